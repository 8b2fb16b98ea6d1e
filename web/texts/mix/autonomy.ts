import { autonomy as en } from '#web/texts/en/autonomy.ts'
import { autonomy as it } from '#web/texts/it/autonomy.ts'

/** In the language that the host is written to. */
export const autonomy = { by: { it, en } } as const
