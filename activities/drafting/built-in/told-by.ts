import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import { LANGUAGE_COLUMNS } from '#workflows/domain/words/language-columns.ts'

/** How verbs that turn a sense are told between other words: Italian, English, German, French, Spanish, Dutch, Portuguese, Polish. */
const WORDS = `
must | obbligatorio | mandatory | Pflicht | obligatoire | obligatorio | verplicht | obrigatório | obowiązkowo
need_it | serve | needed | nötig | nécessaire | hace falta | nodig | necessário | potrzebne
if | se | if | wenn | si | si | als | se | jeśli
happen_if | se | if | wenn | si | si | als | se | jeśli
only_if | solo se | only if | nur wenn | seulement si | solo si | alleen als | só se | tylko jeśli
unless | a meno che | unless | außer wenn | sauf si | a menos que | tenzij | a menos que | chyba że
ifPossible | se possibile | if possible | wenn möglich | si possible | si es posible | indien mogelijk | se possível | jeśli to możliwe
both | entrambi | both | beide | les deux | ambos | allebei | ambos | oba
switchOff | spegnere | switch off | ausschalten | éteindre | apagar | uitzetten | desligar | wyłączyć
unplug | staccare la spina | unplug | ausstecken | débrancher | desenchufar | stekker eruit | desligar da tomada | odłączyć
`
export const TOLD_BY: Readonly<Record<string, Partial<Record<DraftLanguage, string>>>> = Object.fromEntries(
  WORDS.trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([name = '', ...words]) => [
      name.trim(),
      Object.fromEntries(DRAFT_LANGUAGES.map((one) => [one, words[LANGUAGE_COLUMNS.indexOf(one)]?.trim()])),
    ]),
)
