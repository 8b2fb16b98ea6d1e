import { expect, inject, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner } from '#tests/api/given.ts'
import { findWords, hostWhoSearches } from '#tests/api/written-chats.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'

const { api } = await apiWithHosts()
const engine = sharedDatabase(inject('parts').engineDatabaseUrl)

const givenHost = () => hostWhoSearches(api, engine)

test('words of different messages are shown each at its place, and the one with the most of them is opened', async () => {
  const { write, search } = await givenHost()
  const { chat, ids } = await write([
    'Arriviamo da Lucca',
    'Il parcheggio per due auto?',
    'Una culla',
    'Il parcheggio?',
  ])
  expect(await search('auto lucca parcheggio')).toEqual([
    { id: chat.id, found: { messageId: ids[1], text: 'Il parcheggio per due auto? · Arriviamo da Lucca' } },
  ])
})

test.each([
  ['as it is written', 'giulia parcheggio lucca', true],
  ['by the address', 'giulietta parcheggio', true],
  ['without its accents', 'lucca bronte giu', true],
  ['with its accents', 'lucca Brontë giu', true],
  ['not by a part of it', 'ulia parcheggio', false],
])('the guest as the host calls them is found with words of different messages: %s', async (_case, q, isFound) => {
  const { write, search } = await givenHost()
  const more = {
    sender: 'Giulia Brontë',
    toldSender: 'Giulia Brontë',
    email: 'giulietta@mail.test',
    lastMessageStatus: 'failed',
  }
  await write(['Arriviamo da Lucca', 'Il parcheggio?', 'Grazie'], more)
  expect(await search(q)).toHaveLength(isFound ? 1 : 0)
  expect(await search(q, { queue: 'answer' })).toHaveLength(isFound ? 1 : 0)
})

test('words of different messages are found page by page in all and in those that wait, however rare and old', async () => {
  const host = await givenHost()
  const chats = await asOwner().$queryRaw<{ id: string; n: number }[]>`
    with made as (
      insert into chat (host_id, source_id, channel, thread_key, head_seq, last_message_status, last_message_at, sender)
      select ${host.id}::uuid, ${host.sourceId}::uuid, 'email', 'apart-' || n, 2, 'discarded', now() + make_interval(mins => n),
        case when n % 230 = 7 then 'Lotte' end from generate_series(1, 2300) n returning id, thread_key)
    select id::text, substr(thread_key, 7)::int as n from made order by 2`
  const having = chats.filter(({ n }) => n % 46 === 7).map(({ id }) => id)
  const named = chats.filter(({ n }) => n % 230 === 7).map(({ id }) => id)
  await asOwner().$executeRaw`
    insert into message (host_id, chat_id, source_id, kind, status, seq, text, workflow_at)
    select ${host.id}::uuid, c.id, ${host.sourceId}::uuid, 'guest', 'received', s.seq,
      case when s.seq = 1 then 'Un oboe' when c.id::text = any(${having}::text[]) then 'Un fagotto' else 'Grazie' end, now()
    from chat c, generate_series(1, 2) s(seq) where c.host_id = ${host.id}::uuid`
  await findWords(engine)
  const found = async (q: string, queue?: 'answer') => {
    const ids: string[] = []
    for await (const page of host.pages('listChats', { query: { q, limit: 20, ...(queue && { queue }) } }))
      ids.push(...page.map(({ id }) => id))
    return queue ? ids : ids.toReversed()
  }
  for (const queue of [undefined, 'answer'] as const) {
    expect(await found('oboe fagotto', queue)).toEqual(having)
    expect(await found('fagotto lotte oboe', queue)).toEqual(named)
    expect(await found('lotte oboe', queue)).toEqual(named)
    expect(await found('fagotto violino', queue)).toEqual([])
  }
})
