import { guestName } from './guest-name.ts'
import { lineAfter } from './labelled-lines.ts'
import type { RecognisedRelay, RelayMail } from './relay-mail.ts'
import { singleDate } from './stay-dates.ts'

const NUMBER =
  /(?:confirmation number|numero di conferma|buchungsnummer|bestätigungsnummer|numéro de confirmation|número de confirmación|číslo rezervace)\s*:?\s*(\d{6,14})/i
const NAME =
  /^(?:guest name|nome dell'ospite|nome ospite|name des gastes|nom du client|nombre del (?:huésped|cliente))/i
const ARRIVAL = /^(?:check-?in|arrivo|anreise|arrivée|entrada|llegada)/i
const DEPARTURE = /^(?:check-?out|partenza|abreise|départ|salida)/i
const PROPERTY =
  /^(?:property name|nome della struttura|struttura|unterkunft|nom de l'établissement|nombre del alojamiento)/i

/** Booking.com: one alias a reservation, its number in front: `5999000222-abcd@guest.booking.com`. */
export function readBooking(mail: RelayMail): RecognisedRelay | null {
  const number = /^(\d{6,14})-/.exec(mail.from)?.[1] ?? NUMBER.exec(mail.text)?.[1]
  if (number === undefined) return null
  const checkIn = singleDate(lineAfter(mail.text, ARRIVAL) ?? '', mail.at)
  return {
    relay: {
      channel: 'booking',
      threadKey: `booking:${number}`,
      guestName: guestName(mail.fromName) ?? guestName(lineAfter(mail.text, NAME)),
      checkIn,
      checkOut: singleDate(lineAfter(mail.text, DEPARTURE) ?? '', mail.at),
      listing: lineAfter(mail.text, PROPERTY)?.slice(0, 120) ?? null,
    },
    isNotice: false,
  }
}
