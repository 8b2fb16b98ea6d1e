import type { MessageCommand } from '#workflows/domain/message-transitions.ts'

/**
 * What goes with a change of state. `audit`: how the trail calls it, null for what the row itself tells.
 * `wakes`: a workflow waits on the message and has to look again, or has told an operator what no longer holds.
 */
export const EFFECTS: Record<MessageCommand, { audit: string | null; wakes: boolean }> = {
  settle_as_scheduled: { audit: null, wakes: false },
  settle_as_pending: { audit: null, wakes: false },
  settle_as_no_reply_needed: { audit: null, wakes: false },
  replace_as_scheduled: { audit: null, wakes: false },
  replace_as_pending: { audit: null, wakes: false },
  replace_as_no_reply_needed: { audit: null, wakes: false },
  approve: { audit: 'draft.approve', wakes: true },
  discard: { audit: 'draft.discard', wakes: true },
  write_again: { audit: 'draft.write_again', wakes: true },
  undo: { audit: 'reply.undo', wakes: true },
  undo_overtaken: { audit: 'reply.undo', wakes: true },
  supersede: { audit: 'draft.supersede', wakes: true },
  give_way: { audit: 'draft.give_way', wakes: false },
  end_with_source: { audit: 'draft.end_with_source', wakes: true },
  restore: { audit: 'draft.restore', wakes: true },
  restore_unwritten: { audit: 'draft.restore', wakes: true },
  claim_fallback: { audit: 'draft.fallback', wakes: false },
  claim_send: { audit: 'reply.claim', wakes: false },
  hold: { audit: 'reply.hold', wakes: false },
  expire: { audit: 'draft.expire', wakes: false },
  wait_again: { audit: 'draft.wait_again', wakes: false },
  record_sent: { audit: 'reply.sent', wakes: false },
  record_failed: { audit: 'reply.failed', wakes: false },
  record_unknown: { audit: 'reply.outcome_unknown', wakes: false },
  report_arrived: { audit: 'reply.reported_sent', wakes: true },
  report_failed: { audit: 'reply.reported_failed', wakes: true },
  resend: { audit: 'message.resend', wakes: true },
  confirm_sent: { audit: 'message.confirm_sent', wakes: true },
}
