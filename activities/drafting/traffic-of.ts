import type { Question } from '#activities/drafting/read-question.ts'
import { Prisma } from '#prisma/client.ts'
import { type Reading, reading } from '#prisma/reading.ts'
import { statusList } from '#prisma/status-list.ts'
import { DIRECT_CHANNELS } from '#workflows/domain/channels.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { quickTurns, type RecentTraffic, type Said } from '#workflows/domain/loop-guard.ts'
import { MAY_HAVE_LEFT, MESSAGES_GONE_OUT } from '#workflows/domain/message-status.ts'

const HOUR = 3_600_000
const WENT_OUT = statusList(['scheduled', ...MESSAGES_GONE_OUT])
const MOST_CHATS = 20
const MOST_MESSAGES = 60
const MOST_TEXTS = 50

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What it is reckoned from: times as RFC 3339. */
export type TrafficRow = {
  /** Texts of the last day: ours to this guest, theirs in this chat. */
  ours: string[]
  theirs: string[]
  ofGuestLastHour: number
  said: { kind: string; createdAt: string; storedAt: string; isApproved: boolean }[]
}

/** What this guest and we wrote to each other lately: the figures that the loop guard judges. */
export function trafficOf({ guest, chat }: Pick<Question, 'guest' | 'chat'>, now: Date): Reading<RecentTraffic> {
  const { hostId, chatId, seq } = guest
  const hourAgo = new Date(now.getTime() - HOUR)
  const dayAgo = new Date(now.getTime() - 24 * HOUR)
  const { chatIds, wrote } = personOf({ guest, chat })
  const select = Prisma.sql`
    select
      array(select o.text from message o where o.host_id = ${hostId}::uuid and o.chat_id = any(${chatIds})
        and o.kind in ('draft', 'fallback') and o.status in (${WENT_OUT}) and o.created_at >= ${dayAgo}
        order by o.created_at desc limit ${MOST_TEXTS}::int) as ours,
      array(select g.text from message g where g.host_id = ${hostId}::uuid and g.chat_id = ${chatId}::uuid and g.kind = 'guest'
        and g.seq < ${seq}::int and g.created_at >= ${dayAgo} order by g.seq desc limit ${MOST_TEXTS}::int) as theirs,
      (select count(*)::int from message w where w.host_id = ${hostId}::uuid and w.kind = 'guest' and w.stored_at >= ${hourAgo}
        and ${wrote}) as "ofGuestLastHour",
      array(select json_build_object('kind', s.kind, 'createdAt', s.created_at, 'storedAt', s.stored_at,
          'isApproved', s.approved_at is not null)
        from message s where s.host_id = ${hostId}::uuid and s.chat_id = any(${chatIds}) and s.created_at >= ${hourAgo}
          and (s.kind = 'guest' and not s.is_automatic or s.status in (${statusList(MAY_HAVE_LEFT)}))
        order by s.created_at desc, s.id desc limit ${MOST_MESSAGES}::int) as said`
  return reading<TrafficRow, RecentTraffic>(select, ([row]) => toTraffic(guest, row))
}

/** Who wrote: an address, in all its chats, by whichever source; on a platform, which writes for all its guests from one address, the chat alone. */
function personOf({ guest, chat }: Pick<Question, 'guest' | 'chat'>): Record<'chatIds' | 'wrote', Prisma.Sql> {
  const { hostId, chatId, fromAddress } = guest
  const isDirect = DIRECT_CHANNELS.some((channel) => channel === chat.channel)
  const own = Prisma.sql`array[${chatId}::uuid]`
  const chatIds =
    isDirect && chat.email !== null
      ? Prisma.sql`${own} || array(select k.id from chat k where k.host_id = ${hostId}::uuid
          and k.source_id in (select id from message_source where host_id = ${hostId}::uuid) and k.email = ${chat.email} and k.channel = any(${DIRECT_CHANNELS})
          order by k.last_message_at desc limit ${MOST_CHATS}::int)`
      : own
  const isAddress = isDirect && fromAddress !== null
  return {
    chatIds,
    wrote: isAddress ? Prisma.sql`w.from_address = ${fromAddress}` : Prisma.sql`w.chat_id = any(${chatIds})`,
  }
}

/** The figures of one guest's message. */
export function toTraffic(
  { text, isAutomatic }: Pick<Question['guest'], 'text' | 'isAutomatic'>,
  row: TrafficRow | undefined,
): RecentTraffic {
  const { ours = [], theirs = [], said = [], ofGuestLastHour = 0 } = row ?? {}
  const own = plain(text)
  const isLong = own.length >= 20
  return {
    messagesOfGuestLastHour: ofGuestLastHour,
    quickTurns: quickTurns(said.map(toSaid)),
    sameTextFromGuestLastDay: (isLong ? theirs.filter((other) => plain(other) === own).length : 0) + 1,
    echoesUs: isLong && ours.some((other) => plain(other) === own),
    isAutomatic,
  }
}

function toSaid({ kind, createdAt, storedAt, isApproved }: TrafficRow['said'][number]): Said {
  const writtenAt = Date.parse(createdAt)
  if (kind === 'guest') return { by: 'guest', at: Date.parse(storedAt), writtenAt }
  return { by: kind === 'host_reply' || isApproved ? 'host' : 'automatic', at: writtenAt, writtenAt }
}
