import { expect, test } from 'vitest'
import { draftReply } from '#activities/drafting/draft-reply.ts'
import { CASA, situationOf } from '#activities/drafting/situation.fixture.ts'
import { embedderOf } from '#scripts/evals/embedder-of.ts'
import { decide } from '#workflows/domain/decide.ts'
import { createEmbedder } from './embedder.ts'
import { nearestNotes } from './nearest-notes.ts'

const NOTE = [
  'The mooring is fixed, nobody may sail away with her.',
  'Kids can collect the eggs with Declan every morning at 8.30.',
  'The city tax is included.',
  'From the bus stop it is a steep climb.',
  'Wood is stacked in the hall.',
  'The supermarket shuts at noon on Sundays.',
].join('\n')
const ask = async (question: string, { note = NOTE, isCompared = true } = {}) => {
  const situation = situationOf({ questions: [question], property: { ...CASA, additionalInfo: note } })
  const embed = isCompared ? await embedderOf(() => undefined) : undefined
  const { draft, checked } = await draftReply({ embed }, situation, { useMockAi: false, mayAskModel: false })
  return { reply: draft.reply, decision: decide(checked, { confidenceThreshold: 1, automaticMode: true }) }
}

test('a note that shares no word with the question is told, and the host looks at it', async () => {
  const question = 'Do the little ones get to look after the hens?'
  expect((await ask(question, { isCompared: false })).reply).not.toContain('8.30')
  const { reply, decision } = await ask(question)
  expect(reply).toContain('Kids can collect the eggs with Declan every morning at 8.30.')
  expect(decision.action).toBe('wait')
})

const FARM = [
  'Dorfladen in Bühl, 2 km: Montag bis Freitag 7–12:30 Uhr, Samstag 7–12.',
  'Die Zentralheizung läuft das ganze Jahr.',
  'Kühe und Hühner auf dem Hof.',
].join('\n')

test('where no word of a question leads to a sentence, its meaning does, in the guest’s language', async () => {
  const { reply, decision } = await ask('estará abierta la tienda del pueblo el sábado?', { note: FARM })
  expect(reply).toContain('tienda de barrio Bühl: 2 km')
  expect(reply).not.toContain('gallinas')
  expect(decision.action).toBe('wait')
})

test.each([
  ['bargains', '¿Nos haríais un descuento si pagamos hoy?'],
  ['complains', 'Estamos muy decepcionados, esto no es lo que reservamos. ¿Por qué?'],
])('no note is near to what a guest says who %s', async (_, question) => {
  expect((await ask(question, { note: FARM })).reply).not.toMatch(/tienda|calefacci|gallinas/)
})

/** As hosts write: of much that is not asked, something is always the least far. */
const LONG = [
  'Le chiavi le dà Pino al cancello.',
  'Teli piscina inclusi, uno a testa.',
  'Lettino da campeggio e seggiolone gratis, da chiedere al momento della prenotazione.',
  'Colazione non inclusa, cesto di benvenuto con taralli, olio e vino.',
  'Forno in contrada aperto solo la mattina, chiuso lunedì.',
  'Rifiuti fuori dal cancello dopo le 21 del giorno prima.',
  'Lavatrice nel ripostiglio esterno, con stendino e ferro da stiro.',
  'Dalla terrazza sul tetto si vede il mare.',
  'Barbecue fuori, la carbonella è a carico degli ospiti.',
].join('\n')

test.each([
  ['E se si rompe la macchina, da queste parti chi la ripara?'],
  ['Cześć, czy wasz syn mówi trochę po polsku?'],
  ['Gibt es im Ort einen Chor, bei dem man mitsingen darf?'],
])('no note is told because it is the least far of what nobody wrote about: %s', async (question) => {
  const sentences = LONG.split('\n').flatMap((line) => line.match(/\p{L}{6,}/gu)?.slice(0, 1) ?? [])
  const { reply } = await ask(question, { note: LONG })
  expect(reply).not.toMatch(/schlüssel|pino|taralli|lettino|seggiolone|forno|ofen|piec|rifiuti|barbecue|grill|pralk/iu)
  expect(sentences.filter((word) => reply.includes(word))).toEqual([])
})

test('nothing is compared where facts leave nothing open', async () => {
  const asked: number[] = []
  const situation = situationOf({ questions: ['When is check-in?'], property: { ...CASA, additionalInfo: NOTE } })
  const embed = async (texts: readonly unknown[]) => {
    asked.push(texts.length)
    return null
  }
  await draftReply({ embed }, situation, { useMockAi: false, mayAskModel: false })
  expect(asked).toEqual([])
})

test('without embeddings, and of a house without notes, nothing is near', async () => {
  const { houseFacts } = situationOf({ property: { ...CASA, additionalInfo: NOTE } })
  const absent = createEmbedder({ folder: 'there is none', patienceMs: 60_000 })
  expect(await nearestNotes(absent, { texts: ['Where?'], language: 'en' }, houseFacts)).toBe(null)
  expect(await nearestNotes(absent, { texts: ['Where?'], language: 'en' }, [])).toEqual(new Map())
})

test('a sentence that opens something is never among the nearest', async () => {
  const embed = await embedderOf(() => undefined)
  const { houseFacts } = situationOf({ property: { ...CASA, additionalInfo: `${NOTE}\nThe key box opens with 4711.` } })
  const asked = { texts: ['How do we open the key box?'], language: 'en' } as const
  const nearest = embed === undefined ? null : await nearestNotes(embed, asked, houseFacts)
  expect([...(nearest?.values() ?? [])].flat().join()).not.toMatch(/4711|secret:/)
  expect(nearest?.size).toBe(1)
})
