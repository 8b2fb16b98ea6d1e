import { replay as en } from '#web/texts/en/replay.ts'
import { replay as it } from '#web/texts/it/replay.ts'

/** By the language of the page that it stands in. */
export const replay = { by: { it, en } } as const
