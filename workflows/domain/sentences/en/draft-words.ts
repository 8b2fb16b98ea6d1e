import { quotedAlready, quotedEn } from '#workflows/domain/sentences/quoted.ts'
import type { ReasonWords } from '#workflows/domain/sentences/reasons-in-words.ts'
import type { DraftReason } from '#workflows/domain/sentences/sentence.ts'
import type { Words } from '#workflows/domain/sentences/words.ts'
import { guestWordsEn } from './guest-words.ts'
import { modelFaultsEn } from './model-faults.ts'
import { emergenciesEn, languagesEn, risksEn, topicNameEn } from './names.ts'

const some = (items: string[]) => (items.length > 3 ? `${items.slice(0, 3).join(', ')} and more` : items.join(', '))

const named = ({ topics, sentences }: { topics: string[]; sentences: string[] }) =>
  some(topics.map((topic, at) => `${topicNameEn(topic)} (${quotedEn(sentences[at] ?? '')})`))

export const draftWordsEn: Words<DraftReason['code']> = {
  emergency: ({ kinds }) => `the guest tells of an emergency: ${kinds.map((kind) => emergenciesEn[kind]).join(', ')}`,
  risky: ({ risks }) => `it is about ${risks.map((risk) => risksEn[risk]).join(', ')}`,
  unproven: ({ tokens }) => `your data do not say ${some(tokens.map(quotedEn))}`,
  unknown: ({ topics }) => `nothing is known about: ${some(topics.map((topic) => quotedAlready(topicNameEn(topic))))}`,
  promises: ({ sentences }) => `it promises something: ${some(sentences.map(quotedEn))}`,
  question_open: ({ questions }) => `neither answered nor deferred: ${some(questions.map(quotedEn))}`,
  guest_news: 'the guest tells you something new',
  facts_disagree: 'what you wrote about the home contradicts itself, or can be read in two ways',
  fact_in_doubt: ({ sentences }) => `confirm once that this was read as you mean it: ${some(sentences.map(quotedEn))}`,
  facts_unsettled: (facts) =>
    `what you wrote about the home contradicts itself, or can be read in two ways: ${named(facts)}`,
  facts_to_confirm: (facts) => `confirm once that this was read as you mean it: ${named(facts)}`,
  low_confidence: ({ confidence, threshold }) => `confidence ${confidence} of 10, your threshold is ${threshold}`,
  automatic_mode_off: 'automatic mode is off',
  not_earned: ({ topics, more }) =>
    `not earned yet for ${some(topics.map(topicNameEn))}: ${more} more to be sent as they stand`,
  set_never: ({ topics }) => `you never want this to leave by itself: ${some(topics.map(topicNameEn))}`,
  quoted: ({ sentences }) => `it quotes you in another language: ${some(sentences.map(quotedEn))}`,
  speaks_to_machine: 'the message seems to speak to a machine, not to you',
  hidden_characters: 'the message contains hidden characters',
  guest_language_unclear: 'the guest’s language is not clear',
  wrong_language: ({ draft, guest }) =>
    `the draft is in ${languagesEn[draft]}, the guest writes in ${languagesEn[guest]}`,
  other_language: ({ guest }) => `the draft is in another language, the guest writes in ${languagesEn[guest]}`,
  model_unusable: 'the model gave no usable answer: the draft comes from the built-in drafter',
  model_failed: ({ fault }) => `${modelFaultsEn[fault]}: the draft comes from the built-in drafter`,
  second_pass_doubts: ({ sentences }) =>
    `read again, the draft says more than your data: ${some(sentences.map(quotedEn))}`,
  second_pass_failed: ({ fault }) => `it could not be read again: ${modelFaultsEn[fault]}`,
  reply_too_short: 'the draft is of a few words and may not be complete',
  reply_cut: 'the draft seems to be cut off',
  reply_shouts: 'the draft is written in capitals',
  reply_perhaps_needless: 'it is not clear whether a reply is needed',
  mock_ai: 'the mock AI is on (debug settings)',
  held_plain_secret: 'the draft held a code or a password in plain',
  fields_open: 'it has placeholders that are not filled in yet',
  secret_changed: 'what its placeholders stand for has changed since you approved it',
  secret_owed: 'it is time to send the guest what was promised',
  sender_flood: 'this guest wrote a great many messages in the last hour',
  many_sent_today: 'many replies have already gone out in this conversation today',
  cap_of_guest_met: ({ most }) => `${most} replies have already left by themselves to this guest in the last 24 hours`,
  cap_of_property_met: ({ most }) => `${most} replies have already left by themselves for this house in the last hour`,
  cap_of_hour_met: ({ most }) => `${most} of your replies have already left by themselves in the last hour`,
  cap_of_day_met: ({ most }) => `${most} of your replies have already left by themselves in the last 24 hours`,
  machine_pace: ({ turns }) =>
    `the guest answered within seconds ${turns} times in a row: it looks like an automatic responder`,
  repeated_message: 'the guest already wrote the same message',
  words_cut: ({ removed }) =>
    `text was cut from the guest's mail that may be theirs (${quotedEn(removed)}): open the original`,
  words_hidden: ({ hidden }) => `the guest’s mail holds hidden text (${quotedEn(hidden)}): open the original`,
  parts_unread: ({ names }) =>
    `the guest’s message brings what is not read here (${names.join(', ')}): open its files or the original`,
  more_than_read: 'the guest wrote more than is read for one draft: read the rest too',
  guest_withdrew: 'the guest withdrew a message',
  said_in_group: 'written in a group: the reply would go to its writer alone',
  number_shared: 'the number is connected to another account too',
  number_changed: 'it was written to your earlier number, and the reply would leave from the new one',
  mailbox_changed: 'it was written to your earlier mailbox, and the reply would leave from the new one',
  echoes_us: 'the message repeats a reply of ours',
  answered_elsewhere: 'you have already answered from your own mail program',
  asked_again: 'you had it written again',
  too_old: ({ hours }) => `the guest’s message is more than ${hours} hours old`,
  account_was_closed: 'your account was deactivated',
  account_not_confirmed: ({ hours }) =>
    `for more than ${hours} hours nobody could check whether your account is still active`,
  source_was_deleted: 'the source of this conversation was deleted',
  source_was_paused: 'you had paused the source of this conversation',
  other_property: 'the draft speaks of a house that is no longer the one of this conversation',
  sender_not_proved: ({ address }) => `it is not proved that the message really comes from ${address}`,
  other_reply_address: ({ before, asked }) => `the message asks for replies to ${asked}, not to ${before}`,
  no_conversation_named: 'the platform’s mail does not say which conversation it belongs to',
  several_conversations_named: 'the platform’s mail names more than one conversation',
  other_guest_named: ({ before, now }) => `the mail is from ${now} and names the conversation of ${before}`,
  maybe_away: 'the message reads like an automatic reply of somebody who is away',
  maybe_notice: 'it is not clear whether a guest wrote or the platform itself',
  maybe_automatic: 'it is not clear whether a person wrote the mail or a machine',
  window_shut:
    "more than 24 hours have passed since the guest's last message, and WhatsApp takes no free text any more",
  no_reply_address: 'no address to reply to is known',
  text_too_long: ({ most }) => `WhatsApp takes at most ${most} characters`,
  contact_hidden: ({ platform, found }) =>
    `${platform} hides contact details until there is a booking: ${some(found.map(quotedEn))}`,
  links_cut: ({ platform, found }) =>
    `${platform} takes out links that you have not allowed there: ${some(found.map(quotedEn))}`,
  alias_expired: ({ platform, days }) =>
    `the stay ended more than ${days} days ago, and the address of ${platform} passes nothing on any more`,
  address_returned: ({ address }) => `the last mail to ${address} came back`,
  nobody_reads: ({ address }) => `nobody reads the mail of ${address}`,
  date_in_doubt: 'the date on the mail does not fit when it arrived: it may be old',
  leaves_by_itself: ({ confidence, threshold }) =>
    `Leaves by itself: confidence ${confidence} of 10 (your threshold is ${threshold}), no risk, and your data bear out every statement.`,
  leaves_as_earned: ({ topics }) => `Earned by drafts that you sent as they stood: ${some(topics.map(topicNameEn))}.`,
  leaves_as_set: ({ topics }) => `You said that it always may for: ${some(topics.map(topicNameEn))}.`,
  nothing_asked: 'No reply needed: the guest asks nothing.',
  automatic_message: 'An automatic message: no reply is needed.',
  same_message_again: 'The same message has come several times: it looks like an automatic responder.',
  unreadable_message: 'An unreadable message: open the original.',
  no_draft_possible: 'No draft could be prepared: write the reply yourself.',
  model_is_writing: 'For now from the built-in drafter; the model is writing its own draft.',
  wish_needs_model: 'The built-in drafter cannot follow a wish in words: it writes from the facts of the house alone.',
  wish_not_shorter: 'It could not be made shorter without leaving an answer out.',
  wish_not_warmer: 'It could not be made warmer.',
  model_cap_met: ({ most }) =>
    `The model has written ${most} drafts in the last 24 hours: this one comes from the built-in drafter.`,
  no_second_fallback:
    'No fallback message at the deadline: one has left in this conversation within the last 24 hours.',
  no_fallback_after_host:
    'No fallback message at the deadline: you wrote in this conversation within the last 24 hours.',
  ...guestWordsEn,
  legacy: ({ text }) => text,
}

export const reasonWordsEn: ReasonWords = {
  words: draftWordsEn,
  waits: (parts) => `Waits for your approval: ${parts.join('; ')}.`,
}
