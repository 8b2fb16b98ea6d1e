import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { givenChat, givenDraft, givenSource } from '#tests/api/given.ts'
import type { HostAtApi } from '#tests/api/signed-in-host.ts'

const { anna } = await apiWithHosts({ UNDO_SECONDS: '300' })
const sourceId = (await givenSource(anna)).id

type Draft = { id: string; chatId: string }
type Decide = (host: HostAtApi, draft: Draft) => Promise<unknown>
const discard: Decide = (host, { id }) => host.ask('discardDraft', { params: { id }, body: {} })

/** What PostgreSQL is asked until the decision is committed, on the connection that locks the chat: others work beside it. */
async function statementsOf(decide: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  await decide()
  const all = asked.mock.calls.map(([query]: unknown[], at) => ({
    text: typeof query === 'string' ? query : (query as pg.QueryConfig).text,
    client: asked.mock.contexts[at],
  }))
  asked.mockRestore()
  const lock = all.findIndex(({ text }) => text.includes('for no key update'))
  const ours = all.map((statement) => (statement.client === all[lock]?.client ? statement.text : null))
  const begin = ours.lastIndexOf('BEGIN', lock)
  return ours.slice(begin, ours.indexOf('COMMIT', lock) + 1).filter((text) => text !== null)
}

const approve: Decide = (host, { id }) => host.ask('approveDraft', { params: { id }, body: {} })
const undo: Decide = (host, { id }) => host.ask('undoSend', { params: { id } })
const resend: Decide = (host, { id }) => host.ask('resendMessage', { params: { id }, body: {} })
const confirm: Decide = (host, { id }) => host.ask('confirmSent', { params: { id } })
const write: Decide = (host, { chatId: id }) =>
  host.ask('writeManualReply', { params: { id }, body: { text: 'A presto.' } })

test.each<[string, { most: number; decide: Decide; more?: object; before?: Decide }]>([
  ['approved', { most: 10, decide: approve }],
  ['discarded', { most: 9, decide: discard }],
  ['given back', { most: 10, before: discard, decide: undo }],
  ['sent again', { most: 9, more: { status: 'failed' }, decide: resend }],
  ['confirmed', { most: 10, more: { status: 'outcome_unknown' }, decide: confirm }],
  ['replaced by the host’s own words', { most: 13, decide: write }],
])('a draft that is %s costs PostgreSQL no more than it did', async (_, { most, decide, more = {}, before }) => {
  const draft = await givenDraft(await givenChat(anna, { sourceId }), more)
  await before?.(anna, draft)
  const statements = await statementsOf(() => decide(anna, draft))
  expect(statements.at(-1)).toBe('COMMIT')
  expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(most)
})
