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
  expect(await nearestNotes(absent, ['Where?'], houseFacts)).toBe(null)
  expect(await nearestNotes(absent, ['Where?'], [])).toEqual(new Map())
})

test('a sentence that opens something is never among the nearest', async () => {
  const embed = await embedderOf(() => undefined)
  const { houseFacts } = situationOf({ property: { ...CASA, additionalInfo: `${NOTE}\nThe key box opens with 4711.` } })
  const nearest = embed === undefined ? null : await nearestNotes(embed, ['How do we open the key box?'], houseFacts)
  expect([...(nearest?.values() ?? [])].flat().join()).not.toMatch(/4711|secret:/)
  expect(nearest?.size).toBe(1)
})
