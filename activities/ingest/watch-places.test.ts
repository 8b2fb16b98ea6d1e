import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWatchPlaces } from './watch-places.ts'

const MINUTE = 60_000

function given(most: number) {
  let at = 0
  const ended: string[] = []
  const places = createWatchPlaces({ most, now: () => at })
  return {
    places,
    ended,
    pass: (ms: number) => {
      at += ms
    },
    watch: (name: string) =>
      void places.watch(
        (signal) =>
          new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(ended.push(name) as never))),
      ),
  }
}

test('while all places are taken, whoever has watched for a turn gives theirs up', async () => {
  const { places, ended, pass, watch } = given(3)
  watch('first')
  pass(3 * MINUTE)
  watch('second')
  watch('third')
  places.giveWay()
  expect(ended).toEqual([])
  pass(2 * MINUTE)
  places.giveWay()
  places.giveWay()
  expect(ended).toEqual(['first'])
  await turn()
  // There is a place now.
  pass(3 * MINUTE)
  places.giveWay()
  expect(ended).toEqual(['first'])
  watch('fourth')
  places.giveWay()
  expect(ended).toEqual(['first', 'second', 'third'])
})

test('a single look takes a place too, while it lasts', async () => {
  const { places, ended, pass, watch } = given(2)
  let seen: () => void = () => undefined
  const looking = places.look(() => new Promise<void>((resolve) => (seen = resolve)))
  watch('watch')
  pass(6 * MINUTE)
  seen()
  await looking
  places.giveWay()
  expect(ended).toEqual([])
  void places.look(() => new Promise(() => undefined))
  places.giveWay()
  expect(ended).toEqual(['watch'])
})

test('no more than fifty sign in anew at once', () => {
  const { places, ended, pass, watch } = given(500)
  for (let nth = 0; nth < 500; nth++) watch(`${nth}`)
  pass(6 * MINUTE)
  places.giveWay()
  expect(ended).toHaveLength(50)
})
