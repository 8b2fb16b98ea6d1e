import { autonomy as en } from '#web/texts/en/autonomy.ts'
import { autonomy as it } from '#web/texts/it/autonomy.ts'

/** By the language of the page that it stands in. */
export const autonomy = { by: { it, en } } as const
