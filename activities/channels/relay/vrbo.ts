import { guestName } from './guest-name.ts'
import { lineAfter } from './labelled-lines.ts'
import type { RecognisedRelay, RelayMail } from './relay-mail.ts'
import { stayRange } from './stay-dates.ts'

const NAME = /^(?:traveler name|name des reisenden|nome del viaggiatore|nom du voyageur|nombre del viajero)/i
const DATES = /^(?:dates|daten|date|fechas)(?=\s*:|$)/i

/** Vrbo, HomeAway, FeWo-direkt: `Inquiry from Jan: Nov 18 - Dec 2, 2025 - Vrbo #1673198`. */
export function readVrbo(mail: RelayMail): RecognisedRelay | null {
  const key = threadKey(mail)
  if (key === null) return null
  const subject = /(?:from|von|de|da) (.{1,60}?):/i.exec(mail.subject)?.[1]
  const inSubject = stayRange(mail.subject, mail.at)
  return {
    relay: {
      channel: 'vrbo',
      threadKey: key,
      guestName: guestName(lineAfter(mail.text, NAME)) ?? guestName(mail.fromName) ?? guestName(subject),
      ...(inSubject.checkIn === null ? stayRange(lineAfter(mail.text, DATES) ?? '', mail.at) : inSubject),
      listing: /(?:vrbo|fewo-direkt\.de|homeaway)\s*#\s?(\d{4,12})/i.exec(mail.subject)?.[0] ?? null,
    },
    isNotice: false,
  }
}

function threadKey({ html, text, replyTo, from }: RelayMail): string | null {
  const interaction = /interactionId=([0-9a-f-]{16,40})/i.exec(`${html}\n${text}`)?.[1]
  if (interaction !== undefined) return `vrbo:interaction:${interaction.toLowerCase()}`
  const alias = /^([0-9a-f-]{16,40})@/.exec(replyTo ?? from)?.[1]
  return alias === undefined ? null : `vrbo:alias:${alias}`
}
