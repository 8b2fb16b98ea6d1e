import { expect, test } from 'vitest'
import { durability } from './postgres.ts'

test('what `npm start` keeps survives a power cut', () => {
  expect(durability(false)).toEqual(['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'])
  expect(durability(true)).toEqual(['fsync=off', 'full_page_writes=off'])
})
