import { expect, test } from 'vitest'
import { draftReply } from '#activities/drafting/draft-reply.ts'
import { CASA, situationOf } from '#activities/drafting/situation.fixture.ts'
import { decide } from '#workflows/domain/decide.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'

const NOTE = [
  'La piscina è aperta dal 1 maggio al 30 settembre.',
  'Parcheggio gratis nel cortile. Lavatrice. Forno. Seggiolone. Lettino per bambini. Stendino. Ferro da stiro.',
  'Si può fumare solo fuori. Cani ammessi. Riscaldamento elettrico. 14 gradini.',
  'Asciugamani inclusi. Lenzuola non incluse, coprimaterasso obbligatorio. Silenzio dalle 22 alle 7.',
  'Supermercato a 300 m, chiude alle 21. Autobus C1. Noleggio biciclette al porto, 15 euro al giorno.',
].join('\n')
const property = { ...CASA, additionalInfo: NOTE, extras: [] }

async function answered(text: string, language: DraftLanguage) {
  const situation = situationOf({ questions: [text], property, language })
  const { draft, checked } = await draftReply({}, situation, { useMockAi: false, mayAskModel: false })
  return { reply: draft.reply, action: decide(checked, { confidenceThreshold: 1, automaticMode: true }).action }
}

test.each<[string, DraftLanguage, string]>([
  ['behind thanks, without a mark', 'es', 'Gracias por todo, una cosa más, dónde se compra leña seca'],
  ['behind thanks, without a mark', 'nl', 'Dank je wel! Nog even: waar staat de stofzuiger'],
  ['announced behind thanks', 'it', 'Grazie! Un’ultima curiosità, la spiaggia è di sabbia o di scogli'],
  ['behind a condition', 'de', 'Gibt es einen Backofen? Falls nicht, wo kauft man Eier vom Hof'],
  ['that names nothing', 'en', 'Is the pool open in June, and who looks after it?'],
  ['in what is hoped', 'en', 'Is smoking allowed? My husband hopes there’s an ashtray.'],
  ['in what is taken for granted', 'en', 'Is there a washing machine? I assume the tap water is safe to drink.'],
  ['in what was read', 'en', 'I read that the oven is gas. Is there a washing machine?'],
  ['in what is told', 'de', 'Unser Sohn verträgt keine Federn. Gibt es eine Waschmaschine?'],
  ['in a compound', 'de', 'Gibt es einen Hochstuhl und einen Treppenschutz?'],
  ['in a compound', 'nl', 'Is er een oven en een trapbeveiliging?'],
  ['of how many', 'de', 'Haben Sie zwei Hochstühle?'],
  ['of how many', 'en', 'Are two cots possible?'],
  ['of an age', 'de', 'Ist das Kinderbett für ein Kind von 4 Jahren?'],
  ['of a part of the day', 'en', 'Can we use the pool at night?'],
  ['of a part of the day', 'fr', 'Le bus C1 passe-t-il la nuit ?'],
  ['of a day', 'pt', 'O supermercado fica aberto ao domingo?'],
  ['of children', 'en', 'Can I rent bikes for kids?'],
  ['of what it costs', 'fr', 'Le chauffage est-il inclus ?'],
  ['of a fence', 'en', 'Is the parking fenced?'],
  ['of where they may go', 'pl', 'Czy pies może wejść do sypialni?'],
  ['of what else they have to bring', 'nl', 'Moeten we beddengoed meenemen of ligt er al iets?'],
  ['of tea towels', 'en', 'Are tea towels included?'],
  ['of washing them', 'en', 'Do we have to wash the towels?'],
  ['of washing them', 'de', 'Müssen wir die Handtücher waschen?'],
  ['of noise', 'en', 'Is it noisy at night?'],
  ['of noise', 'fr', 'Est-ce bruyant la nuit ?'],
  ['of its board', 'pt', 'O ferro de engomar tem tábua?'],
])('a question %s keeps the draft, and is put off in words (%s): %s', async (_, language, text) => {
  const { reply, action } = await answered(text, language)
  expect(action).toBe('wait')
  expect(reply).toMatch(
    /let me check|kläre (?:ich|das)|ich kläre|m(?:e|i) informo|verifico|renseigne|vou informar|vraag ik na|sprawdzę/i,
  )
})

test.each<[string, DraftLanguage, string]>([
  ['who is spoken to', 'de', 'Sehr geehrte Frau Ferri, gibt es eine Waschmaschine?'],
  ['who is spoken to', 'it', 'Gentile signora Ferri, c’è la lavatrice?'],
  ['thanks', 'es', 'Gracias por todo, ¿hay lavadora?'],
  ['who signs', 'nl', 'Is er een wasmachine?\nSanne'],
  ['what announces it', 'de', 'Kurze Frage noch, gibt es eine Waschmaschine?'],
  ['what announces it', 'fr', 'Bonjour Anna, dernière question promis 🙏\nY a-t-il un lave-linge ?'],
  ['work', 'en', 'I work from home, is there a washing machine?'],
  ['the weather', 'de', 'Im August wird es ja sehr heiß! Gibt es eine Waschmaschine?'],
  ['two at most', 'en', 'Is the pool open in June?'],
])('%s beside a question leaves nothing over (%s): %s', async (_, language, text) => {
  expect((await answered(text, language)).action).toBe('send')
})
