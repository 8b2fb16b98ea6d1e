import type { Email } from 'postal-mime'
import type { SenderProof } from '#activities/channels/mime/authenticate.ts'
import { isSignedHeader } from '#activities/channels/mime/is-signed-header.ts'
import { personOf } from '#activities/channels/mime/mail-headers.ts'
import { isOwnAddress } from '#activities/channels/text/own-address.ts'
import { singleDate } from '#activities/channels/text/stay-dates.ts'

/** What a platform itself says of a stay. Days are yyyy-mm-dd. */
export type StayNotice = { says: 'confirmed'; checkIn: string; checkOut: string } | { says: 'cancelled' }

const CONFIRMED =
  /^(?:reservation confirmed|prenotazione confermata|buchung bestätigt|réservation confirmée|reserva(?:ción)? confirmada)(?=$|[\s!:–-])/i
const CANCELLED =
  /^(?:cancell?ed: reservation|reservation cancell?ed|(?:cancellata|annullata): prenotazione|prenotazione (?:cancellata|annullata)|storniert: (?:buchung|reservierung)|(?:buchung|reservierung) storniert|annulée ?: réservation|réservation annulée|cancelada: reserva(?:ción)?|reserva(?:ción)? cancelada)(?=$|[\s!:–-])/i
const CHECK_IN = /^(?:check-?in|arrivo|anreise|arrivée|llegada)\s*:?$/i
const CHECK_OUT = /^(?:check-?out|partenza|abreise|départ|salida)\s*:?$/i

export type NoticeToRead = {
  email: Email
  /** Plain text, whole. */
  text: string
  at: Date
  channel: string
  isNotice: boolean
  proof: SenderProof
  ownAddresses: readonly string[]
}

/**
 * Whether the platform confirms or cancels a stay, in the five languages whose mails are read. Only its own notice to this mailbox
 * counts: proved to be the platform's, its recipient signed with it, and no guest's words in it; a guest has a notice too, and could
 * send it on. A date that does not stand once, under its own label, is not read, and then nothing is confirmed.
 */
export function stayNoticeOf(notice: NoticeToRead): StayNotice | null {
  const { email, text, at, channel, isNotice, proof, ownAddresses } = notice
  const from = personOf(email.from).address
  const [to, ...others] = email.to ?? []
  const recipient = personOf(to).address
  // Of the platforms only Airbnb writes its notices from the addresses that are read as its own.
  if (channel !== 'airbnb' || !isNotice || proof.authentication !== 'pass' || from === null) return null
  if (recipient === null || others.length > 0 || !isOwnAddress(ownAddresses, recipient)) return null
  if (!isSignedHeader(email, from, 'to') || !isSignedHeader(email, from, 'subject')) return null
  const subject = (email.subject ?? '').trim()
  if (CANCELLED.test(subject)) return { says: 'cancelled' }
  if (!CONFIRMED.test(subject)) return null
  const checkIn = singleDate(onlyLineUnder(text, CHECK_IN), at)
  const checkOut = singleDate(onlyLineUnder(text, CHECK_OUT), at)
  return checkIn !== null && checkOut !== null && checkOut > checkIn ? { says: 'confirmed', checkIn, checkOut } : null
}

/** What stands under a label; nothing where the label stands more than once, as somebody else may have written the other. */
function onlyLineUnder(text: string, label: RegExp): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [place, ...others] = lines.flatMap((line, index) => (label.test(line) ? [index] : []))
  return place === undefined || others.length > 0 ? '' : (lines[place + 1] ?? '')
}
