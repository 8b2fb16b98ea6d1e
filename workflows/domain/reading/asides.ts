import { fold } from '#workflows/domain/fold-text.ts'
import type { Ask } from './ask.ts'
import { hasWords } from './compile-words.ts'
import { findSubjects } from './find-subjects.ts'
import type { LanguageKit } from './language-kit.ts'
import { withoutToldOfThemselves } from './told-of-themselves.ts'
import type { Subject } from './words/topic-words.ts'

/** How those are who come along, and why a thing is wanted: words of what is only told beside a question. Folded. */
const WORDS = [
  'very|really|quite|super|calm|quiet|friendly|sweet|gentle|lovely|obedient|trained|house-?trained|behaved|well-?behaved|clean|old|young|little|tiny|shy|barks?|always|often|never|useful|handy|helpful|dirty|messy|gets?|trouble|hard|difficult|difficulty|struggles?|climb(?:ing)?|heavy|light|sleepers?|knees?|legs|likes|loves',
  'molto|tanto|davvero|proprio|piuttosto|tranquill[oaie]|calm[oaie]|educat[oaie]|brav[oaie]|bravissim[oaie]|dolc[ei]|pulit[oaie]|piccol[oaie]|anzian[oaie]|timid[oaie]|abbaia(?:no)?|sempre|spesso|mai|utile|comodo|serv[ei]|sporca(?:no)?|fatica|difficolta|salire|fare|pesant[ei]|ginocchi[ao]?|schiena|gambe',
  'sehr|wirklich|recht|ganz|ruhige?|liebe?|brave?|gut|erzogen|wohlerzogen|saubere?|jung|kleine?|scheu|bell(?:t|en)|immer|oft|nie|praktisch|nutzlich|dreckig|schmutzig|muhe|schwere?|schwierig(?:keiten)?|probleme|steigen|knie|rucken|beine',
  'tres|vraiment|assez|plutot|calmes?|tranquilles?|gentil(?:le)?s?|sages?|propres?|bien|eleves?|petite?s?|agee?s?|vieux|vieille|timide|aboie(?:nt)?|toujours|souvent|jamais|utile|pratique|salissent|mal|peine|difficultes?|monter|lourdes?|genoux?|jambes',
  'muy|realmente|bastante|tranquil[oa]s?|calmad[oa]s?|educad[oa]s?|buen[oa]s?|limpi[oa]s?|pequen[oa]s?|mayor|timid[oa]|ladran?|siempre|nunca|util|comodo|ensucian|cuestan?|dificultad(?:es)?|subir|pesad[oa]s|rodillas?|espalda|piernas',
  'heel|erg|echt|best|rustige?|lieve?|lief|braaf|schone?|kleine?|oude?|jong|verlegen|blaf(?:t|fen)|altijd|vaak|nooit|handig|nuttig|vies|moeite|moeilijk|zware|licht|traplopen|opvoed|opgevoed|knieen|rug|benen',
  'muito|mesmo|sossegad[oa]s?|calm[oa]s?|mans[oa]s?|meig[oa]s?|limp[oa]s?|velh[oa]|idos[oa]|ladra[m]?|jeito|faz falta|falta|sujam?|custa|dificuldades?|subir|pesad[oa]s|joelhos?|costas|pernas',
  'bardzo|naprawde|dosc|spokojn[yae]|grzeczn[yae]|mil[yae]|cich[yae]|czyst[yae]|mal[yae]|malutk[ia]|star[yae]|starszy|mlod[yae]|niesmial[yae]|szczeka(?:ja)?|zawsze|czesto|nigdy|przydatn[yae]|przydaje|przyda|wygodn[yae]|brudz[ia]|klopot|trudno|trudnosci|ciezki[ea]|wchodzic|kolana|nogi',
]
const ASIDE = new RegExp(`^(?:${WORDS.join('|')})$`)
const SAYS_ASIDE = new RegExp(`(?<![a-z])(?:${WORDS.join('|')})(?![a-z])`)

/** Who comes along, and what they have trouble with. */
const COMPANY: ReadonlySet<Subject> = new Set([
  'pets',
  'children',
  'guests',
  'quiet',
  'stairs',
  'lift',
  'floor',
  'luggage',
])
/** What is said of those who come along says nothing of these, unless they are asked about. */
const isAsked = (subject: Subject, asked: ReadonlySet<Subject>): boolean =>
  asked.has(subject) ||
  (subject === 'quiet' && (asked.has('pets') || asked.has('children'))) ||
  ((subject === 'stairs' || subject === 'luggage') && (asked.has('lift') || asked.has('floor'))) ||
  subject === 'children' ||
  subject === 'guests'

const isOfWhoComes = (subject: Subject): boolean =>
  subject === 'children' || subject === 'pets' || subject === 'guests' || subject === 'extraGuests'

/** 'I work from home', 'one last thing and then I will leave you in peace': nobody has to act on it. */
function isToldOfThemselves({ text, times, told }: Ask, folded: string, kit: LanguageKit): boolean {
  const rest = withoutToldOfThemselves(folded)
  return (
    rest !== folded &&
    !text.includes('?') &&
    told === null &&
    times.length === 0 &&
    !/\d/.test(rest) &&
    !hasWords(kit.cues.changes, rest) &&
    !hasWords(kit.cues.negation, rest) &&
    findSubjects(rest, kit).subjects.length === 0 &&
    (rest.match(/\p{L}{4,}/gu) ?? []).every((word) => BESIDE.test(word))
  )
}
/** Greetings and months say nothing more. */
const BESIDE =
  /^(?:ciao|salve|hello|hiya|hallo|guten|bonjour|bonsoir|salut|hola|buenas|goede\p{L}+|dzien|dobry|czesc|buongiorno|buonasera|januar\p{L}*|february|marz\p{L}*|april\p{L}*|juni\p{L}*|juli\p{L}*|august\p{L}*|agosto|aout|luglio|giugno|juillet|julho|july|june|lipcu|sierpniu|wird|also|auch|even|sicher)$/u

/**
 * The asks, where a statement beside a question says only how those are who come along, or why something is wanted: 'ours is
 * small and very calm', 'with kids one always needs it', 'my mother has trouble with stairs'. Nobody has to hear or answer it.
 */
export function withAsidesKnown(asks: readonly Ask[], kit: LanguageKit): Ask[] {
  const isAsking = ({ text, kind }: Ask) => (kind === 'question' || kind === 'confirm') && text.includes('?')
  const asked = new Set(asks.filter(isAsking).flatMap(({ subjects }) => subjects))
  return asks.map((ask): Ask => {
    const folded = fold(ask.text)
    const isAside =
      !ask.text.includes('?') &&
      ask.times.length === 0 &&
      ask.told === null &&
      SAYS_ASIDE.test(folded) &&
      ask.unknown.every((word) => ASIDE.test(word)) &&
      ask.subjects.every((subject) => COMPANY.has(subject) && isAsked(subject, asked)) &&
      !/\d/.test(folded) &&
      !hasWords(kit.cues.changes, folded) &&
      !hasWords(kit.cues.negation, folded)
    if (asked.size > 0 && isToldOfThemselves(ask, folded, kit)) {
      // Who comes along may be met with a rule of the house.
      return { ...ask, kind: 'context', subjects: ask.subjects.filter(isOfWhoComes), aspects: [], unknown: [] }
    }
    if (isAside) return { ...ask, kind: 'context', subjects: [], aspects: [], unknown: [] }
    // 'We would like to bring our dog, he is well trained': how he is changes nothing of it.
    const isOfCompany =
      !ask.text.includes('?') && ask.subjects.some((subject) => subject === 'pets' || subject === 'children')
    return isOfCompany ? { ...ask, unknown: ask.unknown.filter((word) => !ASIDE.test(word)) } : ask
  })
}
