import { describe, expect, test } from 'vitest'
import { dueAt } from '#workflows/domain/deferrals/due-at.ts'
import { findDeferral } from '#workflows/domain/deferrals/find-deferral.ts'
import { questionsPutOff, stillOwed } from '#workflows/domain/deferrals/open-questions.ts'
import type { DraftQuestion } from '#workflows/domain/draft.ts'

describe('a reply that puts something off', () => {
  test.each([
    ['it', 'Il Wi-Fi c’è. Per il parcheggio chiedo e le faccio sapere entro stasera.'],
    ['it', 'Rispondo tra poco!'],
    ['en', 'I’ll find out about the crib and get back to you.'],
    ['en', 'We will be in touch tomorrow.'],
    ['de', 'Ich kläre das mit der Sauna und melde mich heute noch.'],
    ['fr', 'Je me renseigne pour la piscine et je vous tiens au courant.'],
    ['es', 'Lo consulto y te digo algo esta tarde.'],
    ['nl', 'Ik vraag het na en laat het u zo snel mogelijk weten.'],
    ['pt', 'Vou confirmar e respondo ainda hoje.'],
    ['pl', 'Zapytam i dam znać jeszcze dzisiaj.'],
  ])('is found in a person’s words: %s, %s', (language, text) => {
    expect(findDeferral(text, language)).not.toBeNull()
  })

  test.each([
    ['it', 'Il check-in è possibile dalle 15:00. A presto!'],
    ['en', 'There is Wi-Fi. Let me know if you need anything else.'],
    ['en', 'Could you write back with your arrival time?'],
    ['en', 'The reception answers the phone from 8:00.'],
    ['de', 'Das WLAN ist kostenlos. Viele Grüße'],
    ['fr', 'Le parking se trouve devant la maison.'],
    ['es', 'Sí, hay piscina. ¡Hasta pronto!'],
    ['nl', 'Er is een parkeerplaats. Laat gerust iets horen!'],
    ['pt', 'Sim, há estacionamento.'],
    ['pl', 'Tak, jest miejsce parkingowe.'],
  ])('is not found in an answer: %s, %s', (language, text) => {
    expect(findDeferral(text, language)).toBeNull()
  })

  test('names what it is about, or nothing where it is about all', () => {
    expect(
      findDeferral('Yes, there is Wi-Fi. As for the parking, let me check and get back to you.', 'en')?.subjects,
    ).toEqual(['parking'])
    expect(findDeferral('Let me check and get back to you.', 'en')?.subjects).toBeNull()
  })
})

describe('what was put off is due', () => {
  test.each([
    ['in four hours by day', '2026-11-22T09:00:00Z', '2026-11-22T13:00:00Z'],
    ['in the morning where that is late in the evening', '2026-11-22T18:30:00Z', '2026-11-23T08:00:00Z'],
    ['in the morning where that is by night', '2026-11-22T23:30:00Z', '2026-11-23T08:00:00Z'],
    ['at the stroke where the night is over', '2026-11-23T03:00:00Z', '2026-11-23T07:00:00Z'],
    ['by the house’s clocks in summer', '2026-07-01T18:30:00Z', '2026-07-02T07:00:00Z'],
  ])('%s', (_name, promised, due) => {
    expect(dueAt(new Date(promised), 'Europe/Rome').toISOString()).toBe(new Date(due).toISOString())
  })
})

const asked = (text: string, topic: string, state: DraftQuestion['state']): DraftQuestion => ({
  ...{ text, kind: 'question', topics: [topic], state },
})
const PARKING = { text: 'Is there parking?', topics: ['parking'] }
const CRIB = { text: 'A crib?', topics: ['crib'] }

describe('of the questions of a guest', () => {
  const questions = [
    asked('Wi-Fi?', 'wifi', 'answered'),
    asked(PARKING.text, 'parking', 'deferred'),
    asked(CRIB.text, 'crib', 'open'),
  ]
  test('those are put off that are named, else all without an answer', () => {
    expect(questionsPutOff({ sentences: [], subjects: ['parking'] }, questions)).toEqual([PARKING])
    expect(questionsPutOff({ sentences: [], subjects: null }, questions)).toEqual([PARKING, CRIB])
  })

  test.each([
    ['a person’s own words answer all', { isByPerson: true, questions: [], topics: [] }, null],
    [
      'another answer leaves them',
      { isByPerson: false, questions: [asked('Wi-Fi?', 'wifi', 'answered')], topics: ['wifi'] },
      [PARKING, CRIB],
    ],
    [
      'an answer to one leaves the other',
      { isByPerson: false, questions: [asked('And the parking?', 'parking', 'answered')], topics: [] },
      [CRIB],
    ],
    [
      'what is put off once more is owed as before',
      { isByPerson: false, questions: [asked(PARKING.text, 'parking', 'deferred')], topics: ['parking'] },
      [PARKING, CRIB],
    ],
  ] as const)('%s', (_name, sent, left) => {
    expect(stillOwed([PARKING, CRIB], { ...sent, questions: [...sent.questions], topics: [...sent.topics] })).toEqual(
      left,
    )
  })

  test('what nobody knows by name is answered by a reply that answers all it was asked', () => {
    const whole = { isByPerson: false, topics: [], questions: [asked('Wi-Fi?', 'wifi', 'answered')] }
    expect(stillOwed([], whole)).toBeNull()
    expect(stillOwed([], { ...whole, questions: [...whole.questions, asked('A crib?', 'crib', 'deferred')] })).toEqual(
      [],
    )
    expect(stillOwed([], { ...whole, questions: [] })).toEqual([])
  })
})
