import type { z } from 'zod'
import type { AiSettingsInput } from '#api/contract/settings.ts'

/** What the form holds: numbers are texts until they are saved. */
export type AiValues = z.input<typeof AiSettingsInput>
