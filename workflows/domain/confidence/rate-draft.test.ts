import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CAP_REASONS } from '#workflows/domain/draft.ts'
import { IDENTITY } from './calibrate.ts'
import { NO_RECORD, recordShift } from './host-record.ts'
import { CAPS, confidenceOf, isCapped, rateDraft, type ToRate } from './rate-draft.ts'
import { measureReliability } from './reliability.ts'

const whole: ToRate = {
  signals: { evidence: 1, questions: 1, relation: 1, language: 1 },
  asked: 1,
  own: 10,
  caps: [],
  topics: ['parking'],
}
const nobody = { record: NO_RECORD, curve: IDENTITY }
const numberOf = (change: Partial<ToRate>, basis = nobody) => confidenceOf(rateDraft({ ...whole, ...change }, basis))

test.each([
  ['all answered and proved', {}, 10],
  ['three things asked', { asked: 3 }, 9],
  ['its writer was less sure', { own: 7 }, 7],
  ['its writer is not to be raised', { own: 10, signals: { ...whole.signals, questions: 0.5 } }, 7],
  ['answered from something beside it', { signals: { ...whole.signals, relation: 0 } }, 9],
  ['half of its sentences have no fact', { signals: { ...whole.signals, evidence: 0.5 } }, 8],
  ['another language', { signals: { ...whole.signals, language: 0 } }, 5],
  ['a writer without a number', { own: Number.NaN }, 1],
] as const)('%s', (_name, change, number) => {
  expect(numberOf(change)).toBe(number)
})

test.each(CAP_REASONS)('%s caps the number, whatever else speaks for it, and says so', (cap) => {
  expect(numberOf({ caps: [cap] })).toBe(CAPS[cap])
  expect(isCapped(rateDraft({ ...whole, caps: [cap] }, nobody))).toBe(true)
  expect(isCapped(rateDraft({ ...whole, own: 1, caps: [cap] }, nobody))).toBe(false)
})

test('what was dropped, quoted or unknown is 4 at most, of any host', () => {
  const sure = { record: NO_RECORD, curve: IDENTITY.map(() => 1) }
  for (const cap of ['dropped', 'quoted', 'unknown'] as const) expect(numberOf({ caps: [cap] }, sure)).toBe(4)
})

const decided = (unchanged: number, all: number) => ({ decided: all, unchanged })
const parking = (inProperty: [number, number], inAll = inProperty) => ({
  all: decided(80, 100),
  topics: [{ topic: 'parking', inProperty: decided(...inProperty), inAll: decided(...inAll) }],
})

test('what this host changes on a topic in a property lowers it there, and three decisions move little', () => {
  const number = (inProperty: [number, number], inAll = inProperty) =>
    numberOf({ own: 9 }, { record: parking(inProperty, inAll), curve: IDENTITY })
  expect(number([0, 0])).toBe(9)
  expect(number([1, 3], [30, 40])).toBeGreaterThanOrEqual(8)
  expect(number([2, 20])).toBeLessThan(6)
  expect(number([0, 0], [2, 40])).toBeLessThan(8)
  expect(numberOf({ own: 9, topics: ['pool'] }, { record: parking([0, 30]), curve: IDENTITY })).toBe(9)
})

test('of several topics the worst counts, and a record is never worth more than its decisions', () => {
  expect(recordShift(['pool', 'parking'], parking([2, 20]))).toBe(recordShift(['parking'], parking([2, 20])))
  expect(recordShift([], parking([2, 20]))).toBe(0)
  expect(recordShift(['parking'], parking([3, 3]))).toBeLessThan(recordShift(['parking'], parking([60, 60])))
})

test('the number is 1 to 10 whatever it is made of', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const signals = fc.record({ evidence: share, questions: share, relation: share, language: share })
  const rest = {
    asked: fc.nat(20),
    own: fc.double(),
    caps: fc.subarray([...CAP_REASONS]),
    topics: fc.constant(['parking']),
  }
  fc.assert(
    fc.property(fc.record({ signals, ...rest }), (draft) => {
      const number = confidenceOf(rateDraft(draft, nobody))
      expect(Number.isInteger(number) && number >= 1 && number <= 10).toBe(true)
    }),
  )
})

test('Brier score and calibration error are those of the definition', () => {
  const drafts = [
    { promised: 0.9, isUnchanged: true },
    { promised: 0.9, isUnchanged: false },
    { promised: 0.3, isUnchanged: false },
  ]
  const measured = measureReliability(drafts)
  expect(measured?.brier).toBeCloseTo((0.01 + 0.81 + 0.09) / 3, 9)
  expect(measured?.calibrationError).toBeCloseTo((Math.abs(1.8 - 1) + Math.abs(0.3 - 0)) / 3, 9)
  expect(measured?.bins[8]).toEqual({ drafts: 2, promised: 0.9, unchanged: 1 })
  expect(measureReliability([])).toBeNull()
})
