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
  /** Why nothing is written at all; a sentence for the host. */
  silence: string | null
  /** Why it waits for the host. */
  holds: string[]
  /** False when the model would only be paid for a flood. */
  mayAskModel: boolean
}

/** Ends a ping-pong of machines and caps what one sender can make us do (RFC 3834: never answer automatic mail). */
export function judgeTraffic(traffic: RecentTraffic): TrafficVerdict {
  const isFlood = traffic.draftsForSenderLastHour > LOOP_LIMITS.draftsPerSenderAnHour
  const silence = traffic.isAutomatic
    ? 'Messaggio automatico: non serve una risposta.'
    : traffic.sameTextFromGuestLastDay >= LOOP_LIMITS.sameTextADay
      ? 'Lo stesso messaggio è già arrivato più volte: sembra un risponditore automatico.'
      : null
  const holds = [
    ...(isFlood ? ['questo ospite ha scritto moltissimi messaggi nell’ultima ora'] : []),
    ...(traffic.sentInChatLastDay >= LOOP_LIMITS.sentPerChatADay
      ? ['oggi sono già partite molte risposte in questa conversazione']
      : []),
    ...(traffic.sameTextFromGuestLastDay === 2 ? ['l’ospite ha già scritto lo stesso messaggio'] : []),
    ...(traffic.echoesUs ? ['il messaggio ripete una nostra risposta'] : []),
  ]
  return { silence, holds, mayAskModel: !isFlood && silence === null }
}
