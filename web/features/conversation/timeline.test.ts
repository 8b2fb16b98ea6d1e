import { expect, test } from 'vitest'
import type { MessageView } from '#api/contract/messages.ts'
import { message as row } from '#tests/web/rows.ts'
import { mergeNewest } from './merge-newest.ts'
import { openDraft, timeline, withCommands } from './timeline.ts'

const message = (id: string, over: Partial<MessageView> = {}): MessageView =>
  row(over.status ?? 'received', { id, text: id, createdAt: new Date(2026, 10, 20, 10).toISOString(), ...over })
const draft = message('draft', { kind: 'draft', status: 'pending', is_from_ai: true })

test('a heading stands before the first message of each day', () => {
  const items = timeline([
    message('a'),
    message('b'),
    message('c', { createdAt: new Date(2026, 10, 21, 0, 1).toISOString() }),
  ])
  expect(items.map(({ kind }) => kind)).toEqual(['day', 'message', 'message', 'day', 'message'])
})

test('a message without a time opens no day', () => {
  expect(timeline([message('a', { createdAt: null })]).map(({ kind }) => kind)).toEqual(['message'])
})

test('the open draft is not in the thread: it is the card at its end', () => {
  const messages = [message('a'), draft, message('b')]
  expect(openDraft(messages)?.id).toBe('draft')
  expect(timeline(messages).map(({ key }) => key)).not.toContain('draft')
})

test('an approval shows at once, with the words of the host', () => {
  const [shown] = withCommands(
    [draft],
    [{ verb: 'approve', messageId: 'draft', version: 1, recipient: null, key: 'k', text: 'mine' }],
  )
  expect(shown).toMatchObject({ status: 'approved', is_pending: false, text: 'mine' })
})

test('a rejection shows at once, and is gone when its call is', () => {
  const [shown] = withCommands([draft], [{ verb: 'discard', messageId: 'draft', version: 1 }])
  expect(shown).toMatchObject({ status: 'discarded', is_pending: false, is_discarded: true })
  expect(withCommands([draft], [])).toEqual([draft])
})

test.each([
  ['a fallback', 'fallback', 'approved', 'undo', 'discarded'],
  ["the host's own reply", 'host_reply', 'approved', 'undo', 'discarded'],
  ['what was held', 'draft', 'held', 'resend', 'approved'],
  ['what failed', 'host_reply', 'failed', 'resend', 'approved'],
  ['what may have been sent', 'draft', 'outcome_unknown', 'confirm-sent', 'sent'],
] as const)('%s (%s, %s) is shown after %s as %s', (_, kind, status, verb, to) => {
  const key = 'k'
  const command = verb === 'resend' ? { verb, messageId: 'm', recipient: null, key } : { verb, messageId: 'm' }
  expect(withCommands([message('m', { kind, status })], [command])).toMatchObject([{ status: to, undoUntil: null }])
})

test.each(['scheduled', 'approved', 'discarded', 'fallback_sent'] as const)(
  'a draft that is taken back (%s) can be decided on when the answer names its version, and be taken back once',
  (status) => {
    const taken = message('m', { kind: 'draft', status, undoUntil: '2026-11-21T12:00:00Z' })
    const shown = withCommands([taken], [{ verb: 'undo', messageId: 'm' }])
    expect(shown).toEqual([{ ...taken, undoUntil: null }])
    expect(openDraft(shown)).toBeUndefined()
  },
)

test('a command that comes too late changes nothing that is shown', () => {
  const sent = message('m', { kind: 'draft', status: 'sent' })
  expect(withCommands([sent], [{ verb: 'undo', messageId: 'm' }])).toEqual([sent])
})

test('older pages that were asked for survive a reload of the newest', () => {
  const old = message('old', { createdAt: new Date(2026, 10, 1).toISOString() })
  const merged = mergeNewest(
    { items: [old, message('a')], next: '/older' },
    { items: [message('a', { text: 'new' }), message('b')], next: '/newest' },
  )
  expect(merged.items.map(({ id }) => id)).toEqual(['old', 'a', 'b'])
  expect(merged.items[1]?.text).toBe('new')
  expect(merged.next).toBe('/older')
})
