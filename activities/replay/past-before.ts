import { type EarlierMessage, splitThread, type Thread } from '#activities/drafting/split-thread.ts'
import { toTraffic } from '#activities/drafting/traffic-of.ts'
import { NO_FALLBACK_WITHIN_MS, reasonsAgainst } from '#prisma/messages/why-no-fallback.ts'
import type { PastMessage } from '#prisma/replay/read-timeline.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import { judgeTraffic, type TrafficVerdict } from '#workflows/domain/loop-guard.ts'
import { COUNTS_FOR_NONE, ENDED_UNSENT, type MessageStatus } from '#workflows/domain/message-status.ts'
import type { DraftReason } from '#workflows/domain/sentences/sentence.ts'
import { hasGoneOut, isOfHost } from './gone-out.ts'

/** What of a chat decides on a draft beside its question, as it was when the guest's message came. */
export type Past = { thread: Thread; traffic: TrafficVerdict; doubts: DraftReason[]; noFallback: DraftReason[] }

const HOUR = 3_600_000

/** The chat before a guest's message: what was written later, and what answers it, is not there. */
export function pastBefore(messages: readonly PastMessage[], guest: PastMessage): Past {
  const at = guest.createdAt.getTime()
  const earlier = messages
    .filter(({ id, answersId }) => id !== guest.id && answersId !== guest.id)
    .filter(
      ({ kind, createdAt, seq }) =>
        createdAt.getTime() < at || (kind === 'guest' && isBefore({ createdAt, seq }, guest)),
    )
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.seq - b.seq)
  const said = earlier.filter(
    (message) => message.kind === 'guest' || (IN_THREAD.has(message.kind) && hasGoneOut(message)),
  )
  const thread = said.map(
    (message): EarlierMessage => ({
      ...message,
      cameInAt: message.createdAt,
      ends: endsOf(message, earlier),
    }),
  )
  const lately = new Set(
    earlier
      .filter(({ createdAt, status }) => at - createdAt.getTime() < NO_FALLBACK_WITHIN_MS && !UNSENT.has(status))
      .map(({ kind }) => kind),
  )
  return {
    thread: splitThread(thread, guest),
    traffic: judgeTraffic(trafficBefore(earlier, guest)),
    doubts: openDoubts(earlier, guest),
    noFallback: reasonsAgainst(lately),
  }
}

const IN_THREAD = new Set(['draft', 'fallback', 'host_reply'])
const UNSENT: ReadonlySet<MessageStatus> = new Set(COUNTS_FOR_NONE)
const ENDS: ReadonlySet<MessageStatus> = new Set(ENDED_UNSENT)

const isBefore = (one: Pick<PastMessage, 'createdAt' | 'seq'>, other: PastMessage) =>
  one.createdAt.getTime() === other.createdAt.getTime() && one.seq < other.seq

/** What had become of the drafts of a guest's message. */
const endsOf = ({ id, kind }: PastMessage, earlier: readonly PastMessage[]): string[] =>
  kind !== 'guest'
    ? []
    : earlier
        .filter(
          (other) => other.kind === 'draft' && other.answersId === id && (ENDS.has(other.status) || hasGoneOut(other)),
        )
        .map(({ status }) => status)

/** Of a sender in doubt, until a person has answered. */
function openDoubts(earlier: readonly PastMessage[], guest: PastMessage): DraftReason[] {
  const open = [...earlier.slice(earlier.findLastIndex(isOfHost) + 1), guest]
  const doubts = open.filter(({ kind }) => kind === 'guest').flatMap((message) => readReasons(message.doubts))
  return [...new Map(doubts.map((doubt) => [JSON.stringify(doubt), doubt])).values()]
}

/** The same figures as of a message that comes now, of this chat alone. */
function trafficBefore(earlier: readonly PastMessage[], guest: PastMessage) {
  const since = (hours: number) =>
    earlier.filter(({ createdAt }) => guest.createdAt.getTime() - createdAt.getTime() <= hours * HOUR)
  const textsOf = (isWanted: (message: PastMessage) => boolean) =>
    since(24)
      .filter(isWanted)
      .map(({ text }) => text)
  const isGuest = ({ kind }: PastMessage) => kind === 'guest'
  return toTraffic(guest, {
    ours: textsOf((message) => (message.kind === 'draft' || message.kind === 'fallback') && hasGoneOut(message)),
    theirs: textsOf(isGuest),
    ofGuestLastHour: since(1).filter(isGuest).length + 1,
    said: [...since(1), guest]
      .filter((message) => (isGuest(message) ? !message.isAutomatic : hasGoneOut(message)))
      .map(({ kind, createdAt, approvedAt }) => {
        const time = createdAt.toISOString()
        return { kind, createdAt: time, storedAt: time, isApproved: approvedAt !== null }
      }),
  })
}
