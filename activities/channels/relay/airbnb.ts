import type { Relay } from '#activities/channels/incoming-message.ts'
import { guestName } from './guest-name.ts'
import { aliasOf, identityOf } from './identity.ts'
import { keysIn, linkedText, platformText } from './platform-text.ts'
import type { RelayMail } from './relay-mail.ts'
import type { Speaker } from './speaker.ts'
import { stayRange } from './stay-dates.ts'

const LISTING = [
  /(?:reservation|inquiry|request) (?:for|at) (.{3,80}?)(?:,| for) /i,
  /(?:prenotazione|richiesta) (?:per|presso) (.{3,80}?)(?:,| per| dal) /i,
  /(?:buchung(?:sanfrage)?|anfrage) für (.{3,80}?)(?:,| vom) /i,
]

const THREAD = /\/hosting\/(?:thread|messages|inbox\/folder\/all\/thread)s?\/(\d{3,20})/g
const CODE = /\bHM[A-Z0-9]{8}\b/g

/**
 * Airbnb: a guest writes through express@, and the reply goes to a token address that may change with each mail.
 * The thread is the number in the platform's own links, else the reservation's code, else that address.
 */
export function readAirbnb(mail: RelayMail, speaker: Speaker): Relay {
  const name = guestName(mail.replyToName) ?? guestName(mail.fromName)
  return {
    channel: 'airbnb',
    ...conversationOf(mail, speaker),
    guestName: speaker === 'guest' ? name : null,
    ...stayRange(mail.subject, mail.at),
    listing:
      LISTING.map((pattern) => pattern.exec(`${mail.subject} `)?.[1]).find((found) => found !== undefined) ?? null,
  }
}

/** In a notice no guest writes. */
function conversationOf(mail: RelayMail, speaker: Speaker) {
  const whole = `${mail.text}\n${linkedText(mail.html)}`
  const said = speaker === 'platform' ? { certain: whole, all: whole } : platformText(mail)
  const token = speaker === 'guest' ? aliasOf(mail) : null
  return identityOf(
    {
      kind: 'airbnb:thread',
      values: keysIn(said, (text) => [...text.matchAll(THREAD)].flatMap(([, number]) => number ?? [])),
    },
    { kind: 'airbnb:code', values: keysIn(said, (text) => text.match(CODE) ?? []) },
    { kind: 'airbnb:reply', values: token === null ? [] : [token] },
  )
}
