import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createMailRoom } from './mail-room.ts'

const MB = 1024 * 1024
const limits = {
  large: { atOnce: 20 * MB, perHost: 12 * MB, waitingPerHost: 99 },
  small: { atOnce: 2 * MB, perHost: MB, waitingPerHost: 99 },
  mostMs: 60_000,
}

/** Who is in, by name, and how each of them leaves. */
function room({ mostMs = limits.mostMs } = {}) {
  const enter = createMailRoom({ ...limits, mostMs })
  const inside: string[] = []
  const leaves = new Map<string, () => void>()
  const come = async (name: string, megabytes: number, signal?: AbortSignal) => {
    const leave = await enter({ hostId: name.slice(0, 1), bytes: megabytes * MB, signal })
    inside.push(name)
    leaves.set(name, leave)
  }
  const settled = () => pause(0)
  const go = async (name: string) => {
    inside.splice(inside.indexOf(name), 1)
    leaves.get(name)?.()
    await settled()
  }
  return { inside, come, go, settled }
}

test('ten hosts with a large mail each come in by their bytes, in the order they came', async () => {
  const { inside, come, go, settled } = room()
  const names = 'abcdefghij'.split('')
  const all = names.map((name) => come(name, 10))
  await settled()
  expect(inside).toEqual(['a', 'b'])
  for (const [at, name] of names.entries()) {
    expect(inside).toEqual(names.slice(at, at + 2))
    await go(name)
  }
  await Promise.all(all)
})

test('small mails wait for no large one', async () => {
  const { inside, come, settled } = room()
  void come('a', 40)
  void come('b', 40)
  void come('c', 0.5)
  await settled()
  expect(inside).toEqual(['a', 'c'])
})

test('a mail that is larger than all the room goes alone, and those behind it come after it', async () => {
  const { inside, come, go, settled } = room()
  const all = [come('a', 5), come('b', 40), come('c', 5)]
  await settled()
  expect(inside).toEqual(['a'])
  await go('a')
  expect(inside).toEqual(['b'])
  await go('b')
  expect(inside).toEqual(['c'])
  await Promise.all(all)
})

test('one host’s large mails leave room for another’s', async () => {
  const { inside, come, settled } = room()
  for (const name of ['a1', 'a2', 'a3', 'b1']) void come(name, 8)
  await settled()
  expect(inside).toEqual(['a1', 'b1'])
})

test('what comes on a slow line keeps others for a while only', async () => {
  const { come } = room({ mostMs: 20 })
  await come('a', 40)
  await come('b', 40)
})

test('whoever is ended while waiting leaves the line', async () => {
  const { inside, come, go, settled } = room()
  void come('a', 40)
  const ended = new AbortController()
  const second = come('b', 40, ended.signal)
  void come('c', 40)
  ended.abort(new Error('the worker ends'))
  await expect(second).rejects.toThrow('the worker ends')
  await settled()
  await go('a')
  expect(inside).toEqual(['c'])
})
