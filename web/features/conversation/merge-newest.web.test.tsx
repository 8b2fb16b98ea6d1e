import { expect, test } from 'vitest'
import { draft, guestMessage } from '#tests/web/rows.ts'
import { mergeNewest } from './merge-newest.ts'

const page = (...items: ReturnType<typeof draft>[]) => ({ items, next: null })

test('what was asked for before a decision and answered after it takes no message back to an earlier version', () => {
  const undone = draft('pending', { version: 4 })
  const approved = { ...undone, ...draft('approved'), id: undone.id, version: 3 }
  expect(mergeNewest(page(undone), page(approved)).items).toEqual([undone])
  expect(mergeNewest(page(approved), page(undone)).items).toEqual([undone])
  const same = { ...undone, deadlineAt: null }
  expect(mergeNewest(page(undone), page(same)).items).toEqual([same])
})

test('pages that were asked for stay before the newest, and the way to older ones', () => {
  const old = { ...guestMessage('Hello'), createdAt: '2026-01-01T00:00:00.000Z' }
  const recent = draft('pending')
  expect(mergeNewest({ items: [old], next: 'older' }, page(recent))).toEqual({ items: [old, recent], next: 'older' })
})
