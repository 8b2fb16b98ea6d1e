import { HOST_TRANSITIONS } from './host-transitions.ts'
import type { MessageKind } from './message-kind.ts'
import type { MessageStatus } from './message-status.ts'
import type { SentenceInput } from './sentences/sentence.ts'

/** How a message comes to be: its kind and its first state. */
export const INITIAL_STATES = {
  receive: { kind: 'guest', status: 'received' },
  receive_unreadable: { kind: 'guest', status: 'unreadable' },
  open_draft: { kind: 'draft', status: 'drafting' },
  open_empty_draft: { kind: 'draft', status: 'pending' },
  /** What was promised to a guest and is due. */
  open_owed_draft: { kind: 'draft', status: 'pending' },
  open_fallback: { kind: 'fallback', status: 'approved' },
  write_emergency_text: { kind: 'emergency', status: 'approved' },
  write_host_reply: { kind: 'host_reply', status: 'approved' },
  /** Told of by the channel: the host wrote it on a phone. */
  note_phone_reply: { kind: 'host_reply', status: 'sent' },
} as const satisfies Record<string, { kind: MessageKind; status: MessageStatus }>

type Transitions = Partial<Record<MessageStatus, MessageStatus>>

/** What becomes of anything that leaves for the guest. */
const SENDING = {
  claim_send: { scheduled: 'sending', approved: 'sending' },
  hold: { scheduled: 'held', approved: 'held', sending: 'held' },
  record_sent: { sending: 'sent', outcome_unknown: 'sent' },
  record_failed: { sending: 'failed' },
  record_unknown: { sending: 'outcome_unknown' },
  /** The channel tells later: it arrived after all, whatever a further send is at; it did not, although it had been accepted. */
  report_arrived: { outcome_unknown: 'sent', failed: 'sent', held: 'sent', approved: 'sent', sending: 'sent' },
  report_failed: { sending: 'failed', outcome_unknown: 'failed', sent: 'failed' },
} as const satisfies Record<string, Transitions>

const OPEN_DRAFT_ENDS = { drafting: 'superseded', pending: 'superseded', scheduled: 'superseded' } as const

const DRAFT = {
  ...SENDING,
  ...HOST_TRANSITIONS.draft,
  settle_as_scheduled: { drafting: 'scheduled' },
  settle_as_pending: { drafting: 'pending' },
  settle_as_no_reply_needed: { drafting: 'no_reply_needed' },
  /** A model's draft in the place of the built-in one, which nobody has begun to decide on. */
  replace_as_scheduled: { pending: 'scheduled' },
  replace_as_pending: { pending: 'pending' },
  replace_as_no_reply_needed: { pending: 'no_reply_needed' },
  /** As its host wishes; it has to be proved and decided like any other. */
  write_again: { pending: 'drafting', discarded: 'drafting' },
  /** An undo of what a newer message has overtaken: it does not leave, and does not wait again either. */
  undo_overtaken: {
    scheduled: 'superseded',
    approved: 'superseded',
    discarded: 'superseded',
    fallback_sent: 'superseded',
  },
  /** A newer guest message or the host's own reply came. An approval stands: the host has spoken. */
  supersede: OPEN_DRAFT_ENDS,
  /** It would leave by itself, now or with the next try, and a newer message has made it needless. */
  give_way: { scheduled: 'superseded', sending: 'superseded' },
  end_with_source: OPEN_DRAFT_ENDS,
  /** The host's reply that superseded it was taken back: with words it waits, without any it is written again. */
  restore: { superseded: 'pending' },
  restore_unwritten: { superseded: 'drafting' },
  claim_fallback: { pending: 'fallback_sent' },
  /** It may not leave by itself, nor its fallback follow it or leave: it waits for the host, without a deadline. */
  expire: { scheduled: 'pending', sending: 'pending', pending: 'pending', fallback_sent: 'pending' },
  /** What its placeholders stand for is not what the host said yes to. */
  wait_again: { scheduled: 'pending', approved: 'pending', sending: 'pending' },
} as const satisfies Record<string, Transitions>

/** Nobody needs it any more. */
const NEEDLESS = { give_way: { approved: 'discarded', sending: 'discarded' } } as const
/** It may not leave by itself after all: its draft waits for the host. */
const NOT_BY_ITSELF = { expire: { approved: 'discarded', sending: 'discarded' } } as const

/** State × command → state, for each kind of message. What is not here is refused. */
export const TRANSITIONS: Record<MessageKind, Partial<Record<MessageCommand, Transitions>>> = {
  guest: {},
  draft: DRAFT,
  fallback: { ...SENDING, ...HOST_TRANSITIONS.other, ...NEEDLESS, ...NOT_BY_ITSELF },
  host_reply: { ...SENDING, ...HOST_TRANSITIONS.other },
  emergency: { ...SENDING, ...HOST_TRANSITIONS.other, ...NEEDLESS },
}

/** The verbs of the product that change a message's state. */
export type MessageCommand = keyof typeof DRAFT

export type Verdict = { accepted: true; to: MessageStatus } | { accepted: false; refusal: SentenceInput }

type Judged = { kind: MessageKind; status: MessageStatus }

/** Whether a command is taken by a message in this state, and what it then becomes. Times are judged by the verbs. */
export function judge({ kind, status }: Judged, command: MessageCommand): Verdict {
  const to = TRANSITIONS[kind][command]?.[status]
  if (to !== undefined) return { accepted: true, to }
  return { accepted: false, refusal: { code: 'settled_before', params: { status } } }
}

/** The states in which a kind of message takes a command: for changes of many messages at once. */
export const statesThatTake = (kind: MessageKind, command: MessageCommand): MessageStatus[] =>
  Object.keys(TRANSITIONS[kind][command] ?? {}) as MessageStatus[]

/** States of a draft that can still be decided on. */
export const DECIDABLE = statesThatTake('draft', 'approve')

/** States of a draft that a newer message makes needless: it is written or waits, for its host or for its time. */
export const UNDECIDED = statesThatTake('draft', 'supersede')

/** States of what left, or was to leave, and has not arrived as far as anybody knows. */
export const NOT_ARRIVED = statesThatTake('draft', 'resend')

/** States of a draft that leaves by itself, now or with the next try. */
export const LEAVES_BY_ITSELF = statesThatTake('draft', 'give_way')
