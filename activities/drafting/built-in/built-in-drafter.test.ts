import { expect, test } from 'vitest'
import { draftFromFacts } from '#activities/drafting/built-in/built-in-drafter.ts'
import { checkDraft } from '#activities/drafting/check-draft.ts'
import { CASA, type SituationChange, situationOf } from '#activities/drafting/situation.fixture.ts'
import { decide } from '#workflows/domain/decide.ts'
import { detectLanguage } from '#workflows/domain/language.ts'

const SETTINGS = { confidenceThreshold: 8, automaticMode: true }
const NO_SECRETS = { all: [], fillable: new Set<string>() }

function answer(question: string | string[], change: SituationChange = {}) {
  const situation = situationOf({ questions: [question].flat(), ...change })
  const drafted = draftFromFacts(situation)
  const { draft, checked } = checkDraft(drafted, situation, NO_SECRETS)
  return { ...draft, decision: decide(checked, SETTINGS) }
}

test.each([
  // Italian
  ['A che ora è il check-in?', 'Il check-in è possibile dalle 15:00.'],
  ['Entro che ora dobbiamo lasciare la casa?', 'Il check-out è entro le 10:30.'],
  ['C’è il wifi?', 'Sì, il Wi-Fi c’è.'],
  ['Avete un posto auto?', 'Sì, c’è 1 posto auto in garage.'],
  ['Possiamo portare il cane?', 'Sì, gli animali sono i benvenuti.'],
  ['C’è la piscina?', 'La piscina purtroppo non c’è.'],
  ['C’è un balcone?', 'Sì, c’è un balcone.'],
  ['Quanti asciugamani ci sono?', 'In casa ci sono 6 asciugamani.'],
  ['Mi può dire l’indirizzo esatto?', 'L’indirizzo è Via della Lungara 12, 00165 Roma.'],
  ['A che piano si trova?', 'L’alloggio si trova al 3° piano.'],
  ['Quante stanze ci sono?', 'Le stanze sono 3.'],
  ['Quanti bagni ci sono?', 'I bagni sono 2.'],
  ['Come si arriva dalla stazione?', 'Dalla stazione di Trastevere prendete il tram 8 fino a Belli.'],
  ['C’è la lavatrice?', 'La lavatrice è in bagno.'],
  ['C’è l’ascensore?', 'L’ascensore arriva al terzo piano.'],
  ['Arriviamo alle 18', 'Perfetto per l’arrivo: il check-in è possibile dalle 15:00.'],
  // English
  ['What time can we check in?', 'Check-in is from 15:00.'],
  ['When do we have to leave?', 'Check-out is by 10:30.'],
  ['Is there wifi', 'Yes, there is Wi-Fi.'],
  ['Do you have parking?', 'Yes, there is 1 parking space in the garage.'],
  ['Are pets allowed?', 'Yes, pets are welcome.'],
  ['Is there a pool?', 'Unfortunately there is no pool.'],
  ['Do you have a balcony?', 'Yes, there is a balcony.'],
  ['How many towels are there?', 'There are 6 towels in the house.'],
  ['Could you tell me the address please?', 'The address is Via della Lungara 12, 00165 Roma.'],
  ['Which floor is it on?', 'It is on the 3rd floor.'],
  ['How many bathrooms are there?', 'There are 2 bathrooms.'],
  [
    'Could you send us the booking link?',
    'Here is the link on Booking: https://www.booking.com/hotel/it/casa-trastevere.html',
  ],
  ['We will arrive at 6 pm', 'Your arrival time works well: check-in is from 15:00.'],
  // German
  ['Wann können wir einchecken?', 'Der Check-in ist ab 15:00 Uhr möglich.'],
  ['Bis wann müssen wir auschecken?', 'Der Check-out ist bis 10:30 Uhr möglich.'],
  ['Gibt es WLAN?', 'Ja, WLAN ist vorhanden.'],
  ['Gibt es einen Parkplatz?', 'Ja, es gibt 1 Stellplatz in der Garage.'],
  ['Dürfen wir unseren Hund mitbringen?', 'Ja, Haustiere sind herzlich willkommen.'],
  ['Gibt es einen Pool?', 'Einen Pool gibt es leider nicht.'],
  ['Wie viele Handtücher gibt es?', 'Es liegen 6 Handtücher bereit.'],
  ['In welchem Stock liegt die Wohnung?', 'Die Unterkunft liegt im 3. Stock.'],
  ['Wo ist die Wohnung?', 'Die Adresse lautet Via della Lungara 12, 00165 Roma.'],
  // French
  ['À quelle heure peut-on arriver ?', 'L’arrivée est possible à partir de 15 h.'],
  ['À quelle heure faut-il partir ?', 'Le départ se fait au plus tard à 10 h 30.'],
  ['Y a-t-il le wifi ?', 'Oui, le Wi-Fi est disponible.'],
  ['Y a-t-il un parking ?', 'Oui, il y a 1 place de garage.'],
  ['Est-ce que les animaux sont acceptés ?', 'Oui, les animaux sont les bienvenus.'],
  ['Y a-t-il une piscine ?', 'Malheureusement, il n’y a pas de piscine.'],
  ['Combien de serviettes sont fournies ?', '6 serviettes sont fournies.'],
  ['À quel étage se trouve l’appartement ?', 'Le logement se trouve au 3e étage.'],
  // Spanish
  ['¿A qué hora es el check-in?', 'El check-in es a partir de las 15:00.'],
  ['¿A qué hora tenemos que salir?', 'El check-out es, como muy tarde, a las 10:30.'],
  ['¿Hay wifi?', 'Sí, hay wifi.'],
  ['¿Hay aparcamiento?', 'Sí, hay 1 plaza de garaje.'],
  ['¿Se admiten perros?', 'Sí, las mascotas son bienvenidas.'],
  ['¿Hay piscina?', 'Lamentablemente no hay piscina.'],
  ['¿Cuántos baños hay?', 'Hay 2 baños.'],
  ['¿En qué planta está el piso?', 'El alojamiento está en la planta 3.'],
])('%s → %s, sure enough to go by itself', (question, sentence) => {
  const { reply, language, confidence, decision, claims } = answer(question)
  expect(reply).toContain(sentence)
  expect(language).toBe(detectLanguage(question))
  expect(confidence).toBeGreaterThanOrEqual(9)
  expect(decision.action).toBe('send')
  expect(claims.every(({ fact }) => fact !== null)).toBe(true)
})

test.each([
  ['a thing that nobody wrote down', 'C’è una palestra?', 3],
  ['something outside the house', 'Could you recommend a dentist?', 3],
  ['one of two questions', 'C’è il parcheggio? E una culla?', 6],
  ['a question with a condition', 'Is parking free?', 7],
  ['a quality that the fact does not tell', 'Is the balcony covered?', 7],
  ['a place instead of a time', 'Where is the check-in?', 7],
  ['a day instead of a time', 'Is check-in possible on Sunday?', 7],
  ['an earlier arrival', 'Possiamo fare il check-in prima?', 4],
  ['a later departure', 'Können wir später auschecken?', 4],
  ['an arrival before the check-in', 'Arriviamo alle 13', 4],
  ['an arrival at night', 'We arrive at 23:30', 4],
  ['the Wi-Fi password', 'What is the wifi password?', 6],
  ['a note in another language', 'Is there a washing machine?', 7],
  ['a language that is none of ours', 'Kunnen wij onze auto bij het huisje parkeren?', 5],
])('%s waits for the host: %s', (_name, question, atMost) => {
  const { confidence, decision } = answer(question)
  expect(confidence).toBeLessThanOrEqual(atMost)
  expect(decision.action).toBe('wait')
})

test.each([
  'Grazie mille, a presto!',
  'Perfect, thank you!',
  'Alles klar, vielen Dank',
  'Merci beaucoup !',
  'Vale, gracias',
])('"%s" needs no reply', (text) => {
  expect(answer(text)).toMatchObject({ needsReply: false, decision: { action: 'none' } })
})

test('thanks with a complaint in it wait for the host', () => {
  expect(answer('Thanks, but the shower is broken.').decision.action).toBe('wait')
})

test('without a property nothing is claimed', () => {
  const { reply, confidence, claims, unknowns } = answer('C’è il parcheggio?', { property: null })
  expect(reply).toContain('Per quanto riguarda il parcheggio, mi informo e rispondo appena possibile.')
  expect({ confidence, claims, unknowns }).toEqual({ confidence: 3, claims: [], unknowns: ['parking'] })
})

test('every question of a burst is answered, each once', () => {
  const { reply, topics, decision } = answer([
    'Hi Anna! Is there parking?',
    'And is there wifi?',
    'sorry, and parking?',
  ])
  expect(reply).toContain('There is 1 parking space'.replace('There is', 'Yes, there is'))
  expect(reply).toContain('Yes, there is Wi-Fi.')
  expect(topics).toEqual(['parking', 'wifi'])
  expect(decision.action).toBe('wait')
})

test('the guest is greeted by name and the host signs', () => {
  expect(answer('A che ora è il check-in?').reply).toBe(
    'Ciao Lukas,\n\ngrazie per il messaggio! Il check-in è possibile dalle 15:00.\n\nUn caro saluto\nAnna',
  )
})

test('in the middle of a conversation nobody is thanked again', () => {
  const thread = [{ id: 'h', from: 'host' as const, text: 'A presto!', at: new Date('2026-11-20T08:00:00Z') }]
  expect(answer('C’è il wifi?', { thread }).reply).toBe('Ciao Lukas,\n\nSì, il Wi-Fi c’è.\n\nUn caro saluto\nAnna')
})

test('a formal tone and a signature of the host are kept', () => {
  const instructions = {
    tone: 'formale',
    instruction: 'Rispondi sempre con cortesia. Firma: "Lo staff di Casa Trastevere"',
    systemPrompt: '',
  }
  expect(answer('C’è il wifi?', { instructions }).reply).toBe(
    'Gentile Lukas,\n\ngrazie per il messaggio! Sì, il Wi-Fi c’è.\n\nCordiali saluti\nLo staff di Casa Trastevere',
  )
})

test('a note in another language is quoted as such', () => {
  expect(answer('Is there a washing machine?').reply).toContain(
    'My notes about the house say: “La lavatrice è in bagno.”',
  )
})

test('an extra of the host’s own is found by its name', () => {
  expect(answer('Is there a hot tub?').reply).toContain('The hot tub: yes.')
})

test('zero spots is an honest no', () => {
  const extras = CASA.extras.map((extra) => (extra.key === 'Garage Spots' ? { ...extra, value: 0 } : extra))
  const { reply, decision } = answer('¿Hay aparcamiento?', { property: { ...CASA, extras } })
  expect(reply).toContain('Lamentablemente no hay plaza de garaje.')
  expect(decision.action).toBe('send')
})

test.each([
  ['Partiamo alle 9', 'checkOut'],
  ['Serait-il possible de partir vers 13 h ?', 'lateCheckOut'],
  ['Check-out at 12:30 would be great for us', 'lateCheckOut'],
  ['Wir kommen gegen 22 Uhr an', 'lateArrival'],
  ['Can we check in at 11:00?', 'earlyCheckIn'],
  ['¿A partir de qué hora se puede entrar?', 'checkIn'],
])('a told time is placed by the house’s own: %s → %s', (question, topic) => {
  expect(answer(question).topics).toEqual([topic])
})

test.each([
  ['Il riscaldamento non funziona!', 'Mi dispiace per il disagio.'],
  ['The shower is broken', 'I am sorry about the trouble.'],
  ['Die Heizung ist kaputt', 'Es tut mir leid, dass es Probleme gibt.'],
  ['Le chauffage ne marche pas', 'Je vous prie de m’excuser pour ce désagrément.'],
  ['La ducha no funciona', 'Siento mucho las molestias.'],
])('a complaint is met with an excuse, and waits: %s', (text, excuse) => {
  const { reply, decision } = answer(text)
  expect(reply).toContain(excuse)
  expect(decision.action).toBe('wait')
})

test('news that ask for nothing are acknowledged, for the host to decide', () => {
  const { reply, unknowns, decision } = answer('Dear Anna, 10/10 from all five of us!')
  expect(reply).toContain('If you need anything, just write to me.')
  expect({ unknowns, action: decision.action }).toEqual({ unknowns: [], action: 'wait' })
})

test('thanks that carry news are not taken for thanks alone', () => {
  expect(answer('Perfect, thank you! By the way, we will be 5 people instead of 4.').decision.action).toBe('wait')
})

test('a guest who keeps a distance is answered alike', () => {
  expect(answer('Sehr geehrte Frau Ferri, gibt es WLAN?').reply).toBe(
    'Guten Tag Lukas,\n\nvielen Dank für Ihre Nachricht. Ja, WLAN ist vorhanden.\n\nMit freundlichen Grüßen\nAnna',
  )
})

test('a note with a code is for who asks for the code', () => {
  const { reply } = answer('Is there wifi?', {
    property: { ...CASA, additionalInfo: 'Wi-Fi password: [[secret:wifi_password]]\nDoor code: [[secret:door_code]]' },
  })
  expect(reply).not.toContain('[[')
})

test('what the host did not say is never said', () => {
  const property = {
    ...CASA,
    floor: 0,
    rooms: 0,
    bathrooms: 0,
    checkIn: '',
    checkOut: '',
    address: '',
    additionalInfo: null,
    extras: [],
  }
  const { reply, confidence } = answer('What time is check-in, which floor is it and is there a pool?', { property })
  expect(reply).not.toMatch(/\d/)
  expect(confidence).toBe(3)
})
