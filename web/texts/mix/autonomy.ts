import { autonomy as en } from '#web/texts/en/autonomy.ts'
import { autonomy as it } from '#web/texts/it/autonomy.ts'

/** It names a choice of the form above, which is in English. */
const hintThreshold =
  'Decide la soglia. Quello che imposti qui vale comunque; scegli “once it is earned” più sopra perché gli argomenti si sblocchino uno a uno.'

/** In the language that the host is written to. */
export const autonomy = { by: { it: { ...it, ladder: { ...it.ladder, hintThreshold } }, en } } as const
