import { replay as en } from '#web/texts/en/replay.ts'
import { replay as it } from '#web/texts/it/replay.ts'

/** In the language that the host is written to. */
export const replay = { by: { it, en } } as const
