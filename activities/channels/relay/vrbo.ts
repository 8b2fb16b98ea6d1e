import type { Relay } from '#activities/channels/incoming-message.ts'
import { guestName } from './guest-name.ts'
import { aliasOf, identityOf } from './identity.ts'
import { lineAfter } from './labelled-lines.ts'
import { keysIn, platformText } from './platform-text.ts'
import type { RelayMail } from './relay-mail.ts'
import { stayRange } from './stay-dates.ts'

const NAME = /^(?:traveler name|name des reisenden|nome del viaggiatore|nom du voyageur|nombre del viajero)/i
const DATES = /^(?:dates|daten|date|fechas)(?=\s*:|$)/i

const INTERACTION = /interactionId=([0-9a-f-]{16,40})/gi
const interactionsIn = (text: string) => [...text.matchAll(INTERACTION)].map(([, id = '']) => id.toLowerCase())

/** Vrbo, HomeAway, FeWo-direkt: `Inquiry from Jan: Nov 18 - Dec 2, 2025 - Vrbo #1673198`. */
export function readVrbo(mail: RelayMail): Relay {
  const said = platformText(mail)
  const alias = aliasOf(mail)
  const subject = /(?:from|von|de|da) (.{1,60}?):/i.exec(mail.subject)?.[1]
  const inSubject = stayRange(mail.subject, mail.at)
  return {
    channel: 'vrbo',
    ...identityOf(
      { kind: 'vrbo:interaction', values: keysIn(said, interactionsIn) },
      { kind: 'vrbo:alias', values: alias === null ? [] : [alias] },
    ),
    guestName: guestName(lineAfter(said.all, NAME)) ?? guestName(mail.fromName) ?? guestName(subject),
    ...(inSubject.checkIn === null ? stayRange(lineAfter(said.all, DATES) ?? '', mail.at) : inSubject),
    listing: /(?:vrbo|fewo-direkt\.de|homeaway)\s*#\s?(\d{4,12})/i.exec(mail.subject)?.[0] ?? null,
  }
}
