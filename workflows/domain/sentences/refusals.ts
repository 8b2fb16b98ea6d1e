/** Why a call is refused. Code → what its words are made of. */
export const REFUSALS = {
  unexpected: {},
  unauthorized: {},
  forbidden: {},
  not_found: { what: 'thing' },
  invalid_field: { field: 'text', problem: 'text' },
  /** A command that came too late: what had become of the message. */
  settled_before: { status: 'status' },
  no_longer_changeable: {},
  not_a_draft: {},
  reply_empty: {},
  /** A decision on a version that is no longer the draft's. */
  draft_changed: {},
  undo_over: {},
  send_not_claimed: {},
  send_overtaken: {},
  not_sent_yet: {},
  confirmation_not_sent_yet: {},
  host_asked_before: {},
  engine_away: {},
  database_away: {},
  too_many_requests: {},
  too_many_windows: {},
  live_away: {},
} as const
