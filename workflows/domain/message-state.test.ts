import { expect, test } from 'vitest'
import { isOpen, laterOf, type MessageState } from '#workflows/domain/message-state.ts'

const state = (status: MessageState['status'], version: number): MessageState => ({
  messageId: 'm',
  status,
  version,
  deadlineAt: null,
  undoUntil: null,
})

test('an answer that comes late never hides a later truth', () => {
  expect(laterOf(state('discarded', 3), state('pending', 2)).status).toBe('discarded')
  expect(laterOf(state('pending', 2), state('discarded', 3)).status).toBe('discarded')
  expect(laterOf(undefined, state('pending', 2)).status).toBe('pending')
})

test.each(['pending', 'scheduled', 'approved', 'sending', 'drafting'] as const)('%s is open', (status) => {
  expect(isOpen(state(status, 1))).toBe(true)
})

test.each([
  'sent',
  'held',
  'failed',
  'outcome_unknown',
  'discarded',
  'superseded',
  'fallback_sent',
  'no_reply_needed',
] as const)('%s ends the workflow', (status) => {
  expect(isOpen(state(status, 1))).toBe(false)
})
