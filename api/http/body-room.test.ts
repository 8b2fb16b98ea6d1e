import { expect, test } from 'vitest'
import { createBodyRoom } from './body-room.ts'

const LARGE = 4_000_000

function given() {
  let at = 0
  const stopped: string[] = []
  const enter = createBodyRoom(() => at)
  return {
    stopped,
    pass: (ms: number) => {
      at += ms
    },
    enter: (address: string, bytes = LARGE) => enter({ bytes, address, stop: () => void stopped.push(address) }),
  }
}

test('one address fills its own room and nobody else’s', () => {
  const { enter } = given()
  const ofOne = Array.from({ length: 10 }, () => enter('1.1.1.1'))
  expect(ofOne.filter((leave) => leave !== null)).toHaveLength(3)
  expect(enter('2.2.2.2')).not.toBeNull()
})

test('many addresses leave room for what is short, and whoever leaves makes some', () => {
  const { enter } = given()
  const all = Array.from({ length: 10 }, (_, nth) => enter(`1.1.1.${nth}`))
  expect(all.filter((leave) => leave !== null)).toHaveLength(6)
  expect(enter('2.2.2.2', 10_000)).not.toBeNull()
  expect(enter('2.2.2.2')).toBeNull()
  for (const leave of all.slice(0, 2)) leave?.()
  expect(enter('2.2.2.2')).not.toBeNull()
})

test('who takes longer than a second gives way where somebody else has no room, the longest first', () => {
  const { enter, pass, stopped } = given()
  for (let nth = 0; nth < 6; nth++) {
    enter(`1.1.1.${nth}`)
    pass(100)
  }
  expect(enter('2.2.2.2')).toBeNull()
  pass(500)
  expect(enter('2.2.2.2')).not.toBeNull()
  expect(stopped).toEqual(['1.1.1.0'])
  expect(enter('2.2.2.2')).not.toBeNull()
  expect(stopped).toEqual(['1.1.1.0', '1.1.1.1'])
})

test('while there is room nobody gives way, however long they take', () => {
  const { enter, pass, stopped } = given()
  enter('1.1.1.1')
  pass(9_000)
  enter('2.2.2.2')
  expect(stopped).toEqual([])
})

test('of one address it is that address’s own that give way', () => {
  const { enter, pass, stopped } = given()
  for (const address of ['2.2.2.2', '1.1.1.1', '1.1.1.1', '1.1.1.1']) enter(address)
  pass(2_000)
  expect(enter('1.1.1.1')).not.toBeNull()
  expect(stopped).toEqual(['1.1.1.1'])
})
