import type { Dictionary } from '#workflows/domain/dictionary.ts'
import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'
import { isANeighbours } from '#workflows/domain/facts/read/kept-from-guests.ts'
import { readFactLanguage } from '#workflows/domain/facts/read/read-language.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { factsOfSentences } from '#workflows/domain/proof/facts-of-sentences.ts'
import type { Judged, ReplyToProve } from '#workflows/domain/proof/judged.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import { findSubjectsSaid } from '#workflows/domain/reading/find-subjects.ts'
import { kitOf, type LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import type { Aspect } from '#workflows/domain/reading/words/cues.ts'
import { remembered } from '#workflows/domain/remembered.ts'
import { alignSentence } from './align-sentence.ts'
import { withoutAsides } from './asides.ts'
import { leavesOut } from './asked-limits.ts'
import { isDeniedTogether } from './denied-together.ts'
import { withEntailed } from './entailed-units.ts'
import { fitsOpener, isDenied } from './fits-opener.ts'
import { hasHoursOfAnotherDay } from './hours-of-days.ts'
import { costsOf } from './is-told-by.ts'
import { aroundOf, isKindSentence } from './kindness.ts'
import { isDearerWithin, isGivenByNone, isLimitedByNotes } from './limited-by-notes.ts'
import { isMet, isNameMet } from './meet-unlisted.ts'
import { readOpening } from './openers.ts'
import type { Piece } from './read-pieces.ts'
import { readPieces } from './read-pieces.ts'
import { byLine, bySentence, readUnits, strongThings, type Unit } from './read-units.ts'
import { isSaidOtherwise } from './said-otherwise.ts'
import type { SaidValue } from './said-value.ts'
import { namesShop } from './shop-names.ts'
import { unlistedOf } from './unlisted-words.ts'

/** Proves what no fact proved by one sentence of the house each, in whatever language the host wrote it. */
export function alignReply(judged: readonly Judged[], input: ReplyToProve, kit: LanguageKit): Judged[] {
  const notes = notedUnits(input)
  const written = withEntailed([...notes, ...fieldUnits(input, kit)])
  const house = [...written, ...saidUnits(input.facts, { language: input.language, kit })]
  const reply = judged.flatMap(({ sentence }) => readPieces(sentence, kit))
  // A yes or no goes with what was asked first.
  const question = input.asks
    .filter(({ kind }) => kind !== 'context')
    .slice(0, 1)
    .flatMap(({ text }) => readPieces(text, kit))
  const isOfHost = (thing: string) => written.some(({ beside }) => beside.some(({ things }) => things.has(thing)))
  const around = aroundOf(written, input, kit)
  let about: Piece | null = null
  const unitsOf = new Map<Judged, readonly Unit[]>()
  const aligned = judged.map((one): Judged => {
    const pieces = readPieces(one.sentence, kit)
    const named = pieces.findLast(({ things }) => things.size > 0) ?? null
    const isOpen = (one.kind === 'unsupported' || one.kind === 'promise') && !one.mayNotStand
    if (!isOpen && (one.kind !== 'claim' || one.isExact === true)) {
      about = one.kind === 'claim' ? (named ?? about) : about
      if (one.kind === 'claim' && saysTooMuch(one, one.isExact === true)) return unproven(one)
      return one.kind === 'claim' ? { ...one, answers: answeredBy([], pieces, { ...input, kit, isOfHost }) } : one
    }
    if (isOpen && isKindSentence(one.sentence, around)) return { ...one, kind: 'courtesy' }
    const alignWith = (units: readonly Unit[]) =>
      alignSentence({
        sentence: one.sentence,
        kit,
        units,
        sentences: bySentence(units),
        lines: byLine(units),
        about,
        reply,
        names: input.names,
        question,
        dictionary: input.dictionary,
        around,
      })
    const exact = alignWith(written)
    const found = exact ?? (isOpen ? alignWith(house) : null)
    if (one.kind === 'claim' && found === null) {
      about = named ?? about
      return toldWhole(provenByFacts(one, pieces))
    }
    if (found === null || leavesOnlyOut(pieces, found.units) || (exact === null && saysTooMuch(one, true))) return one
    about = found.about
    const subjects = found.units.flatMap((unit) => [...findSubjectsSaid(unit.sentence, unit.kit).subjects])
    const answers = answeredBy(found.units, [...pieces, ...(named === null ? [] : [named])], {
      ...input,
      kit,
      isOfHost,
    })
    const proven: Judged = {
      ...one,
      kind: 'claim',
      fact: one.fact ?? 'property.additionalInfo',
      provedBy: factsOfSentences(
        found.units.map(({ sentence }) => sentence),
        subjects,
        input,
      ),
      subjects: [...one.subjects, ...subjects],
      answers,
      ...(exact === null ? {} : { isExact: true as const }),
    }
    unitsOf.set(proven, found.units)
    const { isExact } = one.kind === 'claim' ? toldWhole(one) : proven
    return { ...proven, ...(isExact === true && { isExact }), ...(exact !== null && { isOfNotes: true as const }) }
  })
  const held = aligned.map((one) =>
    one.kind === 'claim' && isDearerWithin(readPieces(one.sentence, kit), notes, reply) ? unproven(one) : one,
  )
  const out = new Set(leavesOut(input.asks, { units: written, reply, kit }))
  if (out.size > 0)
    return held.map((one) => ({
      ...one,
      subjects: one.subjects,
      answers: one.answers?.filter((text) => !out.has(text)) ?? [],
      leavesOut: [...out],
    }))
  return held.map((one, index) => (isOpenerOf(one, held[index + 1]) ? { ...one, kind: 'courtesy' } : one))

  /** Single facts say it; a no that does not fit what was asked is none of them. */
  function provenByFacts(one: Judged, pieces: readonly Piece[]): Judged {
    const { rest, says } = readOpening(one.sentence, kit.language)
    if (says === 'no' && !fitsOpener(says, { pieces: readPieces(rest, kit), units: [], question })) return unproven(one)
    if (input.areFactsChosen !== true && isSaidOtherwise(pieces, written, input.dictionary)) return unproven(one)
    if (isFreeInPart(pieces) || isDeniedTogether(pieces, written) || saysTooMuch(one, false)) return unproven(one)
    return { ...one, answers: answeredBy([], pieces, { ...input, kit, isOfHost }) }
  }

  /** Who says facts from their parts has chosen all that are asked of; of those whose sentences hold nothing beside them, nothing is left out. */
  function toldWhole(one: Judged): Judged {
    const facts = one.provedBy ?? []
    const isWhole = input.areFactsChosen === true && facts.length > 0 && facts.every(({ isInDoubt }) => !isInDoubt)
    return one.kind === 'claim' && isWhole ? { ...one, isExact: true } : one
  }

  /** Single facts say more than the notes. */
  function saysTooMuch({ sentence, kind, provedBy = [] }: Judged, isExact: boolean): boolean {
    // Who says facts from their parts chose all that limits what was asked.
    if (input.areFactsChosen === true && kind === 'claim') return false
    const { rest } = readOpening(withoutAsides(sentence, kit.language), kit.language)
    const pieces = readPieces(rest, kit)
    return (
      isLimitedByNotes(pieces, notes, { reply, dictionary: input.dictionary, guestWords: around.guestWords }) ||
      hasHoursOfAnotherDay(pieces, notes) ||
      (!isExact && isGivenByNone(pieces, provedBy, kit))
    )
  }

  /** 'Logs are included' where the first basket is. */
  function isFreeInPart(pieces: readonly Piece[]): boolean {
    const isFree = ({ traits }: Piece) => traits.has('free') || traits.has('included')
    const things = new Set(pieces.flatMap((piece) => [...piece.things]))
    const prices = new Set(reply.flatMap(({ values }) => values.map(({ kind, key }) => `${kind} ${key}`)))
    const isHere = (piece: Piece) => isFree(piece) && [...piece.things].some((thing) => things.has(thing))
    return (
      pieces.some(isFree) &&
      written
        .filter((unit) => unit.pieces.some(isHere))
        .flatMap((unit) => costsOf(unit.pieces.filter(isHere), unit.pieces, unit.beside))
        .some(({ values }) => values.some(({ kind, key }) => kind === 'price' && !prices.has(`${kind} ${key}`)))
    )
  }

  /** 'Yes, of course. There is …': the yes goes with the sentence after it. */
  function isOpenerOf({ sentence, mayNotStand, subjects }: Judged, next: Judged | undefined): boolean {
    if (mayNotStand !== true || subjects.length > 0 || next?.kind !== 'claim') return false
    const { rest, says } = readOpening(sentence, kit.language)
    return (
      rest === '' &&
      fitsOpener(says, { pieces: readPieces(next.sentence, kit), units: unitsOf.get(next) ?? [], question })
    )
  }
}

/** 'Towels are included' of 'linen included, towels only from three nights on'. */
const leavesOnlyOut = (pieces: readonly Piece[], units: readonly Unit[]): boolean =>
  !pieces.some(({ limits }) => limits.has('only')) &&
  pieces.some(
    (said) =>
      !said.isNo &&
      GIVEN.some((trait) => said.traits.has(trait)) &&
      units.some((unit) =>
        unit.pieces.some(
          ({ limits, traits, things }) =>
            limits.has('only') &&
            !GIVEN.some((trait) => traits.has(trait)) &&
            strongThings(said).some((thing) => things.has(thing)),
        ),
      ),
  )
const GIVEN = ['free', 'included']

const unproven = (one: Judged): Judged => ({ ...one, kind: 'unsupported', fact: null, provedBy: [] })

type Asked = Pick<ReplyToProve, 'asks' | 'dictionary'> & { kit: LanguageKit; isOfHost: (thing: string) => boolean }

/** Which figure answers what is asked. */
const FIGURES: Partial<Record<Aspect, readonly SaidValue['kind'][]>> = {
  hours: ['time'],
  far: ['metres', 'minutes'],
  cost: ['price'],
}

/** 'When does the supermarket open?' is answered by the hours of what the house calls by its name and by no other. */
const isAnsweredByName = ({ text, aspects }: Ask, said: readonly Piece[], { kit, isOfHost }: Asked): boolean => {
  const things = readPieces(text, kit).flatMap((piece) => [...piece.things])
  return (
    things.length > 0 &&
    !things.some(isOfHost) &&
    said.some(({ words, names, language }) => language !== 'de' && words.some((word) => names.has(word))) &&
    aspects.some((aspect) =>
      said.some(({ values }) => values.some(({ kind }) => FIGURES[aspect]?.includes(kind) === true)),
    )
  )
}

/** The asks about a thing that the source sentence is about. */
function answeredBy(units: readonly Unit[], said: readonly Piece[], asked: Asked): string[] {
  const { asks, kit, dictionary } = asked
  const told = units.flatMap(({ lead, pieces }) => [...(lead === null ? [] : [lead]), ...pieces])
  const things = new Set([...told, ...said].flatMap((piece) => [...piece.things]))
  const isShop = told.some(namesShop)
  if (isShop) for (const thing of ['supermarket', 'shop']) things.add(thing)
  const traits = new Set(said.flatMap((piece) => [...piece.traits]))
  const all = [...told, ...said]
  const isAnswered = (asked: readonly Piece[]) => {
    if (asked.some((piece) => isThingMet(piece, all, dictionary))) return true
    const named = asked.flatMap((piece) => [...piece.things])
    // 'Can we swim nearby?' names no thing.
    if (named.length === 0)
      return asked.some((piece) => [...piece.traits].some((trait) => traits.has(trait) || isDenied(trait, traits)))
    return named.some((thing) => things.has(thing) || (ANSWERED_BY[thing] ?? []).some((one) => things.has(one)))
  }
  return asks
    .filter((ask) => isAnswered(readPieces(ask.text, kit)) || isAnsweredByName(ask, said, asked))
    .map(({ text }) => text)
}

/** A thing that a question names is told, in words that only the dictionary knows. */
const isThingMet = (asked: Piece, told: readonly Piece[], dictionary: Dictionary): boolean =>
  unlistedOf(asked, dictionary)
    .filter(({ meanings }) => meanings.some(dictionary.isThing))
    .some((word) => told.some((piece) => isMet(word, piece, dictionary))) ||
  strongThings(asked).some((name) => told.some((piece) => isNameMet({ name, of: asked, by: piece }, dictionary)))

/** Who asks for the one is answered by the other. */
const ANSWERED_BY: Record<string, readonly string[]> = {
  bus: ['skiBus', 'busStop'],
  train: ['station', 'metro'],
  metro: ['station', 'train'],
  station: ['metro', 'train', 'bus'],
  breadRolls: ['bakery'],
  shop: ['supermarket', 'cornerShop'],
  supermarket: ['cornerShop', 'shop'],
  bakery: ['breadRolls'],
  rubbish: ['bin', 'plastic', 'organic', 'glass', 'paper'],
  bin: ['rubbish'],
  parking: ['garage', 'spot'],
  doctor: ['healthCentre', 'hospital'],
  pet: ['dog', 'cat'],
  smoking: ['vaping'],
  towel: ['bathTowel', 'beachTowel'],
  coffee: ['coffeeMachine', 'filterCoffee', 'capsule'],
  restaurant: ['pub'],
  bed: ['doubleBed', 'singleBed', 'sofaBed', 'bunkBed'],
  step: ['stairs', 'floor', 'groundFloor', 'lift'],
  stairs: ['step', 'floor', 'groundFloor', 'lift'],
  lift: ['step', 'stairs'],
  aircon: ['fan'],
}

const kitOfText = remembered((text: string): LanguageKit | null => {
  const language = readFactLanguage(text, null)
  const known = DRAFT_LANGUAGES.find((one) => one === language)
  return known === undefined ? null : kitOf(known)
})

/** What the host wrote, in the language of each text. */
const notedUnits = ({ hostTexts }: ReplyToProve): Unit[] =>
  hostTexts.flatMap((text) => {
    const own = kitOfText(text)
    return own === null ? [] : readUnits(text, own).filter(({ sentence }) => !isANeighbours(sentence))
  })

/** What the house's fields say, in the reply's language. */
const fieldUnits = ({ facts, language }: ReplyToProve, kit: LanguageKit): Unit[] =>
  saidUnits(
    facts.filter(({ source }) => source.kind !== 'note'),
    { language, kit },
  )

/** The settled facts as they are said in the reply's language. */
function saidUnits(
  facts: ReplyToProve['facts'],
  { language, kit }: { language: ReplyToProve['language']; kit: LanguageKit },
): Unit[] {
  return facts.flatMap((fact) => {
    const sentence = fact.contradicts.length === 0 ? sayFact(fact, language) : null
    return sentence === null || isANeighbours(sentence) ? [] : readUnits(sentence, kit)
  })
}
