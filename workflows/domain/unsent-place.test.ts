import { expect, test } from 'vitest'
import { z } from 'zod'
import { unsentPlace } from './unsent-place.ts'

const CHAT = '5f0c1a52-7a4d-4c2e-9d11-0a8f0b3c4d5e'
const OTHER = '5f0c1a52-7a4d-4c2e-9d11-0a8f0b3c4d5f'

test('the wish and each part of the question have a place of their own in each chat, and always the same', () => {
  const asked = [null, 'Is there parking?', 'Is there parking', 'wish', 'And a cot?']
  const places = [CHAT, OTHER].flatMap((chat) => asked.map((one) => unsentPlace(chat, one)))
  expect(new Set([CHAT, OTHER, ...places]).size).toBe(12)
  for (const place of places) expect(z.uuid().safeParse(place).success).toBe(true)
  expect(unsentPlace(CHAT, ' Is there parking? ')).toBe(unsentPlace(CHAT, 'Is there parking?'))
})

test('an address that names no chat has a place too', () => {
  expect(unsentPlace('not-a-uuid', 'Is there parking?')).toMatch(/^[0-9a-f-]{36}$/)
})
