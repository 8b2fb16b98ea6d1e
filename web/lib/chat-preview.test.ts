import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '#web/texts/say.ts'
import { chatPreview } from './chat-preview.ts'

beforeAll(() => loadTexts('first'))

const preview = (lastMessage: string) => chatPreview({ lastMessage, lastMessageNotes: [] })

test('a preview is one line', () => {
  expect(preview('Ciao,\n\n  come va?\t')).toBe('Ciao, come va?')
})

test('140 characters stay whole, the 141st becomes an ellipsis', () => {
  expect(preview('a'.repeat(140))).toBe('a'.repeat(140))
  expect(preview('a'.repeat(141))).toBe(`${'a'.repeat(140)}…`)
})

test('a character outside the basic plane is never cut in half', () => {
  expect(preview('🏡'.repeat(141))).toBe(`${'🏡'.repeat(140)}…`)
})

test('what hides in a message turns nothing round in a list', () => {
  expect(preview('foto\u202egnp.exe e\u200bcco')).toBe('fotognp.exe ecco')
})
