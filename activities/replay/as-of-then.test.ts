import { expect, test } from 'vitest'
import type { House } from '#prisma/facts/house.ts'
import type { HostsPast } from '#prisma/replay/read-hosts-past.ts'
import { IDENTITY } from '#workflows/domain/confidence/calibrate.ts'
import { houseBefore } from './house-before.ts'
import { AT, houseOfPast, minutes } from './replay.fixture.ts'
import { trackRecordBefore } from './track-record-before.ts'

const decision = (at: number, topic = 'parking', outcome: 'unchanged' | 'discarded' = 'unchanged') => ({
  ...{ outcome, changes: [], decidedAt: minutes(at), propertyId: 'casa', topics: [topic] },
})
const past: Omit<HostsPast, 'taught'> = {
  decisions: [decision(-3), decision(-2, 'parking', 'discarded'), decision(-1, 'pool'), decision(1), decision(2)],
  set: [{ propertyId: 'casa', topic: 'keys', setting: 'never' }],
  curves: [{ curve: [[1, 1]] as never, fittedAt: minutes(5) }],
  settings: { automaticRule: 'earned', earnedTarget: 0.9 },
}

test('only what was decided before counts, and what is set by hand as it is set today', () => {
  const { record, ladder, curve } = trackRecordBefore(past, { propertyId: 'casa', at: AT })
  expect(record.all).toEqual({ decided: 3, unchanged: 2 })
  expect(record.topics).toContainEqual({
    topic: 'parking',
    inProperty: { decided: 2, unchanged: 1 },
    inAll: { decided: 2, unchanged: 1 },
  })
  expect(ladder.rungs.find(({ topic }) => topic === 'parking')?.counts).toEqual({
    all: { good: 1, bad: 1 },
    sinceBad: { good: 0, bad: 0 },
  })
  expect(ladder.rungs.find(({ topic }) => topic === 'keys')?.setting).toBe('never')
  expect(curve).toBe(IDENTITY)
  expect(trackRecordBefore(past, { propertyId: 'casa', at: minutes(9) }).curve).not.toBe(IDENTITY)
})

test('of another house nothing is known but what was decided in all', () => {
  const { record, ladder } = trackRecordBefore(past, { propertyId: 'other', at: minutes(9) })
  expect(record.all.decided).toBe(5)
  expect(ladder.rungs).toEqual([])
})

const SENTENCE = 'Il parcheggio costa 15 € al giorno.'

test('what was learnt from an answer of then or later is not known, what was said before is', () => {
  const note = (additionalInfo: string) => {
    const house = houseOfPast({ ...houseOfPast().property, additionalInfo, extras: [] })
    return { ...house, facts: house.told.map((fact) => ({ ...fact, isCorrected: false })), isInStep: true } as House
  }
  const house = note(`Ottava riga.\n${SENTENCE}`)
  const prices = (saidAt: Date) =>
    houseBefore(house, { propertyId: 'casa', at: AT, taught: [{ propertyId: 'casa', sentence: SENTENCE, saidAt }] })
  expect(prices(minutes(10)).property.additionalInfo).toBe('Ottava riga.')
  expect(prices(minutes(10)).told.some(({ topic }) => topic === 'parking')).toBe(false)
  expect(prices(minutes(-10)).told.some(({ key }) => key === 'parking.price')).toBe(true)
})
