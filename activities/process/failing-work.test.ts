import { expect, test } from 'vitest'
import { createFailingWork } from './failing-work.ts'
import { repeat } from './repeat.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

test('what is repeated and fails is remembered until a turn goes well', async () => {
  const failing = createFailingWork(() => 0)
  let isBroken = true
  const work = async () => {
    if (isBroken) throw new Error('no')
  }
  const repeated = repeat(work, { everyMs: 1, name: 'sweep', log: silent, failing })
  await expect.poll(() => failing.longerThan(0)).toEqual(['sweep'])
  isBroken = false
  await expect.poll(() => failing.longerThan(0)).toEqual([])
  await repeated.stop()
})

test('it fails since the first time', async () => {
  let now = 0
  const failing = createFailingWork(() => now)
  const fail = () => failing.watch('b', () => Promise.reject(new Error('no'))).catch(() => undefined)
  await fail()
  now = 10
  await fail()
  expect([failing.longerThan(10), failing.longerThan(11)]).toEqual([['b'], []])
})
