import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import type { LanguageKit } from './language-kit.ts'

/** What a compound ends in and still asks for the thing itself: its place, its use, its hours, what it costs. */
const SAME_THING: Partial<Record<DraftLanguage, RegExp>> = {
  de: /^(?:n|s|en|es|e)?(?:platz\p{L}*|moglichkeit\p{L}*|zeit\p{L}*|raum\p{L}*|gebuhr\p{L}*|kosten|preis\p{L}*|anlage\p{L}*|nutzung|benutzung|aufbewahrung|abgabe|ubergabe|verleih|service|dienst|gerat\p{L}*|maschine\p{L}*|verbindung\p{L}*|anschluss|zugang|bereich|einheit|stelle\p{L}*|station\p{L}*|halte\p{L}*|bus|linie\p{L}*|tonne\p{L}*|container|trennung|entsorgung|freundlich\p{L}*|gerecht\p{L}*|erlaubnis|erlaubt|wohnung|zimmer\p{L}*|apparat\p{L}*)$/u,
  nl: /^(?:n|s|en|es|e)?(?:plaats\p{L}*|plek\p{L}*|mogelijkhe\p{L}*|tijd\p{L}*|ruimte\p{L}*|kosten|prijs|prijzen|gebruik|opslag|service|verbinding|toegang|station\p{L}*|halte\p{L}*|lijn\p{L}*|container\p{L}*|vriendelijk\p{L}*|apparaat|apparaten|machine\p{L}*|belasting|huur|verhuur|kamer\p{L}*)$/u,
}
const [STEM_LEAST, MORE_LEAST] = [4, 5]

const stems = new Map<DraftLanguage, string[]>()

/** The words of the topics that anything may follow, and those that stand alone. */
function stemsOf({ language, topics }: LanguageKit): string[] {
  const known = stems.get(language)
  if (known !== undefined) return known
  const made = topics
    .flatMap(([, { source }]) => source.match(/(?<=[(|:])[a-zß-ÿ]+(?=\[|[|)])/gu) ?? [])
    .filter((stem) => stem.length >= STEM_LEAST)
    .toSorted((a, b) => b.length - a.length)
  stems.set(language, made)
  return made
}

/** Compounds of German and Dutch that only begin with a thing: a 'Treppenschutz' is no stairs. */
export function compoundsIn(text: string, kit: LanguageKit): string[] {
  const same = SAME_THING[kit.language]
  if (same === undefined) return []
  const words = fold(text).match(/\p{L}{9,}/gu) ?? []
  return words.filter((word) => {
    const stem = stemsOf(kit).find((one) => word.startsWith(one))
    const more = stem === undefined ? '' : word.slice(stem.length)
    return more.length >= MORE_LEAST && !same.test(more)
  })
}
