import { randomUUID } from 'node:crypto'

export type RelayMailParts = {
  from: string
  replyTo?: string
  subject?: string
  headers?: string[]
  /** Plain text. */
  body?: string
  html?: string
}

/** A booking platform's mail as bytes. */
export function relayMail({ from, replyTo, subject = 'Messaggio', headers = [], body, html }: RelayMailParts): string {
  const head = [
    `From: ${from}`,
    'To: host@locanda.test',
    ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
    `Subject: ${subject}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${randomUUID()}@relay.test>`,
    'MIME-Version: 1.0',
    ...headers,
  ]
  const parts = [
    ...(body === undefined ? [] : [`Content-Type: text/plain; charset=utf-8\r\n\r\n${body}`]),
    ...(html === undefined ? [] : [`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`]),
  ]
  const isOne = parts.length < 2
  const content = isOne
    ? parts.join('')
    : `Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\n${parts.join('\r\n--b\r\n')}\r\n--b--\r\n`
  return `${head.join('\r\n')}\r\n${content}\r\n`
}

type Guest = { name: string; words: string }
const threadLink = (number: string) => `https://www.airbnb.com/hosting/thread/${number}?thread_type=home_booking`

/** As Airbnb sends a guest's words; without `thread` it says nowhere which conversation they belong to. */
export const airbnbMail = ({
  name,
  words,
  thread,
  token = randomUUID(),
}: Guest & { thread?: string; token?: string }) =>
  relayMail({
    from: 'Airbnb <express@airbnb.com>',
    replyTo: `"${name} (Airbnb)" <${token}@reply.airbnb.com>`,
    subject: 'RE: Reservation for Casa Trastevere, Apr 22 - 27',
    body: [
      'RE: Reservation for Casa Trastevere, Apr 22 - 27',
      `${name.toUpperCase()}\nBooker`,
      words,
      `Reply\n${thread === undefined ? '' : threadLink(thread)}`,
      'You can also respond by replying directly to this email.',
      'Airbnb Ireland UC',
    ].join('\n\n'),
    html: airbnbPage({ name, words: typed(words), thread }),
  })

/** As platforms put into a page what a guest types. */
const typed = (words: string) =>
  words
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/https:\S+/g, '<a href="$&">$&</a>')
    .replaceAll('\n', '<br>')

const airbnbPage = ({ name, words, thread }: Guest & { thread?: string | undefined }) =>
  `<p>${name.toUpperCase()}</p><p>Booker</p><p>${words}</p><p>${button('Reply', thread && threadLink(thread))}</p><p>Airbnb Ireland UC</p>`

const button = (says: string, link: string | undefined) => (link === undefined ? says : `<a href="${link}">${says}</a>`)

/** The same with its words in HTML alone. */
export const airbnbHtml = ({ name, words, thread }: Guest & { thread: string }) =>
  relayMail({
    from: 'Airbnb <express@airbnb.com>',
    replyTo: `"${name} (Airbnb)" <${randomUUID()}@reply.airbnb.com>`,
    html: airbnbPage({ name, words, thread }),
  })

export const vrboMail = ({
  name,
  words,
  alias,
  interaction,
}: Guest & { alias?: string; interaction?: string | undefined }) =>
  relayMail({
    from: `${name} <sender@messages.homeaway.com>`,
    ...(alias === undefined ? {} : { replyTo: `${alias}@messages.homeaway.com` }),
    subject: `Inquiry from ${name}: Nov 28 - Dec 2, 2026 - Vrbo #1673198`,
    body: [
      `New inquiry\n\nMessage from ${name}:`,
      words,
      `Respond to inquiry\n${interaction === undefined ? '' : `https://www.vrbo.com/supply/inbox?interactionId=${interaction}`}`,
      `Traveler Name\n${name}\nDates\nNov 28 - Dec 2, 2026, 4 nights`,
    ].join('\n\n'),
    html: `<p>Message from ${name}:</p><p>${typed(words)}</p><p>${button(
      'Respond to inquiry',
      interaction && `https://www.vrbo.com/supply/inbox?interactionId=${interaction}`,
    )}</p><p>Traveler Name</p><p>${name}</p><p>Dates</p><p>Nov 28 - Dec 2, 2026, 4 nights</p>`,
  })

export const bookingMail = ({ name, words, number, headers }: Guest & { number: string; headers?: string[] }) =>
  relayMail({
    from: `"${name} via Booking.com" <${number}-abcd.ef12@guest.booking.com>`,
    replyTo: `${number}-abcd.ef12@guest.booking.com`,
    headers: headers ?? ['Auto-Submitted: auto-generated'],
    body: [
      '##- Scrivi la tua risposta sopra questa riga -##',
      `Numero di conferma: ${number}`,
      `${name} ha scritto:`,
      words,
      'Rispondi',
      `Dettagli della prenotazione\nNome dell'ospite:\n${name}\nArrivo:\nmer 2 giugno 2027\nPartenza:\nsab 5 giugno 2027`,
    ].join('\n\n'),
  })

export const byAlias = (
  domain: 'm.expediapartnercentral.com' | 'agoda-messaging.com',
  { name, words, from, replyTo, headers }: Guest & { from: string; replyTo?: string; headers?: string[] },
) =>
  relayMail({
    from: `${name} <${from}@${domain}>`,
    ...(replyTo === undefined ? {} : { replyTo: `${replyTo}@${domain}` }),
    ...(headers === undefined ? {} : { headers }),
    subject: 'New message from your guest',
    body: words,
  })
