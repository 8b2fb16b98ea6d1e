import { kinOf } from '#activities/drafting/built-in/names-more.ts'
import { type Noted, onwardOf } from '#activities/drafting/built-in/onward-of.ts'
import { tellInShort } from '#activities/drafting/built-in/tell-in-short.ts'
import { EVERYDAY } from '#activities/drafting/dictionary/everyday-dictionary.ts'
import { type Claim, DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import { type PropertyFact, sentencesAsRead } from '#workflows/domain/facts/fact.ts'
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
const MOST_SENTENCES = 3

/**
 * `note`: where the sentences stand, line by line. `nearest`: those of the notes that are near to it in meaning, the nearest first.
 * `sources`: those that what was said was read from.
 */
export type Asked = {
  text: string
  subject: Subject | null
  said: readonly string[]
  note?: string
  nearest?: readonly string[]
  sources?: ReadonlySet<string>
}
/** `isNamed`: they name what was asked; `isCovered`: those that are told word for word name all of it. */
export type ToldNotes = { claims: Claim[]; isNamed: boolean; isCovered: boolean }

/** The things that a text speaks of. */
export const thingsNamed = (text: string, language: DraftLanguage): string[] =>
  readPieces(text, kitOf(language))
    .flatMap(strongThings)
    .filter((thing) => !BACKGROUND.has(thing))

/** The things that a text names in words that no table lists. */
export const wordsNamed = (text: string, language: DraftLanguage): Unlisted[] =>
  readPieces(text, kitOf(language)).flatMap((piece) =>
    unlistedOf(piece, EVERYDAY).filter(({ meanings }) => meanings.some(EVERYDAY.isThing)),
  )

/** What the host's notes say of what facts leave open, sentence by sentence in the guest's language. */
export function tellNotes(
  { text, subject, said, note = '', nearest = [], sources = new Set() }: Asked,
  facts: readonly PropertyFact[],
  language: DraftLanguage,
): ToldNotes {
  const named = new Set(thingsNamed(text, language))
  const things = new Set([...[...named].flatMap(kinOf), ...((subject === null ? undefined : THINGS_OF[subject]) ?? [])])
  const words = wordsNamed(text, language)
  const namesSomething = named.size + words.length > 0
  const noted = sentencesOf(facts)
  const found = weighed(noted, { subject, things, words })
    // Where the guest names a thing, what shares but its topic is no answer.
    .filter(({ weight }) => weight > 0 || !namesSomething)
  const isMeant = ({ retold: { items } }: Tellable) =>
    !namesSomething || items.length === 0 || items.some((item) => names(item, things) || isOneOf(item, words))
  const told: Tellable[] = []
  for (const { one } of found) {
    if (told.length >= MOST_SENTENCES) break
    const own = tellNew([one], { said, language }).filter(isMeant)
    // 'The pool is open all year. Heating on request': what goes on is of the same.
    const onward = tellNew(onwardOf(one, noted, note), { said, language })
    const isNew = ({ fact }: Tellable) => told.every((other) => other.fact.sentence !== fact.sentence)
    told.push(...[...own, ...onward].filter(isNew))
  }
  const isNamed = namesSomething && told.length > 0
  const isAsked = new Set(found.map(({ one }) => one.sentence))
  const near = nearest.flatMap((sentence) => noted.find((one) => one.sentence === sentence) ?? [])
  const own = noted.filter(({ sentence }) => sources.has(sentence))
  // What is only near is of something else where a sentence speaks of what was asked.
  const isOnlyNear = told.length === 0 && own.length === 0 && near.every(({ sentence }) => !isAsked.has(sentence))
  const first = tellNew([...own, ...near.filter(({ sentence }) => isOnlyNear || isAsked.has(sentence))], {
    said,
    language,
  })
  const all = uniqueOf([...first, ...told]).slice(0, MOST_SENTENCES)
  const whole = all.filter(({ fact }) => fact.language === language)
  const met = new Set(whole.flatMap(({ fact }) => thingsNamed(fact.sentence, language)))
  return {
    claims: all.map((one) => claimFor(one, language)),
    isNamed,
    isCovered:
      named.size > 0 && words.length === 0 && [...named].every((thing) => kinOf(thing).some((one) => met.has(one))),
  }
}

type Tellable = { fact: PropertyFact; retold: Retold }

/** What of these sentences can be told and was not said yet. */
const tellNew = (
  sentences: readonly Noted[],
  { said, language }: { said: readonly string[]; language: DraftLanguage },
): Tellable[] =>
  sentences
    .flatMap(({ facts: [fact] }) => {
      const retold = fact === undefined ? null : toldOf(fact, language)
      return fact === undefined || retold === null ? [] : [{ fact, retold }]
    })
    .filter(({ retold }) => !said.some((sentence) => isIn(retold.text, sentence)))
    .filter(({ fact, retold }) => fact.language === language || !isKnown(retold, said))

/** As tables tell it where they tell all of it, else as says more of it. */
function toldOf(fact: PropertyFact, language: DraftLanguage): Retold | null {
  const retold = retellFact(fact, language, EVERYDAY)
  if (retold?.isWhole === true) return retold
  const short = tellInShort(fact, language)
  return (short?.items.length ?? 0) > (retold?.items.length ?? 0) ? short : retold
}

const claimFor = ({ fact, retold }: Tellable, language: DraftLanguage): Claim => ({
  sentence: fact.language === language ? asToldWhole(retold.text) : openRetold(retold.text, language),
  fact: claimOf(fact),
})

const uniqueOf = (all: readonly Tellable[]) =>
  all.filter(({ fact }, at) => all.findIndex((other) => other.fact.sentence === fact.sentence) === at)

/** How a sentence of a note stands in a reply in its own language. */
export const asToldWhole = (text: string) => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
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

function sentencesOf(facts: readonly PropertyFact[]): Noted[] {
  const noted = sentencesAsRead(facts.filter(({ source }) => source.kind === 'note'))
  return [...noted].map(([sentence, own]) => ({
    sentence,
    language: DRAFT_LANGUAGES.find((one) => one === own[0]?.language),
    facts: own,
  }))
}

type Sought = { subject: Subject | null; things: ReadonlySet<string>; words: readonly Unlisted[] }

/** What is on the topic or names what was asked, the best first; a thing that few sentences name tells them apart. */
function weighed(noted: readonly Noted[], { subject, things, words }: Sought): { one: Noted; weight: number }[] {
  const read = noted.map((one) => ({ one, met: metIn(one, { things, words }) }))
  const count = (met: string) => read.filter((other) => other.met.has(met)).length
  const isOnTopic = ({ facts }: Noted) =>
    facts.some(({ topic }) => topic === subject || (subject !== null && BESIDE[subject]?.includes(topic)))
  return read
    .map(({ one, met }) => {
      const weight = [...met].reduce((sum, name) => sum + 1 / count(name), 0)
      return { one, weight, score: weight + (one.language !== undefined && isOnTopic(one) ? 1 : 0) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
}

/** Of what is sought, what a sentence names. */
function metIn({ sentence, language }: Noted, { things, words }: Omit<Sought, 'subject'>): ReadonlySet<string> {
  if (language === undefined) return new Set()
  const pieces = readPieces(sentence, kitOf(language))
  return new Set([
    ...pieces.flatMap(strongThings).filter((thing) => things.has(thing)),
    ...words.filter((word) => pieces.some((piece) => isMet(word, piece, EVERYDAY))).map((word) => word.words),
  ])
}
