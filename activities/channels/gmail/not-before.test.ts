import { expect, test } from 'vitest'
import { noteWait, refuseBefore } from './not-before.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute))
const isRefused = (mailbox: string, direction: 'reading' | 'sending', minute: number) => {
  try {
    refuseBefore(mailbox, direction, at(minute))
    return false
  } catch {
    return true
  }
}

test('a mailbox is left alone for as long as Google asks, and no longer', () => {
  noteWait('a@x.test', 'reading', { now: at(0), seconds: 600 })
  expect([0, 9, 10].map((minute) => isRefused('a@x.test', 'reading', minute))).toEqual([true, true, false])
})

test('what reading is asked to wait makes no longer wait of sending shorter', () => {
  noteWait('b@x.test', 'sending', { now: at(0), seconds: 3_600 })
  noteWait('b@x.test', 'reading', { now: at(0), seconds: 60 })
  expect([isRefused('b@x.test', 'sending', 30), isRefused('b@x.test', 'reading', 30)]).toEqual([true, false])
})

test('a clock that is set back by a day keeps no mailbox from being read', () => {
  noteWait('c@x.test', 'reading', { now: at(24 * 60), seconds: 60 })
  expect([isRefused('c@x.test', 'reading', 24 * 60), isRefused('c@x.test', 'reading', 0)]).toEqual([true, false])
})
