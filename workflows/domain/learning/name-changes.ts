import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { readTokens } from '#workflows/domain/evidence-tokens.ts'
import { fold, foldedWords } from '#workflows/domain/fold-text.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import { PROOF_WORDS } from '#workflows/domain/proof/proof-words.ts'
import { hasWords } from '#workflows/domain/reading/compile-words.ts'
import { findSubjects } from '#workflows/domain/reading/find-subjects.ts'
import { kitOf, type LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { isReadWhole, splitSentences } from '#workflows/domain/reading/split-sentences.ts'
import { remembered } from '#workflows/domain/remembered.ts'
import { findRisks } from '#workflows/domain/risk.ts'
import { CHANGE_KINDS, type ChangeKind } from './decision.ts'

/** What the host took out of a draft and put into it, sentence by sentence, and what that changes. */
export type Difference = { changes: ChangeKind[]; removed: string[]; added: string[] }

export type ToCompare = { draft: string; sent: string; language: DraftLanguage }

/** From so many new words on a sentence that names no thing of the house says something all the same. */
const SAYS_SOMETHING = 3

/** From so many sentences on that only one of the two texts has, nobody looks at each: it is another text. */
const COMPARED_MOST = 60

/**
 * Names what the host changed: `language`, `fact` (what is said of the house), `policy` (what is allowed, denied, promised or paid),
 * and `tone` for all else. In doubt it is more than tone: so it is of a text longer than is read, or another one altogether.
 */
export function nameChanges({ draft, sent, language }: ToCompare): Difference {
  const removed = sentencesOnlyIn(draft, { of: sent, language })
  const added = sentencesOnlyIn(sent, { of: draft, language })
  if (draft.trim() === sent.trim()) return { changes: [], removed: [], added: [] }
  const [before, after] = [detectLanguage(draft), detectLanguage(sent)]
  if (before !== null && after !== null && before !== after) return { changes: ['language'], removed, added }
  if (isTooLong({ draft, sent, removed, added })) return { changes: ['fact'], removed, added }
  const kit = kitOf(after ?? language)
  const found: Record<ChangeKind, boolean> = {
    language: false,
    fact: isFactChanged({ draft, sent, removed, added, kit }),
    policy: isPolicyChanged({ draft, sent, removed, added, kit }),
    tone: false,
  }
  const kinds = CHANGE_KINDS.filter((kind) => found[kind])
  return { changes: kinds.length > 0 ? kinds : ['tone'], removed, added }
}

const isTooLong = ({ draft, sent, removed, added }: Omit<Changed, 'kit'>): boolean =>
  !isReadWhole(draft) || !isReadWhole(sent) || Math.max(removed.length, added.length) > COMPARED_MOST

const keyOf = (sentence: string) =>
  fold(sentence)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function sentencesOnlyIn(text: string, { of, language }: { of: string; language: string }): string[] {
  const others = new Set(splitSentences(of, language).map(keyOf))
  return splitSentences(text, language).filter((sentence) => !others.has(keyOf(sentence)))
}

type Changed = { draft: string; sent: string; removed: string[]; added: string[]; kit: LanguageKit }

function isFactChanged({ draft, sent, removed, added, kit }: Changed): boolean {
  const [before, after] = [tokensOf(draft), tokensOf(sent)]
  if (hasNew(after, before) || hasNew(before, after)) return true
  const [wordsBefore, wordsAfter] = [new Set(foldedWords(draft)), new Set(foldedWords(sent))]
  return (
    added.some((sentence) => isNewWord(sentence, { known: wordsBefore, kit })) ||
    removed.some((sentence) => isNewWord(sentence, { known: wordsAfter, kit }))
  )
}

const tokensOf = (text: string) =>
  readTokens(text)
    .filter(({ kind }) => kind !== 'amenity')
    .map(({ kind, key }) => `${kind} ${key}`)

const hasNew = (some: readonly string[], others: readonly string[]) => some.some((one) => !others.includes(one))

/** A sentence about the house with a word of weight that the other text does not have, or with several about something else. */
function isNewWord(sentence: string, { known, kit }: { known: ReadonlySet<string>; kit: LanguageKit }): boolean {
  const fresh = contentWords(sentence, kit).filter((word) => !known.has(word))
  const isOfHouse = findSubjects(sentence, kit).subjects.length > 0
  return fresh.length >= (isOfHouse ? 1 : SAYS_SOMETHING)
}

const courtesyOf = remembered((language: DraftLanguage) => new Set(foldedWords(PROOF_WORDS[language].courtesy)))

function contentWords(text: string, { language, everyday }: LanguageKit): string[] {
  const courtesy = courtesyOf(language)
  return foldedWords(text).filter((word) => word.length > 2 && !everyday.has(word) && !courtesy.has(word))
}

function isPolicyChanged({ draft, sent, removed, added, kit }: Changed): boolean {
  const { promises } = PROOF_WORDS[kit.language]
  const no = { added: deniedIn(added, kit), removed: deniedIn(removed, kit) }
  const risksBefore = findRisks({ guest: '', reply: draft })
  return (
    (promises.test(fold(added.join('\n'))) && !promises.test(fold(draft))) ||
    findRisks({ guest: '', reply: sent }).some((risk) => !risksBefore.includes(risk)) ||
    opensWithNo(added) !== opensWithNo(removed) ||
    no.added.some((subject) => !no.removed.includes(subject) && isIn(removed, { subject, kit })) ||
    no.removed.some((subject) => !no.added.includes(subject) && isIn(added, { subject, kit }))
  )
}

const NO = /^\W*(?:no|nein|non|nee|nao|nie)(?!\p{L})/u
const opensWithNo = (sentences: readonly string[]) => sentences.some((sentence) => NO.test(fold(sentence)))

/** What sentences with a negation speak of. */
const deniedIn = (sentences: readonly string[], kit: LanguageKit): string[] =>
  sentences
    .filter((sentence) => hasWords(kit.cues.negation, fold(sentence)))
    .flatMap((sentence) => findSubjects(sentence, kit).subjects)

const isIn = (sentences: readonly string[], { subject, kit }: { subject: string; kit: LanguageKit }): boolean =>
  sentences.some((sentence) => findSubjects(sentence, kit).subjects.some((one) => one === subject))
