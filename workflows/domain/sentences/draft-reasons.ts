/** Why a draft waits for the host: any number of them, each a part of one sentence. Code → what its words are made of. */
export const WAIT_REASONS = {
  /** The guest tells of one, and it is not over. */
  emergency: { kinds: 'emergencies' },
  risky: { risks: 'risks' },
  unproven: { tokens: 'texts' },
  unknown: { topics: 'texts' },
  promises: { sentences: 'texts' },
  question_open: { questions: 'texts' },
  guest_news: {},
  /** Of before the facts were named; never said anew. */
  facts_disagree: {},
  fact_in_doubt: { sentences: 'texts' },
  /** What contradicts itself or may be read in two ways, by its topic, and at the same place the host's sentence. */
  facts_unsettled: { topics: 'texts', sentences: 'texts' },
  /** What was read, by its topic, and at the same place the host's sentence, which says more: one word of theirs settles it. */
  facts_to_confirm: { topics: 'texts', sentences: 'texts' },
  low_confidence: { confidence: 'number', threshold: 'number' },
  automatic_mode_off: {},
  /** On the host's ladder: topics of the property, and how many drafts sent unchanged are wanting. */
  not_earned: { topics: 'texts', more: 'number' },
  set_never: { topics: 'texts' },
  /** The host's own sentence in another language than the reply. */
  quoted: { sentences: 'texts' },
  speaks_to_machine: {},
  hidden_characters: {},
  guest_language_unclear: {},
  wrong_language: { draft: 'language', guest: 'language' },
  other_language: { guest: 'language' },
  /** Of before faults had kinds; never said anew. */
  model_unusable: {},
  /** The model was asked in vain: the built-in drafter wrote. */
  model_failed: { fault: 'modelFault' },
  /** A second pass of the model, over facts and reply alone, does not find these borne out; or it could not be had. */
  second_pass_doubts: { sentences: 'texts' },
  second_pass_failed: { fault: 'modelFault' },
  /** Of a reply, whoever wrote it. */
  reply_too_short: {},
  reply_cut: {},
  reply_shouts: {},
  reply_perhaps_needless: {},
  mock_ai: {},
  held_plain_secret: {},
  secret_changed: {},
  /** It quotes what was written to be filled in, and was not. */
  fields_open: {},
  secret_owed: {},
  sender_flood: {},
  /** Of before there were caps; never said anew. */
  many_sent_today: {},
  /** As much has left by itself as may: to one guest in a day, for one house in an hour, of the host in an hour, in a day. */
  cap_of_guest_met: { most: 'number' },
  cap_of_property_met: { most: 'number' },
  cap_of_hour_met: { most: 'number' },
  cap_of_day_met: { most: 'number' },
  /** The guest's answers come too fast for a person. */
  machine_pace: { turns: 'number' },
  repeated_message: {},
  echoes_us: {},
  /** What was cut away from a guest's mail and may be theirs. */
  words_cut: { removed: 'text' },
  /** What a mail keeps from its reader. */
  words_hidden: { hidden: 'text' },
  /** Files and the like, in which more may be said than is read. */
  parts_unread: { names: 'texts' },
  /** The guest asked in more messages, or at greater length, than is read for one draft. */
  more_than_read: {},
  /** When it would have left by itself: the host's mailbox has an answer of theirs, by another program. */
  answered_elsewhere: {},
  /** When it would have left by itself: the host had it written again. */
  asked_again: {},
  /** When it would have left by itself. */
  too_old: { hours: 'number' },
  /** When it would have left by itself, or a fallback in its place. */
  account_was_closed: {},
  account_not_confirmed: { hours: 'number' },
  source_was_deleted: {},
  source_was_paused: {},
  /** The conversation is no longer about the house that the draft speaks of. */
  other_property: {},
  /** Of the address that the mail claims to be from. */
  sender_not_proved: { address: 'text' },
  /** Where replies went, or the sender's own address; where the mail asks them to go. */
  other_reply_address: { before: 'text', asked: 'text' },
  /** Of a booking platform's mail: which of its conversations it belongs to. */
  no_conversation_named: {},
  several_conversations_named: {},
  /** The guest of the conversation that the mail names, and the one that the mail is from. */
  other_guest_named: { before: 'text', now: 'text' },
  /** The guest took a message back. */
  guest_withdrew: {},
  /** Written in a group: a reply would go to its writer alone. */
  said_in_group: {},
  /** Another account answers the same number. */
  number_shared: {},
  /** Written to the number that the source had before: a reply would leave from another. */
  number_changed: {},
  mailbox_changed: {},
  /** It reads like what a machine tells for somebody who is away. */
  maybe_away: {},
  /** A booking platform's mail that names no address for the answer. */
  maybe_notice: {},
  /** Its headers speak of a machine, and do not prove one. */
  maybe_automatic: {},
  /** Of the way to the guest, see `workflows/domain/arrival`: what it would not arrive by, or not whole. */
  window_shut: {},
  no_reply_address: {},
  text_too_long: { most: 'number' },
  contact_hidden: { platform: 'text', found: 'texts' },
  links_cut: { platform: 'text', found: 'texts' },
  alias_expired: { platform: 'text', days: 'number' },
  address_returned: { address: 'text' },
  nobody_reads: { address: 'text' },
  /** By its own date it was written days before any server had it. */
  date_in_doubt: {},
} as const

/** What else is said of a draft: a whole sentence each. */
export const DRAFT_NOTES = {
  leaves_by_itself: { confidence: 'number', threshold: 'number' },
  /** Topics of the property. */
  leaves_as_earned: { topics: 'texts' },
  leaves_as_set: { topics: 'texts' },
  nothing_asked: {},
  automatic_message: {},
  /** Of before such a message waited for the host; never said anew. */
  same_message_again: {},
  unreadable_message: {},
  no_draft_possible: {},
  /** The built-in drafter wrote it, and a model may write it anew. */
  model_is_writing: {},
  /** What the host wished for a draft that was written again, and it does not do. */
  wish_needs_model: {},
  wish_not_shorter: {},
  wish_not_warmer: {},
  /** The model was not asked: it has written as many drafts of the host today as it may. */
  model_cap_met: { most: 'number' },
  /** At the deadline. */
  no_second_fallback: {},
  no_fallback_after_host: {},
} as const
