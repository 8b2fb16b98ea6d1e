import { likelihood, likelyAsked } from '#activities/drafting/built-in/likely-notes.ts'
import { kinOf } from '#activities/drafting/built-in/names-more.ts'
import { EVERYDAY } from '#activities/drafting/dictionary/everyday-dictionary.ts'
import { type Claim, DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { isMet } from '#workflows/domain/proof/alignment/meet-unlisted.ts'
import { readPieces } from '#workflows/domain/proof/alignment/read-pieces.ts'
import { strongThings } from '#workflows/domain/proof/alignment/read-units.ts'
import { type Unlisted, unlistedOf } from '#workflows/domain/proof/alignment/unlisted-words.ts'
import { claimOf } from '#workflows/domain/proof/claim-of.ts'
import type { Item } from '#workflows/domain/proof/retell/item.ts'
import type { Retold } from '#workflows/domain/proof/retell/retell-sentence.ts'
import { openRetold, retellFact } from '#workflows/domain/proof/retell/retold-facts.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'

/** Who asks when they may come hears what holds late. */
const BESIDE: Partial<Record<Subject, readonly Subject[]>> = {
  checkIn: ['lateArrival', 'earlyCheckIn'],
  lateArrival: ['checkIn', 'keys'],
  earlyCheckIn: ['checkIn'],
  checkOut: ['lateCheckOut'],
  lateCheckOut: ['checkOut'],
  guests: ['extraGuests'],
  rooms: ['beds'],
  beds: ['rooms'],
}
/** How hosts name what they write no topic's own word for. */
const THINGS_OF: Partial<Record<Subject, readonly string[]>> = {
  charging: ['wallbox', 'electricCar'],
  restaurant: ['restaurant', 'pub'],
  beds: ['doubleBed', 'singleBed', 'sofaBed', 'bunkBed'],
}
/** Who comes, when and where from: no answer is about these. */
const BACKGROUND = new Set(
  'arrival departure child baby adult house street village price group person couple holiday company'.split(' '),
)
/** More would be a list. */
const MOST_SENTENCES = 2

export type Asked = { text: string; subject: Subject | null; said: readonly string[] }
export type ToldNotes = { claims: Claim[] /** Sentences of which nothing was left out. */; whole: ReadonlySet<string> }

/** The things that a text speaks of. */
export const thingsNamed = (text: string, language: DraftLanguage): string[] =>
  readPieces(text, kitOf(language))
    .flatMap(strongThings)
    .filter((thing) => !BACKGROUND.has(thing))

/** The things that a text names in words that no table lists. */
const wordsNamed = (text: string, language: DraftLanguage): Unlisted[] =>
  readPieces(text, kitOf(language)).flatMap((piece) =>
    unlistedOf(piece, EVERYDAY).filter(({ meanings }) => meanings.some(EVERYDAY.isThing)),
  )

/** What the host's notes say of what facts leave open, sentence by sentence in the guest's language. */
export function tellNotes(
  { text, subject, said }: Asked,
  facts: readonly PropertyFact[],
  language: DraftLanguage,
): ToldNotes {
  const named = new Set(thingsNamed(text, language))
  const things = new Set([...[...named].flatMap(kinOf), ...((subject === null ? undefined : THINGS_OF[subject]) ?? [])])
  const words = wordsNamed(text, language)
  const namesSomething = named.size + words.length > 0
  const noted = sentencesOf(facts)
  const scored = noted.map((one) => ({ ...one, ...scoreOf(one, { subject, things, words }) }))
  const found = scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    // Where the guest names a thing, what shares but its topic is no answer.
    .filter(({ isNamed }) => isNamed || !namesSomething)
  const told = tellNew(found, { said, language }).filter(
    ({ retold: { items } }) =>
      !namesSomething || items.length === 0 || items.some((item) => names(item, things) || isOneOf(item, words)),
  )
  return shorten(told.length > 0 ? told : tellNew(likely(noted, { text, language }), { said, language }), language)
}

/** Where no words of the question lead to a sentence, what it is likely about does. */
function likely(noted: readonly Noted[], { text, language }: { text: string; language: DraftLanguage }): Noted[] {
  const asked = likelyAsked(text, language)
  return noted
    .map((one) => ({
      one,
      chance: one.language === undefined ? 0 : likelihood(asked, { ...one, language: one.language }),
    }))
    .filter(({ chance }) => chance > 0)
    .toSorted((a, b) => b.chance - a.chance)
    .map(({ one }) => one)
}

type Tellable = { fact: PropertyFact; retold: Retold }

/** What of these sentences can be told and was not said yet. */
const tellNew = (
  sentences: readonly Noted[],
  { said, language }: { said: readonly string[]; language: DraftLanguage },
): Tellable[] =>
  sentences
    .flatMap(({ facts: [fact] }) => {
      const retold = fact === undefined ? null : retellFact(fact, language, EVERYDAY)
      return fact === undefined || retold === null ? [] : [{ fact, retold }]
    })
    .filter(({ retold }) => !said.some((sentence) => isIn(retold.text, sentence)))
    .filter(({ fact, retold }) => fact.language === language || !isKnown(retold, said))

function shorten(all: readonly Tellable[], language: DraftLanguage): ToldNotes {
  const told = all.slice(0, MOST_SENTENCES)
  return {
    claims: told.map(({ fact, retold }) => ({
      sentence: fact.language === language ? endOf(retold.text) : openRetold(retold.text, language),
      fact: claimOf(fact),
    })),
    whole: new Set(told.filter(({ retold }) => retold.isWhole).map(({ fact }) => fact.sentence)),
  }
}

const endOf = (text: string) => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
const isIn = (text: string, sentence: string) => fold(sentence).includes(fold(text))

/** Whether every figure was told by the facts already. */
function isKnown({ text, items }: Retold, said: readonly string[]): boolean {
  if (items.filter(({ kind }) => kind === 'meaning' || kind === 'verbatim').length > 1) return false
  const figures = text.match(/\d+(?:[.,:]\d+)?/g) ?? []
  return figures.length > 0 && figures.every((figure) => said.some((sentence) => sentence.includes(figure)))
}

const isOneOf = (item: Item, words: readonly Unlisted[]) =>
  item.kind === 'verbatim' &&
  item.meaning !== undefined &&
  words.some(({ meanings }) => meanings.some((one) => one === item.meaning))
const names = (item: Item, things: ReadonlySet<string>) => item.kind === 'meaning' && things.has(item.name)

type Noted = { sentence: string; language: DraftLanguage | undefined; facts: PropertyFact[] }

function sentencesOf(facts: readonly PropertyFact[]): Noted[] {
  const found = new Map<string, PropertyFact[]>()
  for (const fact of facts)
    if (fact.source.kind === 'note') found.set(fact.sentence, [...(found.get(fact.sentence) ?? []), fact])
  return [...found].map(([sentence, own]) => ({
    sentence,
    language: DRAFT_LANGUAGES.find((one) => one === own[0]?.language),
    facts: own,
  }))
}

/** A sentence on the topic counts more than one that names the thing beside others. */
function scoreOf(
  { sentence, language: own, facts }: Noted,
  { subject, things, words }: { subject: Subject | null; things: ReadonlySet<string>; words: readonly Unlisted[] },
) {
  if (own === undefined) return { score: 0, isNamed: false }
  const isOnTopic = facts.some(
    ({ topic }) => topic === subject || (subject !== null && BESIDE[subject]?.includes(topic)),
  )
  const named = readPieces(sentence, kitOf(own)).some(
    (piece) =>
      strongThings(piece).some((thing) => things.has(thing)) || words.some((word) => isMet(word, piece, EVERYDAY)),
  )
  return { score: (isOnTopic ? 2 : 0) + (named ? 2 : 0), isNamed: named }
}
