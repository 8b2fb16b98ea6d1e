import type { row as italian } from '#web/texts/it/row.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Where a chat of the list stands: loaded beside it. */
export const row: TextsLike<typeof italian> = {
  toAnswer: 'To answer',
  dismissed: 'No reply needed',
  begun: { edit: 'Draft edited', text: 'Unsent text', file: 'File not sent' },
  snoozed: (time) => `put off (${time})`,
  automatic: 'Sent by itself',
  draftLate: 'Draft is late',
  rejectedOffline: 'Rejected: it holds once the line is back',
  left: (time) => `fallback in ${time}`,
  paused: 'fallback paused',
  promised: (time, isOver) => (isOver ? `promised for ${time}` : `promised by ${time}`),
  states: {
    drafting: 'Draft on its way',
    scheduled: 'About to leave',
    approved: 'About to leave',
    sending: 'Sending',
    sent: 'Answered',
    failed: 'Not sent',
    held: 'Not sent',
    outcome_unknown: 'Maybe sent',
    discarded: 'Rejected',
    fallback_sent: 'Fallback message',
    unreadable: 'Unreadable',
    no_reply_needed: 'No reply needed',
  },
}
