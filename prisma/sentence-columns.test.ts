import { expect, test } from 'vitest'
import { readReasons } from './sentence-columns.ts'

test('topics that an earlier version kept in words are codes, and a guest’s words stay', () => {
  const kept = [
    { code: 'unknown', params: { topics: ['il prezzo', '«Il pappagallo?»', 'sauna'] } },
    { code: 'not_earned', params: { topics: ['the lift'], more: 3 } },
    { code: 'guest_news', params: {} },
  ]
  expect(readReasons(kept)).toEqual([
    { code: 'unknown', params: { topics: ['price', '«Il pappagallo?»', 'sauna'] } },
    { code: 'not_earned', params: { topics: ['lift'], more: 3 } },
    { code: 'guest_news', params: {} },
  ])
})
