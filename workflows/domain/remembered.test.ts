import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('a text is read once, and no more texts are kept than are allowed', () => {
  const read: string[] = []
  const lengthOf = remembered((text) => {
    read.push(text)
    return text.length
  }, 2)
  expect(['a', 'bb', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 2])
  expect(read).toEqual(['a', 'bb'])
  lengthOf('ccc')
  lengthOf('a')
  expect(read).toEqual(['a', 'bb', 'ccc', 'a'])
})
