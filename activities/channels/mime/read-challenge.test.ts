import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'

const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['host@casa.test'], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))
const OURS = `<${'x'.repeat(32)}@casa.test>`
const LINK = 'https://filter.test/c?id=1'

async function read(body: string, { from = 'Marta <marta@guest.test>', headers = [`In-Reply-To: ${OURS}`] } = {}) {
  const fields = [`From: ${from}`, 'To: host@casa.test', 'Subject: Re: Parcheggio', ...headers]
  const type = 'Content-Type: text/plain; charset=utf-8'
  const raw = new Uint8Array(Buffer.from(`${[...fields, type].join('\r\n')}\r\n\r\n${body}\r\n`))
  const { isAutomatic, isMachines, bounce, doubts } = await readMail(
    { raw, receivedAt: null, truncated: false },
    context,
    unasked,
  )
  return { isAutomatic, isMachines, bounce, doubts: doubts.map(({ code }) => code) }
}
const EARTHLINK = `I apologize for this automatic reply to your email.\n\nTo control spam, I now allow incoming messages only from senders I have approved beforehand.\n\nOnce I approve you, I will receive your original message in my inbox. You do not need to resend your message.\n\nClick the link below to fill out the request:\n\n${LINK}`
const BOXBE = `Hello,\n\nYour message about "Parcheggio" was waitlisted. Please add yourself to my Guest List so your messages will be delivered to my Inbox.\n\n${LINK}`

test.each([
  ['Earthlink', EARTHLINK],
  ['Boxbe', BOXBE],
  ['en', `Please confirm that you are human to deliver your mail. Click here: ${LINK}`],
  ['it', `Il suo messaggio è in attesa. Confermi di essere il mittente cliccando qui: ${LINK}`],
  ['de', `Ihre Nachricht wird zurückgehalten. Bitte bestätigen Sie den Absender mit einem Klick: ${LINK}`],
  ['fr', `Votre message est en attente. Merci de confirmer que vous êtes bien l’expéditeur : ${LINK}`],
  ['es', `Su mensaje está en espera. Confirme que usted es el remitente: ${LINK}`],
  ['pt', `A sua mensagem está em espera. Confirme que é o remetente: ${LINK}`],
  ['nl', `Uw bericht wordt vastgehouden. Bevestig dat u de afzender bent: ${LINK}`],
  ['pl', `Wiadomość oczekuje. Proszę potwierdzić, że to Państwo są nadawcą: ${LINK}`],
  ['cs', `Zpráva byla pozdržena. Potvrďte prosím, že jste odesílatel: ${LINK}`],
])('what keeps our mail back until it is confirmed tells of it, and is no guest’s message: %s', async (_, body) => {
  expect(await read(body)).toMatchObject({
    isAutomatic: true,
    isMachines: false,
    bounce: { rfcMessageId: OURS, recipients: [{ addresses: ['marta@guest.test'], says: 'delayed' }] },
  })
})

test('one that names no mail tells of what went to its sender', async () => {
  const of = { rfcMessageId: null, recipients: [{ addresses: ['marta@guest.test'] }], isKept: 'answering' }
  expect((await read(EARTHLINK, { headers: [] })).bounce).toMatchObject(of)
})

const MORE = `${BOXBE}\n\nThe heating does not work.`
test('beside other words it is a message that waits, unless a machine wrote it', async () => {
  expect(await read(MORE)).toMatchObject({
    isAutomatic: false,
    bounce: { rfcMessageId: OURS, isKept: 'enclosing' },
    doubts: ['maybe_automatic'],
  })
  const headers = [`In-Reply-To: ${OURS}`, 'Auto-Submitted: auto-replied']
  for (const said of [await read(MORE, { headers }), await read(MORE, { from: 'notifications@boxbe.com' })])
    expect(said).toMatchObject({ isAutomatic: true, bounce: { isKept: 'answering' } })
})

test.each([
  ['asks', `Is your message still pending? Please confirm: ${LINK}`],
  ['confirms a stay', `We confirm our arrival at 15, the payment is pending. ${LINK}`],
  ['waits for a parcel', `A parcel will be delivered at noon, please confirm by mail. We wrote to ${LINK}`],
  ['waits for a parcel alone', `A parcel will be delivered at noon, please confirm by mail: ${LINK}`],
])('a guest who %s is heard', async (_, body) => {
  expect((await read(body)).isAutomatic).toBe(false)
})
