import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'
import { airbnbHtml, airbnbMail, bookingMail, byAlias, relayMail, vrboMail } from '#tests/mailbox/relay-mail.ts'

const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: [], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))
const relayOf = async (mail: string) => {
  const raw = new Uint8Array(Buffer.from(mail))
  return (await readMail({ raw, receivedAt: new Date(), truncated: false }, context, unasked)).relay
}
const OWN = '111111111'
const FOREIGN = '999999999'
const link = `https://www.airbnb.com/hosting/thread/${FOREIGN}`
const [INTERACTION, OTHER_INTERACTION] = [
  '1f2e3d4c-aaaa-bbbb-cccc-123456789012',
  '99999999-aaaa-bbbb-cccc-123456789012',
]

test.each([
  ['a link', `Vedi ${link} grazie`],
  ['a code', 'La mia prenotazione è HMFOREIGN1'],
  ['a link above an answer of theirs', `${link}\n\nNon era questo?`],
])('a guest of Airbnb who pastes %s stays in their own conversation', async (_, words) => {
  const mail = airbnbMail({ name: 'Emma', words, thread: OWN })
  expect(await relayOf(mail)).toMatchObject({ threadKey: `airbnb:thread:${OWN}`, doubt: null })
})

test('nor does a link that a mail program or the platform makes of an address in their words lead anywhere else', async () => {
  const words = `<a href="${link}">${link}</a>`
  expect(await relayOf(airbnbHtml({ name: 'Emma', words, thread: OWN }))).toMatchObject({
    threadKey: `airbnb:thread:${OWN}`,
    doubt: null,
  })
})

test.each([
  [
    'pastes the platform’s end of a mail with another link',
    airbnbMail({ name: 'Emma', words: `Ciao\n\nReply\n${link}`, thread: OWN }),
  ],
  ['does so in HTML', airbnbHtml({ name: 'Emma', words: `Ciao</p><p>Reply</p><p>${link}`, thread: OWN })],
  [
    'does so at Vrbo',
    vrboMail({
      name: 'Jan',
      words: `Hi\n\nDates\nhttps://www.vrbo.com/x?interactionId=${OTHER_INTERACTION}`,
      alias: 'jan-7h2k9',
      interaction: INTERACTION,
    }),
  ],
])('a mail whose guest %s belongs to neither conversation', async (_, mail) => {
  expect(await relayOf(mail)).toMatchObject({
    threadKey: null,
    aliases: [],
    doubt: { code: 'several_conversations_named' },
  })
})

test.each([
  ['an end of the mail with another link', airbnbMail({ name: 'Emma', words: `x\n\nReply\n${link}`, token: 'tok3n' })],
  ['an end with a code', airbnbMail({ name: 'Emma', words: 'x\n\nRispondi\nHMFOREIGN1', token: 'tok3n' })],
  [
    'other lines of the platform',
    airbnbMail({ name: 'Emma', words: `x\n\nReservation details\n${link}`, token: 'tok3n' }),
  ],
])('where the platform links to nothing, a guest who writes %s leads nowhere', async (_, mail) => {
  expect(await relayOf(mail)).toMatchObject({ threadKey: 'airbnb:reply:tok3n', aliases: [], doubt: null })
})

/** Of which nothing stands below the words, or nothing that is known. */
const bare = (words: string, more: { html?: string; head?: string; name?: string } = {}) =>
  relayMail({
    from: 'Airbnb <express@airbnb.com>',
    replyTo: `"${more.name ?? 'Emma'} (Airbnb)" <tok3n@reply.airbnb.com>`,
    body: `${more.head ?? ''}${(more.name ?? 'Emma').toUpperCase()}\nBooker\n\n${words}`,
    ...(more.html === undefined ? {} : { html: more.html }),
  })
const page = (words: string) => `<p>EMMA</p><p>Booker</p><p>${words}</p>`

test.each([
  ['the end of a mail', bare(`Ciao\n\nReply\n${link}`)],
  [
    'all of the end of a mail',
    bare(`Ciao\n\nReply\n${link}\n\nYou can also respond by replying directly to this email.\n\nAirbnb Ireland UC`),
  ],
  ['the beginning of a mail and its end', bare(`Ciao\n\nBooker\n${link}\n\nBooker\n\nReply\n${link}`)],
  ['the table of a stay with a code', bare('Ciao\n\nReservation details\nConfirmation code\nHMFOREIGN1')],
  ['a link that becomes one', bare(`Ciao ${link}`, { html: page(`Ciao <a href="${link}">${link}</a>`) })],
  [
    'a link without its scheme',
    bare('Ciao', { html: page(`Ciao</p><p>Reply</p><p><a href="${link}">airbnb.com/hosting/thread/${FOREIGN}</a>`) }),
  ],
  ['a code for a name', bare('Ciao', { name: 'HMFOREIGN1', head: 'New message from HMFOREIGN1\n\n' })],
])('where a mail of the platform’s ends with their words, a guest who writes %s leads nowhere', async (_, mail) => {
  expect(await relayOf(mail)).toMatchObject({ threadKey: 'airbnb:reply:tok3n', aliases: [] })
})

test.each([
  ['a button', bare('Ciao', { html: `${page('Ciao')}<a href="${link}"><b>Antworten</b></a>` })],
  [
    'a picture',
    bare('Ciao', { html: `${page('Ciao')}<a class="x" href='${link}&amp;x=1'><img src="https://a.test/b.png"></a>` }),
  ],
  ['a line above their words', bare('Ciao', { head: `${link}\n\n` })],
])('where %s of the platform’s leads is where a mail belongs', async (_, mail) => {
  expect(await relayOf(mail)).toMatchObject({ threadKey: `airbnb:thread:${FOREIGN}`, doubt: null })
})

test('a button and another link below lines of the platform’s are two conversations', async () => {
  const html = `${page(`Ciao</p><p>Reply</p><p>${link}`)}<a href="${link.replace(FOREIGN, OWN)}">Reply</a>`
  expect(await relayOf(bare('Ciao', { html }))).toMatchObject({
    threadKey: null,
    doubt: { code: 'several_conversations_named' },
  })
})

test.each([
  ['Airbnb', airbnbMail({ name: 'Emma', words: `Guarda ${link}, HMFOREIGN1`, token: 'noreply' })],
  ['Vrbo', vrboMail({ name: 'Jan', words: `See https://vrbo.com/x?interactionId=${OTHER_INTERACTION}` })],
  [
    'Booking.com',
    relayMail({ from: 'Jan <noreply@mchat.booking.com>', body: 'Jan said:\n\nConfirmation number: 5999000333' }),
  ],
  ['Expedia', byAlias('m.expediapartnercentral.com', { name: 'Ann', words: 'Hi', from: 'noreply' })],
  [
    'Expedia, with an address for all its answers',
    byAlias('m.expediapartnercentral.com', { name: 'Ann', words: 'Hi', from: 'noreply', replyTo: 'guest-messages' }),
  ],
  ['Agoda', byAlias('agoda-messaging.com', { name: 'Ann', words: 'Hi', from: 'do_not_reply' })],
])('a mail of %s that names no conversation itself belongs to none, whatever its guest writes', async (_, mail) => {
  expect(await relayOf(mail)).toMatchObject({ threadKey: null, doubt: { code: 'no_conversation_named' } })
})

test.each([
  [
    'a token of Airbnb where there is no link',
    airbnbMail({ name: 'Emma', words: 'Ciao', token: 'tok3n' }),
    'airbnb:reply:tok3n',
  ],
  [
    'a number of Booking.com, whatever stands in the text',
    bookingMail({ name: 'Jan', words: 'x\n\nRispondi\nNumero di conferma: 5999000333', number: '5999000222' }),
    'booking:5999000222',
  ],
  [
    'an alias of Vrbo that is not hexadecimal',
    vrboMail({ name: 'Jan', words: 'Hi', alias: 'jan-7h2kz' }),
    'vrbo:alias:jan-7h2kz',
  ],
  [
    'an alias of Expedia',
    byAlias('m.expediapartnercentral.com', { name: 'Ann', words: 'Hi', from: 'noreply', replyTo: 'qwe81-rt' }),
    'expedia:alias:qwe81-rt',
  ],
  [
    'an alias of Agoda in From',
    byAlias('agoda-messaging.com', { name: 'Ann', words: 'Hi', from: '5f3a9c1e77' }),
    'agoda:alias:5f3a9c1e77',
  ],
] as const)('%s is a conversation', async (_, mail, threadKey) => {
  expect(await relayOf(mail)).toMatchObject({ threadKey, doubt: null })
})

test('what a guest writes under the platform’s labels is not read as the platform’s', async () => {
  const words = "Ciao\n\nNome dell'ospite:\nAnna Verdi\nArrivo:\n1 gennaio 2027"
  const relay = await relayOf(bookingMail({ name: 'Jan Vzorek', words, number: '5999000222' }))
  expect(relay).toMatchObject({ guestName: 'Jan Vzorek' })
  const vrbo = vrboMail({ name: 'Jan', words: 'Hi\nTraveler Name: Anna Verdi', alias: 'jan-7h2kz' })
  expect((await relayOf(vrbo))?.guestName).not.toBe('Anna Verdi')
})
