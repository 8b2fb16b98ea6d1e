import { beforeAll, expect, test } from 'vitest'
import type { DraftReason, Sentence } from '#api/contract/words.ts'
import { toApiError } from '#web/lib/api-error.ts'
import { chatPreview } from '#web/lib/chat-preview.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { faults } from './en/faults.ts'
import { forms } from './en/forms.ts'
import { told } from './it/told.ts'
import { loadTexts } from './say.ts'

beforeAll(() => loadTexts('first'))

const later = { code: 'said_in_2031', params: {} } as never
const gaveUp = { code: 'gave_up', params: {} } as const

test('a code becomes words in the language of its place', () => {
  expect(told.sentence(gaveUp)).toBe('Non è stato possibile inviare il messaggio')
  expect(faults.sentence(gaveUp)).toBe('The message could not be sent')
})

test('what only a newer server says is left out, and the rest is still told', () => {
  expect([told.sentence(later), faults.sentence(later), forms.field('Reply', later), told.sentence(null)]).toEqual([
    '',
    '',
    '',
    '',
  ])
  expect(told.reasons([later, { code: 'automatic_mode_off', params: {} }])).toBe(
    'Aspetta la tua approvazione: la modalità automatica è spenta.',
  )
  expect([told.risk('money'), told.risk('weather')]).toEqual(['denaro', 'weather'])
})

const refused = (status: number, body: object) =>
  toApiError(new Response(JSON.stringify({ kind: 'conflict', requestId: 'r', ...body }), { status }))

test('a refused call is told in Italian where its code is known, else in the words of the place', async () => {
  const known = await refused(409, { error: 'x', code: 'settled_before', params: { status: 'approved' } })
  const unknown = await refused(409, { error: 'In 2031', code: 'said_in_2031', params: {} })
  expect(failureIt(known, 'Riprova')).toBe('Questo messaggio era già stato approvato')
  expect(failureIt(unknown, 'Riprova')).toBe('Riprova')
  expect(unknown.error).toBe('In 2031')
  expect(failureIt(new TypeError('no'), 'Riprova')).toBe('Riprova')
})

test('a refused field is called what it is called on the screen, in Italian', async () => {
  const problem = { code: 'field_too_long', params: { most: 20 } }
  const params = { field: 'text', problem }
  const refusal = await refused(400, { error: 'x', code: 'invalid_field', params, fields: { text: problem } })
  expect(failureIt(refusal, 'Riprova')).toBe('Risposta: non può superare 20 caratteri')
  expect(forms.field('Reply', refusal.fields.text as Sentence)).toBe('Reply must have at most 20 characters')
})

test('a problem that only a newer server knows is left out of the fields', async () => {
  const { fields } = await refused(400, { error: 'x', fields: { text: later, name: 'as it was once' } })
  expect(fields).toEqual({})
})

test('a list shows what a mail was that nobody could read, and the words of all others', () => {
  const note = { code: 'unreadable_mail', params: {} } as const
  const chat = { lastMessage: '', lastMessageNotes: [note] as DraftReason[] } as Parameters<typeof chatPreview>[0]
  expect(chatPreview(chat)).toContain('non può essere letto')
  expect(chatPreview({ ...chat, lastMessage: 'Ciao', lastMessageNotes: [] })).toBe('Ciao')
  expect(
    chatPreview({ ...chat, lastMessage: 'La porta', lastMessageNotes: [{ code: 'sent_photo', params: {} }] }),
  ).toBe('Foto · La porta')
})
