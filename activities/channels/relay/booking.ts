import type { Relay } from '#activities/channels/incoming-message.ts'
import { guestName } from './guest-name.ts'
import { identityOf } from './identity.ts'
import { lineAfter } from './labelled-lines.ts'
import { platformText } from './platform-text.ts'
import type { RelayMail } from './relay-mail.ts'
import { singleDate } from './stay-dates.ts'

const NUMBER =
  /(?:confirmation number|numero di conferma|buchungsnummer|bestätigungsnummer|numéro de confirmation|número de confirmación|číslo rezervace)\s*:?\s*(\d{6,14})/gi
const NAME =
  /^(?:guest name|nome dell'ospite|nome ospite|name des gastes|nom du client|nombre del (?:huésped|cliente))/i
const ARRIVAL = /^(?:check-?in|arrivo|anreise|arrivée|entrada|llegada)/i
const DEPARTURE = /^(?:check-?out|partenza|abreise|départ|salida)/i
const PROPERTY =
  /^(?:property name|nome della struttura|struttura|unterkunft|nom de l'établissement|nombre del alojamiento)/i

const ALIAS = /^(\d{6,14})-/

/** Booking.com: one alias a reservation, its number in front: `5999000222-abcd@guest.booking.com`. No guest writes that one. */
export function readBooking(mail: RelayMail): Relay {
  const { certain, all: said } = platformText(mail)
  const alias = ALIAS.exec(mail.replyTo ?? '')?.[1] ?? ALIAS.exec(mail.from)?.[1]
  const written = () => [...certain.matchAll(NUMBER)].flatMap(([, number]) => number ?? [])
  return {
    channel: 'booking',
    ...identityOf({ kind: 'booking', values: alias === undefined ? written() : [alias] }),
    guestName: guestName(mail.fromName) ?? guestName(lineAfter(said, NAME)),
    checkIn: singleDate(lineAfter(said, ARRIVAL) ?? '', mail.at),
    checkOut: singleDate(lineAfter(said, DEPARTURE) ?? '', mail.at),
    listing: lineAfter(said, PROPERTY)?.slice(0, 120) ?? null,
  }
}
