import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { readFactLanguage } from '#workflows/domain/facts/read/read-language.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { kitOf, type LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { splitSentences } from '#workflows/domain/reading/split-sentences.ts'
import { readPieces } from './alignment/read-pieces.ts'
import type { Judged, ReplyToProve } from './judged.ts'

const ANIMALS: ReadonlySet<string> = new Set(['pet', 'dog', 'cat', 'horse', 'rabbit', 'bird'])
/** Folded. That somebody may come, be brought or stay, in the eight languages. */
const LETS_IN =
  /(?<!\p{L})(?:welcome|allow\w*|accept\w*|permit\w*|can|may|bring|benvenut\w*|ammess\w*|ammett\w*|accett\w*|permess\w*|possono|puo|potete|puoi|portare|willkommen|erlaubt|gestattet|zugelassen|durfen|darf|konnen|mitbringen|mitkommen|bienvenu\w*|admis\w*|autoris\w*|peuvent|pouvez|amener|bienvenid\w*|admit\w*|aceptam\w*|pueden|puede|podeis|traer|welkom|toegestaan|mogen|mag|meenemen|bem-vind\w*|aceit\w*|podem|pode|trazer|mile widzian\w*|dozwolon\w*|akceptuj\w*|wolno|mozna|moga)(?!\p{L})/u
/** What a host writes who says yes in short: `Hund ja`, `cani ok, 20 €`. */
const SAYS_YES =
  /(?<!\p{L})(?:ok|okay|ja|si|yes|oui|sim|tak|max|gratis|free|kostenlos|gratuit\w*)(?!\p{L})|[€$£]|\d\s?(?:eur|chf|pesos|pln|zl)/u
const SAYS_NO =
  /(?<!\p{L})(?:no|not|non|nicht|kein\w*|nein|pas|geen|niet|nao|nie|bez|sin|sem|senza|sans|ohne|without|zonder)(?!\p{L})/u

/** The animals that a sentence says may come. */
function animalsLetIn(sentence: string, kit: LanguageKit): string[] {
  if (!LETS_IN.test(fold(sentence))) return []
  return readPieces(sentence, kit).flatMap(({ things, isNo }) =>
    isNo ? [] : [...things].filter((one) => ANIMALS.has(one)),
  )
}

const isLetInBy = ({ topic, value, conditions }: PropertyFact, animal: string): boolean => {
  if (topic !== 'pets' || value.kind !== 'yesNo' || !value.yes) return false
  const kinds = conditions.map(({ kind }) => kind)
  return kinds.includes('onlyDogs') ? animal === 'dog' : !kinds.includes('onlyCats') || animal === 'cat'
}

/** A host's sentence about the animal that says yes in whatever words: that there is a cat on the farm lets in none. */
function isLetInByWords(animal: string, hostTexts: readonly string[]): boolean {
  return hostTexts.some((text) => {
    const language = readFactLanguage(text, null)
    const kit = kitOf(language ?? 'en')
    return splitSentences(text, kit.language)
      .flatMap((sentence) => readPieces(sentence, kit))
      .some(
        ({ things, isNo, raw }) =>
          !isNo && things.has(animal) && !SAYS_NO.test(raw) && (LETS_IN.test(raw) || SAYS_YES.test(raw)),
      )
  })
}

const letsInUnasked = (sentence: string, { facts, hostTexts }: ReplyToProve, kit: LanguageKit): boolean =>
  animalsLetIn(sentence, kit).some(
    (animal) => !facts.some((fact) => isLetInBy(fact, animal)) && !isLetInByWords(animal, hostTexts),
  )

/**
 * What was judged, with each claim unsupported that lets in an animal which nothing of the house does. Facts that are told as they stand
 * let in what they say.
 */
export const withoutAnimalsOfNobody = (
  judged: readonly Judged[],
  input: ReplyToProve,
  kit: LanguageKit,
): readonly Judged[] =>
  input.areFactsChosen === true
    ? judged
    : judged.map(
        (one): Judged =>
          one.kind === 'claim' && letsInUnasked(one.sentence, input, kit)
            ? { sentence: one.sentence, kind: 'unsupported', fact: null, subjects: one.subjects }
            : one,
      )
