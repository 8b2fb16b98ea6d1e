import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eachHostApart } from './each-host-apart.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }
const told = { name: 'a test', log: silent }

test('whose server hangs keeps the rest of its own waiting, and no other host’s', async () => {
  const items = ['anna 1', 'anna 2', 'bruno 1', 'bruno 2', 'carla 1'].map((id) => ({
    id,
    hostId: id.split(' ')[0] ?? '',
  }))
  const done: string[] = []
  let answer = () => {}
  const hangs = new Promise<void>((resolve) => {
    answer = resolve
  })
  const work = async ({ id }: { id: string }) => {
    if (id === 'anna 1') await hangs
    if (id === 'bruno 1') throw new Error('refused')
    done.push(id)
  }
  const all = eachHostApart(items, work, told)
  await turn()
  expect(done).toEqual(['carla 1', 'bruno 2'])
  answer()
  await all
  expect(done).toEqual(['carla 1', 'bruno 2', 'anna 1', 'anna 2'])
})
