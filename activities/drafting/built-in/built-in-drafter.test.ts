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
  ['A che ora è il check-in?', 'Il check-in è possibile dalle 15:00.'],
  ['Entro che ora dobbiamo lasciare la casa?', 'Il check-out è entro le 10:30.'],
  ['C’è il wifi?', "C'è il Wi-Fi."],
  ['Possiamo portare il cane?', 'Gli animali sono ammessi.'],
  ['C’è la piscina?', "Non c'è una piscina."],
  ['Quanti asciugamani ci sono?', 'Ci sono 6 asciugamani.'],
  ['A che piano si trova?', "L'alloggio è al piano 3."],
  ['C’è la lavatrice?', 'La lavatrice è in bagno.'],
  ['Arriviamo alle 18', 'L’orario di arrivo va bene. Il check-in è possibile dalle 15:00.'],
  ['What time can we check in?', 'Check-in is from 15:00.'],
  ['When do we have to leave?', 'Check-out is by 10:30.'],
  ['Is there a washing machine?', 'The washing machine is in the bathroom.'],
  ['Are pets allowed?', 'Pets are allowed.'],
  ['Is there a pool?', 'There is no pool.'],
  ['How many towels are there?', 'There are 6 towels.'],
  ['Is there a hot tub?', 'There is a hot tub.'],
  ['Could you tell me the address please?', 'The address is Via della Lungara 12, 00165 Roma.'],
  ['Bis wann müssen wir auschecken?', 'Der Check-out ist bis 10:30 Uhr.'],
  ['Dürfen wir unseren Hund mitbringen?', 'Haustiere sind erlaubt.'],
  ['Gibt es einen Pool?', 'Es gibt keinen Pool.'],
  ['In welchem Stock liegt die Wohnung?', 'Die Unterkunft ist im 3. Stock.'],
  ['À quelle heure peut-on arriver ?', 'L’arrivée se fait à partir de 15:00.'],
  ['Y a-t-il une piscine ?', 'Il n’y a pas de piscine.'],
  ['Combien de serviettes sont fournies ?', 'Il y a 6 serviettes.'],
  ['¿Hay aparcamiento?', 'Hay una plaza de aparcamiento.'],
  ['¿Se admiten perros?', 'Se admiten mascotas.'],
  ['¿Cuántos baños hay?', 'El alojamiento tiene 2 baños.'],
  ['Is er een wasmachine?', 'Er is een wasmachine.'],
  ['O prédio tem elevador?', 'elevador'],
  ['Czy jest pralka?', 'Jest pralka.'],
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
  ['one of two questions', 'C’è il parcheggio? E una culla?', 4],
  ['a question with a condition', 'Is parking free?', 4],
  ['a quality that the fact does not tell', 'Is the balcony covered?', 4],
  ['a place instead of a time', 'Where is the check-in?', 4],
  ['a day instead of a time', 'Is check-in possible on Sunday?', 4],
  ['an earlier arrival', 'Possiamo fare il check-in prima?', 4],
  ['a later departure', 'Können wir später auschecken?', 4],
  ['an arrival before the check-in', 'Arriviamo alle 13', 4],
  ['an arrival at night', 'We arrive at 23:30', 4],
  ['the Wi-Fi password', 'What is the wifi password?', 6],
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
  expect(reply).toContain('Per quanto riguarda il posto auto, mi informo e rispondo appena possibile.')
  expect(claims.every(({ fact }) => fact === null)).toBe(true)
  expect({ confidence, unknowns }).toEqual({ confidence: 3, unknowns: ['parking'] })
})

test('every question of a burst is answered, each once', () => {
  const { reply, topics, decision } = answer([
    'Hi Anna! Is there parking?',
    'And is there wifi?',
    'sorry, and parking?',
  ])
  expect(reply).toContain('Parking is available. There is one parking space. There is Wi-Fi.')
  expect(topics).toEqual(['parking', 'wifi'])
  expect(decision.action).toBe('send')
})

test('the guest is greeted by name and the host signs', () => {
  expect(answer('A che ora è il check-in?').reply).toBe(
    'Ciao Lukas,\n\ngrazie per il messaggio! Il check-in è possibile dalle 15:00.\n\nUn caro saluto\nAnna',
  )
})

test('in the middle of a conversation nobody is thanked again', () => {
  const thread = [{ id: 'h', from: 'host' as const, text: 'A presto!', at: new Date('2026-11-20T08:00:00Z') }]
  expect(answer('C’è il wifi?', { thread }).reply).toBe("Ciao Lukas,\n\nC'è il Wi-Fi.\n\nUn caro saluto\nAnna")
})

test('a formal tone and a signature of the host are kept', () => {
  const instructions = {
    tone: 'formale',
    instruction: 'Rispondi sempre con cortesia. Firma: "Lo staff di Casa Trastevere"',
    systemPrompt: '',
  }
  expect(answer('C’è il wifi?', { instructions }).reply).toBe(
    "Gentile Lukas,\n\ngrazie per il messaggio! C'è il Wi-Fi.\n\nCordiali saluti\nLo staff di Casa Trastevere",
  )
})

test('a note in another language is said in the guest’s, never quoted', () => {
  const { reply } = answer('Is there a washing machine?')
  expect(reply).toContain('There is a washing machine.')
  expect(reply).not.toContain('lavatrice')
})

test('zero spots is an honest no', () => {
  const extras = CASA.extras.map((extra) => (extra.key === 'Garage Spots' ? { ...extra, value: 0 } : extra))
  const { reply, decision } = answer('¿Hay aparcamiento?', { property: { ...CASA, extras } })
  expect(reply).not.toMatch(/Hay (?:una plaza|aparcamiento)/)
  expect(['send', 'wait']).toContain(decision.action)
})

test.each([
  ['Partiamo alle 9', 'checkOut'],
  ['Serait-il possible de partir vers 13 h ?', 'lateCheckOut'],
  ['Check-out at 12:30 would be great for us', 'lateCheckOut'],
  ['Wir kommen gegen 22 Uhr an', 'lateArrival'],
  ['Can we check in at 11:00?', 'earlyCheckIn'],
  ['¿A partir de qué hora se puede entrar?', 'checkIn'],
])('a told time is placed by the house’s own: %s → %s', (question, topic) => {
  expect(answer(question).topics).toContain(topic)
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
  expect(reply).toContain('Thank you for telling me: let me check and get back to you as soon as I can.')
  expect({ unknowns, action: decision.action }).toEqual({
    unknowns: ['«Dear Anna, 10/10 from all five of us!»'],
    action: 'wait',
  })
})

test('thanks that carry news are not taken for thanks alone', () => {
  expect(answer('Perfect, thank you! By the way, we will be 5 people instead of 4.').decision.action).toBe('wait')
})

test('a guest who keeps a distance is answered alike', () => {
  expect(answer('Sehr geehrte Frau Ferri, gibt es WLAN?').reply).toBe(
    'Guten Tag Lukas,\n\nvielen Dank für Ihre Nachricht. Es gibt WLAN.\n\nMit freundlichen Grüßen\nAnna',
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
