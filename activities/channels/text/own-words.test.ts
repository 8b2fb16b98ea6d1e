import { expect, test } from 'vitest'
import { ownWords } from '#activities/channels/text/own-words.ts'

test.each([
  [
    'Gmail, Italian',
    'Ok grazie\n\nIl giorno ven 20 nov 2026 alle ore 10:00 Anna <anna@casa.test> ha scritto:\n\n> vecchio\n> testo',
    'Ok grazie',
  ],
  ['Gmail, English', 'Thanks!\n\nOn Fri, Nov 20, 2026 at 10:00 AM Anna <anna@casa.test> wrote:\n> old', 'Thanks!'],
  ['Gmail, German', 'Danke!\n\nAm Fr., 20. Nov. 2026 um 10:00 Uhr schrieb Anna <anna@casa.test>:\n> alt', 'Danke!'],
  ['Gmail, French', 'Merci !\n\nLe ven. 20 nov. 2026 à 10:00, Anna <anna@casa.test> a écrit :\n> vieux', 'Merci !'],
  [
    'Gmail, Spanish',
    'Gracias\n\nEl vie, 20 nov 2026 a las 10:00, Anna (<anna@casa.test>) escribió:\n> viejo',
    'Gracias',
  ],
  [
    'Outlook, Italian',
    'Va bene\n\nDa: Anna <anna@casa.test>\nInviato: venerdì 20 novembre 2026 10:00\nA: Marco\nOggetto: R: Parcheggio\n\nvecchio',
    'Va bene',
  ],
  ['a Polish quote', 'Dziękuję\n\nW dniu 20.11.2026 o 10:00 Anna pisze:\n> stary', 'Dziękuję'],
  ['a Russian quote', 'Спасибо\n\n20 ноября 2026 Анна пишет:\n> старое', 'Спасибо'],
  ['a phone, Italian', 'A che ora?\n\nInviato da iPhone', 'A che ora?'],
  ['a phone, German', 'Wann?\n\nVon meinem iPhone gesendet', 'Wann?'],
  ['an offer, Turkish', 'Ne zaman?\n\nAndroid için Outlook’u edinin<https://aka.ms/AAb9ysg>', 'Ne zaman?'],
  ['an offer without its link, Japanese', '何時ですか\n\nAndroid 用 Outlook を入手', '何時ですか'],
  ['an offer by its link alone', 'When?\n\nGadewch Outlook ar Android <https://aka.ms/ghei36>', 'When?'],
  ['a phone, Turkish', 'Ne zaman?\n\niPhone’umdan gönderildi', 'Ne zaman?'],
  ['a phone, Hungarian', 'Mikor?\n\nAz iPhone-omról küldve', 'Mikor?'],
  ['a phone, Korean', '언제?\n\n나의 iPhone에서 보냄', '언제?'],
  ['a relay marker', 'Yes please\n\n##- Please type your reply above this line -##\n\nold', 'Yes please'],
  [
    'a signature',
    'Ci vediamo domani.\n\nCordiali saluti,\nMario Rossi\nVia Roma 1\n+39 333 1234567\nmario@rossi.it',
    'Ci vediamo domani.\n\nCordiali saluti,\nMario Rossi',
  ],
])('%s: what was quoted goes, what was written stays', (_, text, expected) => {
  expect(ownWords(text).text).toBe(expected)
})

test('a sentence that only sounds like a quote stays', () => {
  const text = 'Il giorno 5 mia madre ha scritto che arriva.\nVa bene?'
  expect(ownWords(text).text).toBe(text)
})

test('where nothing would be left all of it stays', () => {
  expect(ownWords('> solo una citazione').text).toBe('> solo una citazione')
})

test.each([
  ['20,000 empty lines', '\n'.repeat(20_000)],
  ['lines of one space', '\n '.repeat(20_000)],
  ['a quote header without end', 'Il giorno '.repeat(3_000)],
])('%s are done with', (_, text) => {
  expect(ownWords(`ciao${text}`).text.length).toBeLessThanOrEqual(64 * 1024)
})

const WHO = 'Anna <anna@casa.test>'

test.each([
  ['it', `Il giorno ven 20 nov 2026 alle ore 10:00 ${WHO} ha scritto:`],
  ['it, wrapped', `Il giorno ven 20 nov 2026 alle ore 10:00 Anna\n<anna@casa.test> ha scritto:`],
  ['en', `On Fri, 20 Nov 2026 at 10:00, ${WHO} wrote:`],
  ['de', `Am Fr., 20. Nov. 2026 um 10:00 Uhr schrieb ${WHO}:`],
  ['fr', `Le ven. 20 nov. 2026 à 10:00, ${WHO} a écrit :`],
  ['es', `El vie, 20 nov 2026 a las 10:00, ${WHO} escribió:`],
  ['nl', `Op vr 20 nov 2026 om 10:00 schreef ${WHO}:`],
  ['pt', `Em sex., 20 de nov. de 2026 às 10:00, ${WHO} escreveu:`],
  ['pl', `W dniu pt., 20 lis 2026 o 10:00 ${WHO} napisał(a):`],
])('own words that begin like the head of a quote stay: %s', (_, head) => {
  const [first] = head.split(' ')
  const own = `Buonasera,\n${first} 5 dicembre arriviamo alle 22.\nC'è un parcheggio?`
  expect(ownWords(`${own}\n\n${head}\n> vecchio\n> testo`)).toMatchObject({ text: own, removed: '' })
  expect(ownWords(`${own}\n${head}\n> vecchio\n> testo`)).toMatchObject({ text: own, removed: '' })
})

test('what stands between marked quotes is the guest’s', () => {
  const text = `Il giorno ven 20 nov 2026 alle ore 10:00 ${WHO} ha scritto:\n> Serve il parcheggio?\nSì, grazie.\n> A che ora arrivate?\nAlle 22.`
  expect(ownWords(text)).toMatchObject({ text: 'Sì, grazie.\nAlle 22.', removed: '' })
})

test('what is cut away and is not marked as quoted is told', () => {
  const text = `Buonasera,\n\nIl giorno ven 20 nov 2026 alle ore 10:00 ${WHO} ha scritto:\n\nPossiamo portare il cane e arrivare alle 23?`
  expect(ownWords(text)).toMatchObject({ text: 'Buonasera,', removed: 'Possiamo portare il cane e arrivare alle 23?' })
})

const OF_MARIO = { subject: '', names: ['Mario Rossi'] }

test.each([
  ['a signature', 'Mario Rossi\nVia Roma 1\n+39 333 1234567\nmario@rossi.it'],
  ['a disclaimer', 'Questo messaggio è riservato ai soli destinatari e contiene informazioni confidenziali.'],
])('%s that is cut away with the quote is nothing to tell', (_, tail) => {
  expect(ownWords(`Va bene\n\nOn Fri, 20 Nov 2026 at 10:00, ${WHO} wrote:\n\n${tail}`, OF_MARIO).removed).toBe('')
})

test('a postscript below a closing stays', () => {
  const text = 'A domani.\n\nCordiali saluti,\nMario\nP.S. arriviamo alle 22 con il cane'
  expect(ownWords(text).text).toBe(text)
})

test('a guest who tells what somebody wrote is not cut', () => {
  const text = 'Il giorno 5 mia madre ha scritto:\narriva prima di noi.'
  expect(ownWords(text)).toMatchObject({ text, removed: '' })
})

const FERRY = '\n\n---------- Forwarded message ---------\nFrom: Ferry <info@ferry.test>\nSubject: Ticket\n\n'
const SAYS_NO = 'Dear customer, your ticket is confirmed, departure 16:00. This mailbox is not monitored.'
const SAYS_NOTHING = 'FR1234 BGY 21:40'

test('what a machine wrote is no question of whoever passes it on, and stays beside their words', () => {
  const of = { subject: 'Fwd: Ticket', names: [] }
  const { text, removed } = ownWords(`Can you fetch us?${FERRY}${SAYS_NO}`, of)
  expect(text).toBe('Can you fetch us?')
  expect(removed).toContain(SAYS_NO)
})
test.each([
  ['it says no more than what is to be told', `Can you fetch us?${FERRY}${SAYS_NOTHING}`],
  ['a person wrote it', `Can you fetch us?${FERRY}Dear Emma, we arrive with the ferry at seven and will be hungry.`],
  ['nothing is said above it', `${FERRY.trim()}\n\n${SAYS_NO}`],
])('a mail that is passed on stays where %s', (_, text) => {
  expect(ownWords(text, { subject: 'Fwd: Ticket', names: [] }).text).toBe(text)
})
test('what the host wrote and a guest passes on is a quotation, and nothing of it is the guest’s', () => {
  const of = { subject: 'Fwd: Offer', names: [], own: ['host@casa.test'] }
  const offer = 'Subject: Offer\nDate: Mon, 5 Oct 2026\nFrom: Casa <Host@Casa.test>\n\nThe cleaning is 50 euros.'
  expect(ownWords(`Does it still hold?\n\n---------- Forwarded message ---------\n${offer}`, of)).toMatchObject({
    text: 'Does it still hold?',
    removed: '',
  })
})

const ASKED = 'Can we bring a cot?'
test.each([
  'This e-mail and its attachments are intended solely for the addressee. If you are not the intended recipient, please notify the sender and delete it. Alder Joinery Ltd is registered in England No. 00112233.',
  "Ce message et ses pièces jointes sont confidentiels et établis à l'intention exclusive de leurs destinataires. Si vous avez reçu ce message par erreur, merci de le détruire.",
  'Je ontvangt deze e-mail omdat je bent uitgenodigd voor deze afspraak. Als je hem doorstuurt, kan elke ontvanger antwoorden.',
  'Ricevi questa e-mail perché sei iscritto alle novità della casa editrice.',
])('what stands below every mail of a firm or a service is nobody’s words: %s', (below) => {
  expect(ownWords(`${ASKED}\n\nAlder\n\n${below}`).text).toBe(`${ASKED}\n\nAlder`)
})

test.each([
  'If you are not the intended recipient of my mail about the dog, please notify the sender and delete it.',
  'I received the confirmation of the confidential address by mistake: is the recipient my brother? Please delete it and notify the sender.',
  'Our company is registered in England No. 00112233 and needs an invoice for five nights.',
])('what a guest says in such words stays: %s', (words) => {
  expect(ownWords(`${ASKED}\n\n${words}`).text).toContain(words)
})

test.each([
  'Denne e-mail kan indeholde fortrolige oplysninger. Hvis du har fået den ved en fejl, bedes du slette den.',
  'Detta meddelande kan innehålla konfidentiell information som endast är avsedd för mottagaren. Radera det annars.',
  'AVVISO: quanto sopra è riservato alla persona indicata; è vietata a soggetti diversi dal destinatario ogni diffusione ai sensi del Regolamento UE 2016/679.',
  'Le informamos de que sus datos personales serán tratados conforme al Reglamento (UE) 2016/679 y van dirigidos solo a su destinatario.',
])('below a closing and a name a firm’s notice is one in whichever words: %s', (notice) => {
  const own = `${ASKED}\n\nVänliga hälsningar\nMario Rossi`
  expect(ownWords(`${own}\n\n${notice}`, OF_MARIO)).toMatchObject({ text: own, removed: '' })
  expect(ownWords(`${ASKED}\n\n${notice}`, OF_MARIO).text).toContain(notice)
})

test('below the mark that programs write, with the name first, a motto is kept beside the words, and a postscript among them', () => {
  const motto = '-- \nMario Rossi\nEvery Sunday at nine by the church, come along!'
  expect(ownWords(`${ASKED}\n\n${motto}`, OF_MARIO)).toMatchObject({
    text: ASKED,
    removed: expect.stringContaining('Every Sunday'),
  })
  expect(ownWords(`${ASKED}\n\n${motto}\nP.S. we bring the dog`, OF_MARIO).text).toContain('the dog')
  expect(ownWords(`${ASKED}\n\n${motto.replace('-- ', '--')}`, OF_MARIO).text).toContain('Every Sunday')
})

test('the head of a quote that nobody knows names a moment and a name', () => {
  const head = 'Dana 23. 11. 2026. u 14:05, Casa Melo je napisao/la:'
  expect(ownWords(`${ASKED}\n\n${head}\n> Poštovani`)).toMatchObject({ text: ASKED, removed: '' })
})

test('behind a postscript the firm of who writes is no word of theirs, and the postscript is', () => {
  const own = `${ASKED}\n\nKind regards,\nMario Rossi\n\nPS - we come in two cars.`
  const firm = 'Rossi & Lisle LLP | 12 Gunpowder Alley | London EC4A 0XX\nT +44 20 7946 0000'
  expect(ownWords(`${own}\n\n${firm}`, OF_MARIO).text).toBe(own)
})

test.each(['Gesendet von Yahoo Mail auf Android', 'Von meinem/meiner Galaxy gesendet'])(
  'what a phone adds is nobody’s: %s',
  (line) => {
    expect(ownWords(`${ASKED}\n\n${line}`).text).toBe(ASKED)
  },
)

test('a mail that says where to answer it has its own words below that, unless it is an answer', () => {
  const mark = '##- Please type your reply above this line -##'
  const ticket = `Guest desk\n\n${mark}\n\nMario asks whether the garden is shared.`
  expect(ownWords(ticket, { ...OF_MARIO, subject: 'New request 4711' })).toMatchObject({
    text: expect.stringContaining('whether the garden is shared'),
    removed: '',
  })
  expect(ownWords(`Yes please\n\n${mark}\n\nold`, { ...OF_MARIO, subject: 'Re: New request 4711' }).text).toBe(
    'Yes please',
  )
})
