import type { Email } from 'postal-mime'
import type { IncomingFile } from '#activities/channels/files/incoming-file.ts'
import type { IncomingMessage, Relay } from '#activities/channels/incoming-message.ts'
import { authenticate, type SenderProof } from '#activities/channels/mime/authenticate.ts'
import { hasAwaySubject, mayBeAwayNote, tellsOfAbsence } from '#activities/channels/mime/away-note.ts'
import {
  besideOriginal,
  type CertifiedMail,
  certifiedMail,
  certifiedProof,
  withoutOriginal,
} from '#activities/channels/mime/certified-mail.ts'
import { emojiReaction } from '#activities/channels/mime/emoji-reaction.ts'
import { readFilledNotice } from '#activities/channels/mime/filled-notice.ts'
import { mailFiles } from '#activities/channels/mime/mail-files.ts'
import {
  messageIds,
  personOf,
  REFERENCES_MAX,
  replyAddress,
  writtenAt,
} from '#activities/channels/mime/mail-headers.ts'
import {
  isAdvertising,
  isListAddress,
  isToMany,
  listAddresses,
  writerInGroup,
} from '#activities/channels/mime/mailing-list.ts'
import { noticeMarkOf } from '#activities/channels/mime/notice-mark.ts'
import { parseMime } from '#activities/channels/mime/parse-mime.ts'
import { identityOf, mailKeyOf, providerIdOf } from '#activities/channels/mime/provider-id.ts'
import {
  bouncedMessageId,
  isFromMailSystem,
  isWordedAsReport,
  readBounce,
} from '#activities/channels/mime/read-bounce.ts'
import { readChallenge } from '#activities/channels/mime/read-challenge.ts'
import { readUndelivered } from '#activities/channels/mime/read-undelivered.ts'
import {
  isMarkedByMachine,
  submitted,
  type Writer,
  writerOf,
  writerOfForm,
} from '#activities/channels/mime/writer-of.ts'
import { type GuestWords, guestWords, textsOf } from '#activities/channels/reader/guest-words.ts'
import type { RawMail, ReaderContext } from '#activities/channels/reader/raw-mail.ts'
import { relayWords } from '#activities/channels/relay/frames/relay-words.ts'
import { type RelayConversation, recogniseRelay } from '#activities/channels/relay/recognise-relay.ts'
import type { Speaker } from '#activities/channels/relay/speaker.ts'
import { stayNoticeOf } from '#activities/channels/relay/stay-notice.ts'
import { asksSomething } from '#activities/channels/text/asks-something.ts'
import type { Correspondence } from '#activities/channels/text/correspondence.ts'
import { isOwnAddress } from '#activities/channels/text/own-address.ts'
import { type OwnWords, ownWords } from '#activities/channels/text/own-words.ts'
import type { ReadTxt } from '#outside/txt-records.ts'
import { cleanLine } from '#workflows/domain/clean-name.ts'
import { saidRating } from '#workflows/domain/rating.ts'
import { type GuestNote, say, type WaitReason } from '#workflows/domain/sentences/sentence.ts'
import { invitedStay } from './invited-stay.ts'
import { mentionsOf } from './mentions-of.ts'

/**
 * Makes a guest's message of a mail: who, when, in which conversation, and what was written now. All of it is data.
 * @throws whatever a hostile mail makes the parser throw: the caller runs it in a thread of its own.
 */
export async function readMail(mail: RawMail, context: ReaderContext, readTxt: ReadTxt): Promise<IncomingMessage> {
  const envelope = await parseMime(mail.raw, mail.parts)
  const certified = await certifiedMail(envelope, mail.parts)
  const { email } = certified ?? { email: envelope }
  const sender = personOf(email.from)
  const [messageId] = messageIds(email.messageId, 1)
  const texts = textsOf(email)
  const { whole } = texts
  const { at, seenAt, isDoubtful: isDateDoubtful } = writtenAt(envelope, mail.receivedAt, context.now)
  const identity = identityOf(envelope)
  const proof = await proofOf(mail, { envelope, certified, context }, readTxt)
  const report = readBounce(email)
  // A mail system has no guests, whosever it is.
  const isReport = (report !== null && report.isKept === undefined) || isFromMailSystem(email)
  const recognised = !isReport ? recogniseRelay({ email, text: whole, at, authentication: proof.authentication }) : null
  const writer = recognised === null && !isReport ? writerOf(email, context.ownAddresses, whole) : null
  const news = writer === null ? null : (readFilledNotice(email) ?? readChallenge(email, writer))
  const bounce = report ?? news ?? (recognised?.speaker === 'guest' ? null : readUndelivered(email))
  const ofForm =
    writer === 'perhaps' ? (writerOfForm(email, context.ownAddresses, whole) ?? writerInGroup(email)) : null
  const from = ofForm ?? sender
  const fromSelf = isOwnAddress(context.ownAddresses, sender.address)
  const of = recognised?.of ?? { subject: email.subject ?? '', names: namesOf(email), own: context.ownAddresses }
  const find =
    recognised === null
      ? ownWordsFor(of)
      : recognised.speaker === 'platform'
        ? allWords
        : relayWordsFor(recognised.relay.channel, of)
  const words = guestWords(email, texts, { find, isRelay: recognised !== null })
  const { text, ...beside } = certified === null ? words : withEnvelope(words, certified)
  const isOwnOrMachines =
    isReport ||
    (recognised !== null
      ? recognised.speaker === 'platform'
      : (fromSelf && ofForm === null) || isAdvertising(email, context.ownAddresses, whole))
  const reaction = recognised === null && !isReport ? emojiReaction(email, text) : null
  const isAutomatic =
    isOwnOrMachines ||
    writer === 'machine' ||
    news?.isKept === 'answering' ||
    reaction !== null ||
    (recognised === null && isMarkedAway(email, text))
  const providerId = providerIdOf(mail.raw, identity)
  return {
    providerId,
    formerId: null,
    mailKey: mailKeyOf({ ...identity, text: whole }),
    channel: recognised?.relay.channel ?? context.channel,
    ...conversationOf(recognised, providerId),
    ...threadIdsOf(email, { rfcMessageId: messageId ?? null, certified }),
    notice: noticeMarkOf(email),
    threadHint: null,
    peer: from.address,
    senders: sendersOf(email, envelope),
    name: recognised?.relay.guestName ?? from.name,
    replyTo:
      recognised?.replyTo ?? (ofForm === null ? answerTo(email, from.address, context.ownAddresses) : ofForm.address),
    subject: cleanLine(email.subject, 300),
    ...(reaction === null ? saidIn(email, { text, ...beside }) : saidBy(reaction)),
    writtenAt: at,
    arrivedAt: seenAt,
    isAutomatic,
    isMachines: isOwnOrMachines,
    doubts: isAutomatic
      ? []
      : [
          ...doubtsOf(email, {
            text,
            writer: news === null ? writer : 'perhaps',
            speaker: recognised?.speaker ?? null,
          }),
          // Anybody can build an envelope round another's mail: the server that knows their addresses sees only the envelope's.
          ...(certified !== null && proof.authentication === 'unproven'
            ? [say({ code: 'sender_not_proved', params: { address: from.address ?? '' } })]
            : []),
          ...(isDateDoubtful ? [say({ code: 'date_in_doubt' })] : []),
        ],
    rating: isAutomatic ? null : saidRating(text),
    relay: recognised?.relay ?? null,
    invited: recognised === null && !isAutomatic && !fromSelf ? invitedStay(email, whole, at) : null,
    stay:
      recognised === null
        ? null
        : stayNoticeOf({ email, text: whole, at, proof, ...noticeOf(recognised), ownAddresses: context.ownAddresses }),
    mentions: mentionsOf(email, whole, recognised?.relay ?? null),
    raw: null,
    ...proof,
    // Whoever fills in a form says themselves who they are.
    ...(ofForm === null
      ? {}
      : { authentication: proof.authentication === 'fail' ? 'fail' : 'unproven', isReplyToProved: false }),
    fromSelf,
    writtenTo: fromSelf && ofForm === null ? writtenTo(email) : [],
    original: null,
    files: isReport ? [] : filesOf({ email, certified }, recognised === null ? text : null),
    bounce,
    byHost: false,
    isHistory: false,
    replaces: null,
  }
}

/** Of a certified mail the provider's envelope has a sender, too. */
const sendersOf = (email: Email, envelope: Email): string[] => {
  const named = [email.from, email.sender, envelope.from].map((one) => personOf(one).address ?? '')
  return [...new Set([...named, ...listAddresses(email)])].filter((address) => address !== '')
}

/** A list is nobody's address, and the host's own no guest's: who wrote is answered. */
function answerTo(email: Email, writer: string | null, ownAddresses: readonly string[]): string | null {
  const address = replyAddress(email)
  const isNoGuests = isListAddress(email, address) || isOwnAddress(ownAddresses, address)
  return isNoGuests ? writer : address
}

/** None of what a responder of the mailbox sends. */
const writtenTo = (email: Email): string[] =>
  submitted(email) === null && !isToMany(email)
    ? [...(email.to ?? []), ...(email.cc ?? [])].flatMap((one) => personOf(one).address ?? [])
    : []

/**
 * A subject that mail programs write, with words of an absence or a header beside it. Words and such a header make no machine of a
 * mail: a guest is on holiday where they write from, and a server puts these on what people write, too. What asks something waits.
 */
function isMarkedAway(email: Email, text: string): boolean {
  if (!hasAwaySubject(email.subject ?? '')) return false
  return isMarkedByMachine(email) || (tellsOfAbsence(text) && !asksSomething(text))
}

type Seen = { text: string; writer: Writer | null; speaker: Speaker | null }

/** What may be nobody's words waits for the host: a machine's mail that waits costs a look, a guest's that does not is lost. */
function doubtsOf(email: Email, { text, writer, speaker }: Seen): WaitReason[] {
  const doubts: WaitReason[] = []
  if (speaker === 'perhaps') doubts.push(say({ code: 'maybe_notice' }))
  if (writer === 'perhaps' || (writer !== null && isWordedAsReport(email)))
    doubts.push(say({ code: 'maybe_automatic' }))
  if (hasAwaySubject(email.subject ?? '') || mayBeAwayNote(text) || (isMarkedByMachine(email) && tellsOfAbsence(text)))
    doubts.push(say({ code: 'maybe_away' }))
  return doubts
}

const ownWordsFor = (of: Correspondence) => (text: string) => ownWords(text, of)
/** Of a notice nothing is a guest's: the host reads what the platform tells. */
const allWords = (text: string): OwnWords => ({ text, removed: '', cut: [] })
const relayWordsFor = (channel: Relay['channel'], of: Correspondence) => (text: string) => relayWords(text, channel, of)

/** Who is named in a mail's headers: names, and the words of addresses. */
function namesOf(email: Email): string[] {
  const people = [email.from, ...(email.replyTo ?? []), ...(email.to ?? []), ...(email.cc ?? [])]
    .slice(0, 10)
    .map(personOf)
  return people
    .flatMap(({ name, address }) => [name, address?.split('@')[0]])
    .filter((name) => typeof name === 'string')
}

const noticeOf = ({ speaker, relay: { channel } }: RelayConversation) => ({ isNotice: speaker === 'platform', channel })

/** A platform's mail that does not say which conversation it belongs to is one of its own: other guests have the same sender. */
function conversationOf(recognised: RelayConversation | null, providerId: string) {
  if (recognised === null) return { threadKey: null, aliases: [] }
  const { channel, threadKey, aliases } = recognised.relay
  return { threadKey: threadKey ?? `${channel}:mail:${providerId}`, aliases }
}

/** An answer may name a certified mail or its envelope. */
function threadIdsOf(email: Email, { rfcMessageId, certified }: { rfcMessageId: string | null } & OfEnvelope) {
  const [named] = messageIds(email.inReplyTo, 1)
  const ofEnvelope = certified === null ? [] : messageIds(certified.envelope.messageId, 1)
  return {
    rfcMessageId: rfcMessageId ?? ofEnvelope[0] ?? null,
    inReplyTo: named ?? bouncedMessageId(email),
    references: [...new Set([...ofEnvelope, ...messageIds(email.references)])].slice(-REFERENCES_MAX),
  }
}

/** Of certified mail also what its sender put beside it. */
function filesOf({ email, certified }: OfEnvelope & { email: Email }, said: string | null): IncomingFile[] {
  const beside = certified === null ? [] : mailFiles(withoutOriginal(certified.envelope), null)
  return [...mailFiles(email, said), ...beside]
}

type OfEnvelope = { certified: CertifiedMail | null }

/** The provider's envelope is judged as every mail; what lies in it is no server's of the host, and has its own signature. */
async function proofOf(
  { raw, truncated, receivedAt: at }: RawMail,
  { envelope, certified, context }: OfEnvelope & { envelope: Email; context: ReaderContext },
  readTxt: ReadTxt,
): Promise<SenderProof> {
  const { channel, receiving, now } = context
  const [receivedAt, isWhole] = [at ?? now, !truncated]
  const outer = { email: envelope, channel, receivedAt, whole: isWhole ? raw : null, receiving }
  const proof = await authenticate(outer, readTxt)
  if (certified === null) return proof
  const inner = { email: certified.email, channel: 'email', receivedAt, whole: isWhole ? certified.raw : null } as const
  return certifiedProof(certified, proof, await authenticate(inner, readTxt))
}

function withEnvelope(words: GuestWords, certified: CertifiedMail): GuestWords {
  const { removed, unread } = besideOriginal(certified)
  const all = [words.removed, removed].filter((part) => part !== '')
  return { ...words, removed: all.join('\n\n'), unread: [...words.unread, ...unread] }
}

type Said = GuestWords & { note: GuestNote | null }

const saidIn = (email: Email, words: GuestWords): Said => ({
  ...words,
  ...(words.text === '' ? withoutWords(email) : { note: null }),
})

/** As WhatsApp's: the picture, shown and not answered. */
const saidBy = (reaction: string): Said => ({
  ...{ text: reaction, note: say({ code: 'sent_reaction' }) },
  ...{ removed: '', quoted: '', hidden: '', unread: [] },
})

/** A mail without words still says that something came. */
function withoutWords({ attachments }: Email): { text: string; note: GuestNote } {
  const names = attachments.map((file) => cleanLine(file.filename ?? file.mimeType, 100)).slice(0, 5)
  return { text: names.join(', '), note: say({ code: names.length === 0 ? 'sent_nothing' : 'sent_attachments' }) }
}
