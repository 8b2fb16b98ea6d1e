import { createHash } from 'node:crypto'
import { baseSubject } from '#activities/channels/text/subject.ts'
import { guestName } from './guest-name.ts'
import type { RecognisedRelay, RelayMail } from './relay-mail.ts'
import { stayRange } from './stay-dates.ts'

const LISTING = [
  /(?:reservation|inquiry|request) (?:for|at) (.{3,80}?)(?:,| for) /i,
  /(?:prenotazione|richiesta) (?:per|presso) (.{3,80}?)(?:,| per| dal) /i,
  /(?:buchung(?:sanfrage)?|anfrage) für (.{3,80}?)(?:,| vom) /i,
]

/**
 * Airbnb: a guest writes through express@, and the reply goes to a token address that may change with each mail.
 * The thread is the number in the links, else the reservation's code.
 */
export function readAirbnb(mail: RelayMail): RecognisedRelay {
  const both = `${mail.html}\n${mail.text}`
  const name = guestName(mail.replyToName) ?? guestName(mail.fromName)
  const isNotice = mail.replyTo === null || !mail.replyTo.endsWith('@reply.airbnb.com')
  return {
    relay: {
      channel: 'airbnb',
      threadKey: threadKey(mail, both, name),
      guestName: isNotice ? null : name,
      ...stayRange(mail.subject, mail.at),
      listing:
        LISTING.map((pattern) => pattern.exec(`${mail.subject} `)?.[1]).find((found) => found !== undefined) ?? null,
    },
    isNotice,
  }
}

function threadKey(mail: RelayMail, both: string, name: string | null): string {
  const thread = /\/hosting\/(?:thread|messages|inbox\/folder\/all\/thread)s?\/(\d{3,20})/.exec(both)?.[1]
  if (thread !== undefined) return `airbnb:thread:${thread}`
  const code = /\bHM[A-Z0-9]{8}\b/.exec(both)?.[0]
  if (code !== undefined) return `airbnb:code:${code}`
  const digest = createHash('sha256')
    .update(`${baseSubject(mail.subject)}\n${name}`)
    .digest('hex')
    .slice(0, 32)
  return `airbnb:subject:${digest}`
}
