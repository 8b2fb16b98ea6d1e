import { type DraftReason, say, type WaitReason } from './sentences/sentence.ts'

/** What went to and fro lately; counts include the message that is answered now. */
export type RecentTraffic = {
  draftsForSenderLastHour: number
  /** Drafts and fallbacks that went out in this chat. */
  sentInChatLastDay: number
  sameTextFromGuestLastDay: number
  /** The guest's text is one that we sent. */
  echoesUs: boolean
  isAutomatic: boolean
}

export const LOOP_LIMITS = { draftsPerSenderAnHour: 30, sentPerChatADay: 10, sameTextADay: 3 } as const

export type TrafficVerdict = {
  /** Why nothing is written at all. */
  silence: DraftReason | null
  /** Why it waits for the host. */
  holds: WaitReason[]
  /** False when the model would only be paid for a flood. */
  mayAskModel: boolean
}

/** Ends a ping-pong of machines and caps what one sender can make us do (RFC 3834: never answer automatic mail). */
export function judgeTraffic(traffic: RecentTraffic): TrafficVerdict {
  const isFlood = traffic.draftsForSenderLastHour > LOOP_LIMITS.draftsPerSenderAnHour
  const silence = traffic.isAutomatic
    ? say({ code: 'automatic_message' })
    : traffic.sameTextFromGuestLastDay >= LOOP_LIMITS.sameTextADay
      ? say({ code: 'same_message_again' })
      : null
  const holds = [
    ...(isFlood ? [say({ code: 'sender_flood' })] : []),
    ...(traffic.sentInChatLastDay >= LOOP_LIMITS.sentPerChatADay ? [say({ code: 'many_sent_today' })] : []),
    ...(traffic.sameTextFromGuestLastDay === 2 ? [say({ code: 'repeated_message' })] : []),
    ...(traffic.echoesUs ? [say({ code: 'echoes_us' })] : []),
  ]
  return { silence, holds, mayAskModel: !isFlood && silence === null }
}
