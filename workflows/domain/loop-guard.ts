import { type DraftReason, say, type WaitReason } from './sentences/sentence.ts'

/** What went to and fro with one guest lately; counts include the message that is answered now. */
export type RecentTraffic = {
  messagesOfGuestLastHour: number
  /** How many of our automatic replies in a row, up to now, were answered within seconds. */
  quickTurns: number
  sameTextFromGuestLastDay: number
  /** The guest's text is one that we sent. */
  echoesUs: boolean
  isAutomatic: boolean
}

export const LOOP_LIMITS = { messagesOfGuestAnHour: 30, quickTurns: 3, sameTextADay: 3 } as const

export type TrafficVerdict = {
  /** Why nothing is written at all. */
  silence: DraftReason | null
  /** Why it waits for the host. */
  holds: WaitReason[]
  /** False when the model would only be paid for a flood. */
  mayAskModel: boolean
  /** False where a fallback would be one more turn of the same loop. */
  mayFallBack: boolean
}

/** Ends a ping-pong of machines and caps what one guest can make us do (RFC 3834: never answer automatic mail). */
export function judgeTraffic(traffic: RecentTraffic): TrafficVerdict {
  const isFlood = traffic.messagesOfGuestLastHour > LOOP_LIMITS.messagesOfGuestAnHour
  const silence = traffic.isAutomatic ? say({ code: 'automatic_message' }) : null
  const machines = [
    ...(isFlood ? [say({ code: 'sender_flood' })] : []),
    ...(traffic.quickTurns >= LOOP_LIMITS.quickTurns
      ? [say({ code: 'machine_pace', params: { turns: traffic.quickTurns } })]
      : []),
    ...(traffic.echoesUs ? [say({ code: 'echoes_us' })] : []),
  ]
  const repeats = traffic.sameTextFromGuestLastDay >= 2 ? [say({ code: 'repeated_message' })] : []
  // A machine, or a person who needs the host most of all: only the host can tell.
  const goesOn = traffic.sameTextFromGuestLastDay >= LOOP_LIMITS.sameTextADay
  return {
    silence,
    holds: [...machines, ...repeats],
    mayAskModel: !isFlood && !goesOn && silence === null,
    mayFallBack: machines.length === 0 && !goesOn,
  }
}

/** `at`: when we sent it, or when a guest's message reached us; milliseconds. `host`: by a person's word. */
export type Said = { by: 'guest' | 'automatic' | 'host'; at: number; writtenAt: number }

/** Nobody reads an answer and writes the next question in less, three times running. */
const QUICK_MS = 30_000

/**
 * How many automatic replies in a row, the newest first, were answered within seconds, whatever the answers say. A person's word
 * ends the row. The guest's own clock counts where it can be true, as a mailbox may be read a minute late.
 */
export function quickTurns(said: readonly Said[]): number {
  let turns = 0
  let answer: Said | null = null
  for (const one of said.toSorted((a, b) => b.at - a.at)) {
    if (one.by === 'guest') answer = one
    else if (one.by === 'host' || answer === null) return turns
    else {
      const answeredAt = answer.writtenAt >= one.at ? Math.min(answer.writtenAt, answer.at) : answer.at
      if (answeredAt - one.at > QUICK_MS) return turns
      turns += 1
      answer = null
    }
  }
  return turns
}
