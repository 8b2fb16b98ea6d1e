import { expect, test } from 'vitest'
import { messageFlags } from '#workflows/domain/message-status.ts'

test.each([
  ['pending', { is_pending: true, is_discarded: false, fallback_sent: false }],
  ['sent', { is_pending: false, is_discarded: false, fallback_sent: false }],
  ['discarded', { is_pending: false, is_discarded: true, fallback_sent: false }],
  ['superseded', { is_pending: false, is_discarded: true, fallback_sent: false }],
  ['fallback_sent', { is_pending: false, is_discarded: false, fallback_sent: true }],
  ['outcome_unknown', { is_pending: false, is_discarded: false, fallback_sent: false }],
] as const)('%s shows the flags of the specification', (status, flags) => {
  expect(messageFlags(status)).toEqual(flags)
})
