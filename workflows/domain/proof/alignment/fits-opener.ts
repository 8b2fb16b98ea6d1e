import { isLightTrait } from './light-traits.ts'
import { OPPOSITES } from './of-the-other.ts'
import type { Opening } from './openers.ts'
import type { Piece } from './read-pieces.ts'
import { strongThings, type Unit } from './read-units.ts'

/** What an asker names beside the thing, and a yes says nothing of. */
const ASKED_LIGHT = new Set(
  'bring near need_it sufficient put request work workRemotely must pay cost buy fit_in hang child adult baby alone self sleepIn come_by visit_it overday'.split(
    ' ',
  ),
)
/** Who asks for the use of a thing is answered by the thing: 'yes, there is a boot dryer' to whoever asks where boots dry. */
const USED_FOR: Record<string, readonly string[]> = {
  dry: ['shoeDryer', 'tumbleDryer', 'dryerRack', 'clothesLine', 'hairdryer'],
  dryOut: ['shoeDryer', 'tumbleDryer', 'dryerRack', 'clothesLine', 'hairdryer'],
  wash: ['washingMachine', 'laundryRoom'],
  cook: ['kitchen', 'hob', 'gasHob', 'ceramicHob', 'induction'],
}
const RENTED = new Set(['rent', 'lend', 'buy'])
/** A no to the one says the other. */
const CONTRARIES = [
  ...OPPOSITES,
  ['included', 'cost'],
  ['included', 'separate'],
  ['included', 'pay'],
  ['included', 'bring'],
  ['provided', 'bring'],
  ['included', 'extra'],
  ['free', 'cost'],
  ['mandatory', 'optional'],
  ['separate', 'included'],
  ['pay', 'included'],
  ['pay', 'free'],
  ['cost', 'free'],
  ['cost', 'included'],
]

/** One of these is the contrary of what was asked. */
export const isDenied = (trait: string, said: ReadonlySet<string>): boolean =>
  CONTRARIES.some((group) => group.includes(trait) && group.some((one) => one !== trait && said.has(one)))

/** It asks of an hour, a day or a month. */
const isOfWhen = (question: readonly Piece[]) =>
  question.some(
    ({ limits, values, traits }) =>
      limits.size > 0 ||
      traits.has('early') ||
      traits.has('late') ||
      values.some(({ kind }) => kind === 'date' || kind === 'monthPart' || kind === 'time'),
  )

/** What is free is included. */
const isAsFree = (trait: string, isSaid: (trait: string) => boolean) =>
  (trait === 'included' && isSaid('free')) || (trait === 'free' && isSaid('included'))

/** A yes to whoever comes at one in the night does not stand before 'arrival after 22:00 costs 20 €'. */
function isWithinHours(question: readonly Piece[], pieces: readonly Piece[]): boolean {
  const timesIn = (those: readonly Piece[]) =>
    those.flatMap(({ values }) => values.filter(({ kind }) => kind === 'time'))
  const told = timesIn(pieces)
  return timesIn(question).every(({ key: hour }) =>
    told.every(({ key, role }) => (role === 'from' ? hour >= key : role !== 'until' || hour <= key || key === '00:00')),
  )
}

type Said = { pieces: readonly Piece[]; units: readonly Unit[]; question: readonly Piece[] }

/**
 * 'Yes' goes with what is so, and with all that was asked; 'no' with what is not, with the contrary of what was asked, or with a
 * distance to whoever asks whether it is far.
 */
export function fitsOpener(says: Opening['says'], { pieces, units, question }: Said): boolean {
  if (says === null) return true
  const all = new Set(question.flatMap(({ traits }) => [...traits]))
  // 'Is it big enough for ten?'
  const asked = [...all].filter((trait) => !all.has('sufficient') || !['big', 'spacious', 'small'].includes(trait))
  const isSaid = (trait: string) => pieces.some(({ traits }) => traits.has(trait))
  if (says === 'yes') {
    const isTold = (trait: string) =>
      units.some((unit) =>
        [...(unit.lead === null ? [] : [unit.lead]), ...unit.pieces].some(
          ({ traits, isNo }) => traits.has(trait) && !isNo,
        ),
      )
    const isTimed = pieces.some(({ values }) => values.some(({ kind }) => kind === 'time' || kind === 'date'))
    const isPriced = pieces.some(({ values }) => values.some(({ kind }) => kind === 'price'))
    const [first] = pieces
    if (first === undefined) return false
    const isSo = !first.isNo
    return (
      isSo &&
      isWithinHours(question, pieces) &&
      asked.every(
        (trait) =>
          ASKED_LIGHT.has(trait) ||
          (isTimed && (trait === 'early' || trait === 'late')) ||
          isLightTrait(trait, first) ||
          isAsFree(trait, isSaid) ||
          (RENTED.has(trait) && isPriced) ||
          (USED_FOR[trait] ?? []).some((thing) => first.things.has(thing)) ||
          isSaid(trait) ||
          isTold(trait),
      )
    )
  }
  return (
    pieces.some(({ isNo }) => isNo) ||
    pieces.some(({ values }) => values.some(({ kind }) => kind === 'metres' || kind === 'minutes')) ||
    asked.some((trait) => isDenied(trait, new Set(pieces.flatMap(({ traits }) => [...traits])))) ||
    // 'No: it is on the second floor', where the host says that there is no lift.
    units.some(({ beside }) =>
      beside.some(
        (piece) => piece.isNo && question.some((one) => strongThings(one).some((thing) => piece.things.has(thing))),
      ),
    ) ||
    // 'No, by bank transfer or in cash', where the house says: not by card.
    units.some(({ beside }) => beside.some((piece) => piece.isNo && asked.some((trait) => piece.traits.has(trait)))) ||
    // 'No, from June on' to whoever asks about May; 'no, only in the garden'.
    pieces.some(({ limits, traits }) => limits.has('only') || traits.has('alone')) ||
    (isOfWhen(question) &&
      pieces.some(
        ({ values, limits }) =>
          limits.size > 0 || values.some(({ kind }) => kind === 'date' || kind === 'monthPart' || kind === 'time'),
      )) ||
    (asked.includes('included') && pieces.some(({ values }) => values.some(({ kind }) => kind === 'price')))
  )
}
