import type { DashboardView, Metric } from '#api/contract/dashboard.ts'
import { asOwner } from '#tests/api/given.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NEVER_WAITED = ['drafting', 'scheduled', 'no_reply_needed']

type Ratio = { part: number; whole: number }

/** The dashboard counted the slow way, from every row that a host has: what the kept figures must come to. */
export async function countDashboard(hostId: string, now: Date): Promise<DashboardView> {
  const where = { where: { hostId } }
  const [chats, properties, messages] = await Promise.all([
    asOwner().chat.findMany(where),
    asOwner().property.findMany(where),
    asOwner().message.findMany(where),
  ])
  /** When the day so many days ago ended; today goes on. */
  const endOf = (day: number) =>
    day === 0 ? Number.POSITIVE_INFINITY : (Math.floor(now.getTime() / HOUR) + 1) * HOUR - day * DAY
  const drafts = messages.filter(({ kind }) => kind === 'draft')
  const waited = drafts.filter(
    ({ status, settledAt }) => status === 'pending' || (settledAt !== null && !NEVER_WAITED.includes(status)),
  )
  const waitsAt = ({ status, storedAt, settledAt }: (typeof drafts)[number], at: number) =>
    storedAt.getTime() < at && (status === 'pending' || (settledAt?.getTime() ?? 0) >= at)

  const replies = messages
    .filter(({ kind, status }) => kind !== 'guest' && status === 'sent')
    .map((reply) => ({ ...reply, sentAt: Math.max(reply.createdAt.getTime(), reply.settledAt?.getTime() ?? 0) }))
  type Reply = (typeof replies)[number]
  const questionOf = (reply: Reply) =>
    reply.answersId !== null
      ? messages.find(({ id }) => id === reply.answersId)
      : messages
          .filter(({ kind, chatId, seq }) => kind === 'guest' && chatId === reply.chatId && seq < reply.seq)
          .toSorted((a, b) => b.seq - a.seq)[0]

  const cumulative = (at: (day: number) => number | null, digits: number): Metric => ({
    value: at(0),
    delta: difference(at(0), at(1), digits),
    days: sevenDays(at),
  })
  const recent = (of: (reply: Reply) => Ratio, digits: number): Metric => {
    const over = (newest: number, days: number) =>
      ratioOf(replies.filter(({ sentAt }) => sentAt < endOf(newest) && sentAt >= endOf(newest + days)).map(of), digits)
    return {
      value: over(0, 30),
      delta: difference(over(0, 30), over(1, 30), digits),
      days: sevenDays((day) => over(day, 1)),
    }
  }
  const born = (rows: { createdAt: Date }[], day: number) => rows.filter((row) => row.createdAt.getTime() < endOf(day))
  return {
    activeChats: cumulative((day) => born(chats, day).length, 0),
    activeProperties: cumulative((day) => born(properties, day).length, 0),
    toApprove: cumulative((day) => waited.filter((draft) => waitsAt(draft, endOf(day))).length, 0),
    satisfaction: cumulative((day) => {
      const said = born(messages, day).flatMap(
        (row) => messages.find(({ id }) => id === Reflect.get(row, 'id'))?.rating ?? [],
      )
      return ratioOf(
        said.map((rating) => ({ part: rating, whole: 1 })),
        1,
      )
    }, 1),
    automationShare: recent(
      ({ kind, approvedAt }) => (kind === 'draft' ? { part: approvedAt === null ? 100 : 0, whole: 1 } : NOTHING),
      0,
    ),
    aiEfficiency: recent(
      ({ kind, approvedAt, aiText, text }) =>
        kind === 'draft' && approvedAt !== null
          ? { part: aiText === null || aiText === text ? 100 : 0, whole: 1 }
          : NOTHING,
      0,
    ),
    meanResponseMinutes: recent((reply) => {
      const question = questionOf(reply)
      if (question === undefined) return NOTHING
      return { part: Math.max(0, reply.sentAt - question.createdAt.getTime()) / 60_000, whole: 1 }
    }, 1),
  }
}

const NOTHING: Ratio = { part: 0, whole: 0 }
const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
const sevenDays = <T>(at: (day: number) => T) => [6, 5, 4, 3, 2, 1, 0].map(at)
const difference = (a: number | null, b: number | null, digits: number) =>
  a === null || b === null ? null : round(a - b, digits)

function ratioOf(ratios: readonly Ratio[], digits: number): number | null {
  const whole = ratios.reduce((sum, ratio) => sum + ratio.whole, 0)
  return whole === 0 ? null : round(ratios.reduce((sum, ratio) => sum + ratio.part, 0) / whole, digits)
}
