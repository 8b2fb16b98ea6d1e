import { BURST } from '#workflows/domain/burst.ts'

/** What was said in a chat, the oldest first. `machine`: what left without a person's word, but for a fallback, which answers nothing. */
export type PastEntry = { id: string; by: 'guest' | 'host' | 'machine'; at: number }

/** Messages of a guest in a row and what answered them. `guestMessageId`: the last one, which a draft would answer. */
export type PastBurst = {
  guestMessageId: string
  /** All of its messages, in order. */
  askedIds: string[]
  at: number
  answeredBy: 'host' | 'machine' | null
  /** Of the host's answer, in order: all that they wrote until the guest wrote again. */
  answerIds: string[]
  answeredAt: number | null
}

const GAP_MS = BURST.hours * 3_600_000

/** The bursts of one chat, the oldest first. Where nobody answers for as long as a burst lasts, what follows is another. */
export function findBursts(entries: readonly PastEntry[]): PastBurst[] {
  const bursts: PastBurst[] = []
  for (const { id, by, at } of entries) {
    const last = bursts.at(-1)
    if (by === 'guest') {
      const goesOn = last !== undefined && last.answeredBy === null && at - last.at <= GAP_MS
      if (goesOn) Object.assign(last, { guestMessageId: id, at, askedIds: [...last.askedIds, id] })
      else bursts.push({ guestMessageId: id, at, askedIds: [id], answeredBy: null, answerIds: [], answeredAt: null })
    } else if (last !== undefined && by === 'host') {
      last.answeredBy = 'host'
      last.answerIds.push(id)
      last.answeredAt ??= at
    } else if (last !== undefined) last.answeredBy ??= 'machine'
  }
  return bursts
}
