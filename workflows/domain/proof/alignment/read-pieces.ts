import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold, foldedWords } from '#workflows/domain/fold-text.ts'
import { PROOF_WORDS } from '#workflows/domain/proof/proof-words.ts'
import { STRICT } from '#workflows/domain/proof/strange-words.ts'
import { hasWords } from '#workflows/domain/reading/compile-words.ts'
import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { rememberedByKit } from '#workflows/domain/reading/remembered-by-kit.ts'
import { readValues } from './read-values.ts'
import { ROLE_WORDS } from './role-words.ts'
import type { SaidValue } from './said-value.ts'
import { readRows } from './word-rows.ts'
import { TABLES } from './words/tables.ts'

/** A piece of a sentence as meanings that are the same in every language. */
export type Piece = {
  things: ReadonlySet<string>
  traits: ReadonlySet<string>
  limits: ReadonlySet<string>
  values: readonly SaidValue[]
  /** What no table knows: names, and words that may mean anything. */
  words: readonly string[]
  names: ReadonlySet<string>
  isNo: boolean
  /** 'One' or an article. */
  hasOne: boolean
  /** In brackets: said of what stands before. */
  isAside: boolean
  /** Nobody can tell whether the 'no' before it goes for it too: 'no oven and microwave'. */
  isDoubtful: boolean
  /** It ends in a colon: said of all that follows. */
  isLead: boolean
}

const JOINS: Record<DraftLanguage, string> = {
  it: 'e|ed|o|né',
  en: 'and|or|nor',
  de: 'und|oder|noch',
  fr: 'et|ou|ni',
  es: 'y|e|o|u|ni',
  nl: 'en|of|noch',
  pt: 'e|ou|nem',
  pl: 'i|oraz|lub|ani',
}
const CONTRASTS_BUT_POLISH =
  /\s(?:ma|mentre|però|invece|but|while|whereas|aber|sondern|während|mais|pero|sino|maar|terwijl|mas)\s/giu
const CONTRASTS = /\s(?:ale|natomiast|a)\s/giu
/** What begins a statement of its own, or says yes. */
const OWN =
  /(?<!\p{L})(?:there|c'e|ci sono|abbiamo|si|is|are|have|you|es gibt|gibt es|haben|ist|il y a|avons|hay|tenemos|esta|estan|ja|er|ha|temos|sim|jest|sa|mamy|yes|oui|wel|vorhanden|da)(?!\p{L})/u

/** Of the same words, what stands first here. */
const KINDS = ['limits', 'things', 'traits'] as const
const ROWS = {
  things: readRows(...TABLES.things),
  traits: readRows(...TABLES.traits),
  limits: readRows(...TABLES.limits),
}
const ONE = /(?<!\p{L})(?:un|una|uno|une|one|a|an|ein|eine|einen|einem|einer|een|um|uma|jeden|jedna|jedno)(?!\p{L})/u

/** The pieces of a sentence, between commas, brackets and 'and'. */
export const readPieces: (sentence: string, kit: LanguageKit) => readonly Piece[] = rememberedByKit((sentence, kit) => {
  const joins = new RegExp(`\\s(?:${JOINS[kit.language]})\\s`, 'giu')
  const marked = sentence
    .replace(/\(([^)]*)\)?/gu, ' ,\u0001$1, ')
    .replace(/:\s/gu, ':\u0002, ')
    .replace(/\s[-–—/]\s|;/gu, ', ')
    .replace(kit.language === 'pl' ? CONTRASTS : CONTRASTS_BUT_POLISH, ' ,\u0003 ')
    .replace(joins, ' , ')
  return withDoubt(
    marked
      .split(/,(?!\d)/u)
      .filter((text) => /[\p{L}\p{N}]/u.test(text))
      .map((text) => ({ text, piece: readPiece(text, kit) })),
    kit.language,
  )
})

function withDoubt(read: readonly { text: string; piece: Piece }[], language: DraftLanguage): Piece[] {
  const ends = new RegExp(`(?<!\\p{L})(?:${ROLE_WORDS[language].not})\\W*(?:hay|ce n'e|c'e|ma)?\\W*$`, 'u')
  let isOpen = false
  return read.map(({ text, piece }) => {
    const folded = fold(text)
    const isBare = piece.traits.size + piece.limits.size + piece.values.length === 0
    const isDoubtful = isOpen && isBare && !piece.isNo && !text.includes('\u0003') && !OWN.test(folded)
    isOpen = isDoubtful || (piece.isNo && !ends.test(folded))
    return { ...piece, isDoubtful }
  })
}

function readPiece(text: string, kit: LanguageKit): Piece {
  const { language } = kit
  const bare = text.replace(/[\u0001\u0002\u0003]/gu, ' ')
  const { values, rest } = readValues(fold(bare), language)
  const not = new RegExp(`(?<!\\p{L})(?:${ROLE_WORDS[language].not})(?!\\p{L})`, 'gu')
  const taken = { things: new Set<string>(), traits: new Set<string>(), limits: new Set<string>() }
  const left = take(rest, language, taken)
  const isNo = left.search(not) >= 0
  const names = new Set(foldedWords(properNames(bare)))
  const light = lightWords(kit)
  const words = foldedWords(left.replace(not, ' ')).filter(
    (word) => word.length > 2 && (names.has(word) || STRICT.test(word) || !light(word)),
  )
  return {
    ...taken,
    values: values.map((value) => withRoleOf(taken.traits, value)),
    words,
    names,
    isNo,
    isDoubtful: false,
    hasOne: ONE.test(fold(bare)),
    isAside: text.includes('\u0001'),
    isLead: text.includes('\u0002'),
  }
}

/** 'Opens at 8' is from 8, 'closes at 9' until 9. */
const withRoleOf = (traits: ReadonlySet<string>, value: SaidValue): SaidValue => {
  if (value.role !== 'at' || (value.kind !== 'time' && value.kind !== 'count')) return value
  return traits.has('open') ? { ...value, role: 'from' } : traits.has('closed') ? { ...value, role: 'until' } : value
}

type Kind = keyof typeof ROWS
export type Meaning = { kind: Kind; name: string; from: number; until: number }

/** Takes the words of all concepts out of a text. */
function take(text: string, language: DraftLanguage, into: Record<Kind, Set<string>>): string {
  let left = text
  for (const { kind, name, from, until } of findMeanings(text, language)) {
    into[kind].add(name)
    left = left.slice(0, from) + ' '.repeat(until - from) + left.slice(until)
  }
  return left
}

/** What the words of a folded text mean: of words that overlap the longest mean something, 'poco profonda' before 'profonda'. */
export function findMeanings(text: string, language: DraftLanguage): Meaning[] {
  const found = KINDS.flatMap((kind) =>
    ROWS[kind](language)
      .among(text)
      .filter(({ pattern }) => hasWords(pattern, text))
      .flatMap(({ name, pattern }) =>
        [...text.matchAll(pattern)].map(
          (match): Meaning => ({ kind, name, from: match.index, until: match.index + match[0].length }),
        ),
      ),
  )
  const longestFirst = found.toSorted((a, b) => b.until - b.from - (a.until - a.from))
  let left = text
  return longestFirst.filter(({ from, until }) => {
    const words = text.slice(from, until)
    if (left.slice(from, until) !== words) return false
    left = left.slice(0, from) + ' '.repeat(words.length) + left.slice(until)
    return true
  })
}

/** Capitals that do not begin the piece. */
const properNames = (text: string): string =>
  (text.trim().match(/(?<=\S\s+["'«(]?)\p{Lu}[\p{L}'’.-]+/gu) ?? []).join(' ')

/** Courtesy, everyday words and verbs that say no more than that something is so. */
export const lightWords = oncePerKit((kit: LanguageKit) => {
  const courtesy = new Set(foldedWords(PROOF_WORDS[kit.language].courtesy))
  const verbs = new Set(LIGHT[kit.language].split(' '))
  return (word: string) => kit.everyday.has(word) || courtesy.has(word) || verbs.has(word)
})

function oncePerKit<T>(make: (kit: LanguageKit) => T): (kit: LanguageKit) => T {
  const known = new Map<string, T>()
  return (kit) => {
    const made = known.get(kit.language) ?? make(kit)
    known.set(kit.language, made)
    return made
  }
}

const LIGHT: Record<DraftLanguage, string> = {
  it: 'lasciare lasciate tenere ferma fermano passa passano circola disponibile disponibili dispone disponiamo offriamo troverete puo esserci situato situata distante distanza raggiungere raggiungibile serve servono salire fare usare utilizzare potete permesso permessi ammessi ammesso consentito benvenuti benvenuto accettiamo accettati presente sotto circa gentilmente davvero',
  en: 'leave left keep store stops stop runs run comes available located found away located distance reach reachable takes take climb use used using allowed permitted welcome accepted accept have has got there here about approximately roughly around provided supplied people persons guests person well really provide',
  de: 'werden wird lauft lassen abgestellt abstellen stellen bleiben halt halten fahrt verkehrt kommt erst verfugbar vorhanden befinden entfernt entfernung erreichbar erreichen nutzen benutzen nutzbar erlaubt gestattet willkommen konnt durft durfen darf darfst hinauf steigen etwa circa rund bieten haben habt stehen personen gaste gestellt',
  fr: 'laisser ranger ranges rangees garer fonctionne arrete passe passent circule circulent disponible disponibles situe situee distance accessible trouve monter utiliser autorise autorises permis acceptes accepte bienvenus bienvenu environ faut avons proposons personnes fourni fournis fournie fournies pouvez',
  es: 'dejar guardar funciona pasa pasan circula circulan disponible disponibles situado situada distancia ubicado encuentra subir usar utilizar permitido permitidos permite permiten admiten admite aceptamos bienvenidos unos unas aproximadamente personas favor hay tenemos puede pueden esta estan queda',
  nl: 'achterlaten afgegeven afgeven neerzetten stopt rijdt rijden pas beschikbaar aanwezig gelegen afstand bereikbaar gebruiken toegestaan welkom mag mogen ongeveer circa hebben personen liggen ligt staan staat vindt vinden vind zit zitten',
  pt: 'deixar guardar funciona passa passam circula circulam disponivel disponiveis situado situada distancia encontra subir usar utilizar permitido permitidos permitida aceitamos aceites bem-vindos cerca aproximadamente pessoas favor fornecidos fornecidas fornecido podem pode esta estao',
  pl: 'zostawic zostawiac oddac dziala obowiazuje zatrzymuje kursuje kursuja jezdzi jezdza odjezdza dostepny dostepna dostepne dostepnych polozony odleglosc oddalona oddalony dojsc dotrzec uzywac korzystac skorzystac dozwolone dozwolony mile widziane mozna akceptujemy okolo mamy osob osoby znajduje znajduja lezy stoi sie',
}
