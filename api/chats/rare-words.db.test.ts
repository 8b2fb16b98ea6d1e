import { beforeAll, expect, inject, test } from 'vitest'
import { inHost } from '#prisma/host-scope.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner } from '#tests/api/given.ts'
import { findWords, hostWhoSearches } from '#tests/api/written-chats.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'
import { sought } from './found-message.ts'
import { wordPatterns } from './word-patterns.ts'

const { api } = await apiWithHosts()
const engine = sharedDatabase(inject('parts').engineDatabaseUrl)
const app = sharedDatabase(inject('parts').appDatabaseUrl)

const MANY = 400

type Waiting = Awaited<ReturnType<typeof manyWaiting>>
let waiting: Waiting
beforeAll(async () => {
  waiting = await manyWaiting('Ottilie', 'Un violoncello')
})

/** A host with a message in each of very many chats that wait. The one that presses most, which is the oldest, is of this guest and text. */
async function manyWaiting(guest: string, text: string) {
  const host = await hostWhoSearches(api, engine)
  const made = await asOwner().$queryRaw<{ id: string }[]>`
    insert into chat (host_id, source_id, channel, thread_key, sender, head_seq, last_message_status, last_message_at)
    select ${host.id}::uuid, ${host.sourceId}::uuid, 'email', 'waits-' || n, case n when 1 then ${guest} else 'Anna' end, 1, 'discarded',
      now() + make_interval(mins => n) from generate_series(1, ${MANY}::int) n
    returning id::text`
  const chats = made.map(({ id }) => id)
  await asOwner().$executeRaw`
    insert into message (host_id, chat_id, source_id, kind, status, seq, text, workflow_at)
    select ${host.id}::uuid, id::uuid, ${host.sourceId}::uuid, 'guest', 'received', 1,
      case n when 1 then ${text} else 'Un oboe' end, now() from unnest(${chats}::text[]) with ordinality c(id, n)`
  await findWords(engine)
  return { ...host, oldest: chats[0] }
}

const toldByIndex = (hostId: string, q: string, queue = 'answer') =>
  inHost(app, hostId, async (tx) => {
    const words = sought(q)
    const [row] = await tx.$queryRaw<{ ids: string[] | null }[]>`
      select waiting_with_rare_words(${words?.words}::tsquery[], ${words?.names}::text[], ${wordPatterns(q)}::text[], array[${queue}], 101)::text[] as ids`
    return row?.ids
  })

test.each([
  ['a word of one message', 'violonc', true],
  ['a word that nobody wrote', 'fagotto', false],
  ['words of which one is rare', 'un violoncello', true],
  ['a name that is rare', 'ottilie', true],
])('of very many that wait, the index tells those with %s before any are put in order', async (_case, q, isFound) => {
  const told = isFound ? [waiting.oldest] : []
  expect(await toldByIndex(waiting.id, q)).toEqual(told)
  expect((await waiting.search(q, { queue: 'answer' })).map(({ id }) => id)).toEqual(told)
})

test.each([
  ['a word of every message', 'oboe', 'answer'],
  ['a name of nearly all', 'anna', 'answer'],
  ['a rare word, where few wait', 'violoncello', 'approve'],
])('for %s, those that wait are walked through', async (_case, q, queue) => {
  expect(await toldByIndex(waiting.id, q, queue)).toBeNull()
})

test('the index tells nobody of chats of another host', async () => {
  const other = await manyWaiting('Anna', 'Un oboe')
  for (const q of ['violoncello', 'ottilie']) {
    expect(await toldByIndex(other.id, q)).toEqual([])
    expect(await other.search(q, { queue: 'answer' })).toEqual([])
  }
})
