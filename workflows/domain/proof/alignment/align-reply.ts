import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'
import { readFactLanguage } from '#workflows/domain/facts/read/read-language.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import type { Judged, ReplyToProve } from '#workflows/domain/proof/judged.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import { findSubjectsSaid } from '#workflows/domain/reading/find-subjects.ts'
import { kitOf, type LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { remembered } from '#workflows/domain/remembered.ts'
import { alignSentence } from './align-sentence.ts'
import type { Piece } from './read-pieces.ts'
import { readPieces } from './read-pieces.ts'
import { readUnits, type Unit } from './read-units.ts'

/** Proves what no fact proved by one sentence of the house each, in whatever language the host wrote it. */
export function alignReply(judged: readonly Judged[], input: ReplyToProve, kit: LanguageKit): Judged[] {
  if (judged.every(({ kind }) => kind !== 'unsupported')) return [...judged]
  const units = unitsOfHouse(input, kit)
  const reply = judged.flatMap(({ sentence }) => readPieces(sentence, kit))
  const question = input.asks.flatMap(({ text, kind }) => (kind === 'context' ? [] : readPieces(text, kit)))
  let about: Piece | null = null
  return judged.map((one): Judged => {
    const pieces = readPieces(one.sentence, kit)
    const named = pieces.findLast(({ things }) => things.size > 0) ?? null
    if (one.kind !== 'unsupported' || one.mayNotStand) {
      about = one.kind === 'claim' ? (named ?? about) : about
      return one
    }
    const found = alignSentence({ sentence: one.sentence, kit, units, about, reply, names: input.names, question })
    if (found === null) return one
    about = found.about
    const subjects = found.units.flatMap((unit) => [...findSubjectsSaid(unit.sentence, unit.kit).subjects])
    const answers = answeredBy(found.units, [...pieces, ...(named === null ? [] : [named])], { asks: input.asks, kit })
    return { ...one, kind: 'claim', fact: 'property.additionalInfo', subjects: [...one.subjects, ...subjects], answers }
  })
}

type Asked = { asks: readonly Ask[]; kit: LanguageKit }

/** The asks about a thing that the source sentence is about. */
function answeredBy(units: readonly Unit[], said: readonly Piece[], { asks, kit }: Asked): string[] {
  const told = units.flatMap(({ lead, pieces }) => [...(lead === null ? [] : [lead]), ...pieces])
  const things = new Set([...told, ...said].flatMap((piece) => [...piece.things]))
  const isShop = told.some(({ words }) => words.some((word) => SHOPS.has(word)))
  if (isShop) for (const thing of ['supermarket', 'shop']) things.add(thing)
  return asks
    .filter(({ text }) =>
      readPieces(text, kit).some((piece) =>
        [...piece.things].some(
          (thing) => things.has(thing) || (ANSWERED_BY[thing] ?? []).some((one) => things.has(one)),
        ),
      ),
    )
    .map(({ text }) => text)
}

/** Supermarkets that hosts call by their names. */
const SHOPS = new Set(
  'sainsbury tesco mercadona lidl aldi carrefour conad eurospin esselunga coop despar penny mpreis spar billa hofer edeka rewe netto albert heijn jumbo biedronka zabka lewiatan pingo doce continente intermarche monoprix leclerc auchan casino franprix migros dia consum waitrose asda morrisons kaufland'.split(
    ' ',
  ),
)
/** Who asks for the one is answered by the other. */
const ANSWERED_BY: Record<string, readonly string[]> = {
  bus: ['skiBus', 'busStop'],
  train: ['station', 'metro'],
  metro: ['station', 'train'],
  station: ['metro', 'train', 'bus'],
  breadRolls: ['bakery'],
  shop: ['supermarket'],
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

/** What the host wrote, in the language of each text, and the settled facts as they are said in the reply's. */
function unitsOfHouse({ hostTexts, facts, language }: ReplyToProve, kit: LanguageKit): Unit[] {
  const written = hostTexts.flatMap((text) => {
    const own = kitOfText(text)
    return own === null ? [] : readUnits(text, own)
  })
  const told = facts.flatMap((fact) => {
    const sentence = fact.contradicts.length === 0 ? sayFact(fact, language) : null
    return sentence === null ? [] : readUnits(sentence, kit)
  })
  return [...written, ...told]
}
