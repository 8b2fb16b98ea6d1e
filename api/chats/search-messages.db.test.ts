import { expect, inject, test } from 'vitest'
import { inHost } from '#prisma/host-scope.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner } from '#tests/api/given.ts'
import { hostWhoSearches, findWords as wordsFound } from '#tests/api/written-chats.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'

const { api } = await apiWithHosts()
const engine = sharedDatabase(inject('parts').engineDatabaseUrl)
const app = sharedDatabase(inject('parts').appDatabaseUrl)

const findWords = () => wordsFound(engine)

const givenHost = () => hostWhoSearches(api, engine)

test('a word of an old message finds its chat, and the newest message that has it with its place', async () => {
  const { write, search } = await givenHost()
  const { chat, ids } = await write(['C’è un parcheggio?', 'Il parcheggio è coperto?', 'Grazie mille'])
  expect(await search('parcheggio')).toEqual([
    { id: chat.id, found: { messageId: ids[1], text: 'Il parcheggio è coperto?' } },
  ])
})

test.each([
  ['the beginning of the last word', 'un parch', true],
  ['no beginning of another', 'parch un', false],
  ['words in any order, apart', 'gatto parcheggio', true],
  ['words that no message has together', 'parcheggio lenzuola', true],
  ['the beginning of the last of them only', 'lenzuola parch', true],
  ['no beginning of another of them', 'lenz parcheggio', false],
  ['each of them', 'parcheggio lenzuola piscina', false],
  ['neither case nor accents', 'PERCHE', true],
  ['no signs', '"parcheggio" & !', true],
  ['nothing that is not there', 'piscina', false],
])('a search goes by %s', async (_case, words, isFound) => {
  const { write, search } = await givenHost()
  await write(['Perché serve un parcheggio per il gatto', 'Mancano le lenzuola', 'Va bene'])
  expect(await search(words)).toHaveLength(isFound ? 1 : 0)
})

test('what is sought in subject and sender at once is found, with nothing of the text to show', async () => {
  const { write, search } = await givenHost()
  const { chat, ids } = await write(['Buongiorno'])
  await asOwner().message.update({
    where: { id: ids[0] ?? '' },
    data: { subject: 'Seggiolone', fromName: 'Otto Brandt' },
  })
  await findWords()
  expect(await search('brandt seggiolone')).toEqual([{ id: chat.id, found: null }])
})

test('a text that changes is found by its new words only, one that is deleted by none', async () => {
  const { write, search } = await givenHost()
  const { ids } = await write(['Vorrei una culla', 'Grazie'])
  await asOwner().message.update({ where: { id: ids[0] ?? '' }, data: { text: 'Vorrei un seggiolone' } })
  await findWords()
  expect(await search('culla')).toEqual([])
  expect(await search('seggiolone')).toHaveLength(1)
  await asOwner().message.delete({ where: { id: ids[0] ?? '' } })
  expect(await search('seggiolone')).toEqual([])
})

test('a text that changes while its words are found is found by its new ones', async () => {
  const { write, search } = await givenHost()
  const { ids } = await write(['Vorrei una culla'])
  const where = { id: ids[0] ?? '' }
  await asOwner().message.update({ where, data: { text: 'Vorrei un letto' } })
  await asOwner().$transaction(async (tx) => {
    await tx.message.update({ where, data: { text: 'Vorrei un seggiolone' } })
    await findWords()
  })
  await findWords()
  expect(await search('seggiolone')).toHaveLength(1)
})

test('a search of messages keeps to the other filters and goes on page by page, found or named', async () => {
  const host = await givenHost()
  const chats = []
  for (let n = 0; n < 5; n++) {
    const lastMessageAt = new Date(Date.UTC(2026, 10, 20 - n))
    const named = n % 2 === 1 ? { subject: 'Asciugamani' } : {}
    const { chat } = await host.write([n % 2 === 0 ? 'Servono asciugamani' : 'Buongiorno'], {
      ...{ lastMessageAt, channel: 'airbnb', ...named },
    })
    chats.push(chat.id)
  }
  await host.write(['Servono asciugamani'])
  const ids: string[] = []
  for await (const page of host.pages('listChats', { query: { q: 'asciugamani', channel: 'airbnb', limit: 2 } }))
    ids.push(...page.map(({ id }) => id))
  expect(ids).toEqual(chats)
})

test('what waits is found by the words of its messages in the order in which it presses, page by page', async () => {
  const host = await givenHost()
  const longest = await host.write(['Servono asciugamani'], {
    ...{ lastMessageStatus: 'discarded', lastMessageAt: new Date(Date.UTC(2026, 10, 1)) },
  })
  await host.write(['Servono asciugamani'])
  const newest = await host.write(['Gli asciugamani?', 'Grazie'], { lastMessageStatus: 'failed' })
  const found: object[] = []
  for await (const page of host.pages('listChats', { query: { q: 'asciugamani', queue: 'answer', limit: 1 } }))
    found.push(...page.map((chat) => ({ id: chat.id, found: chat.found })))
  expect(found).toEqual([
    { id: longest.chat.id, found: { messageId: longest.ids[0], text: 'Servono asciugamani' } },
    { id: newest.chat.id, found: { messageId: newest.ids[0], text: 'Gli asciugamani?' } },
  ])
})

test.each([
  ['each one', 1],
  ['a third', 3],
  ['a fortieth', 40],
  ['a thousandth', 1000],
])('of very many that wait, words of %s are found page by page, none left out and none twice', async (_case, nth) => {
  const host = await givenHost()
  const chats = await asOwner().$queryRaw<{ id: string; n: number }[]>`
    with made as (
      insert into chat (host_id, source_id, channel, thread_key, head_seq, last_message_status, last_message_at)
      select ${host.id}::uuid, ${host.sourceId}::uuid, 'email', 'waits-' || n, 1, 'discarded', now() + make_interval(mins => n) from generate_series(1, 2300) n
      returning id, thread_key)
    select id::text, substr(thread_key, 7)::int as n from made order by 2`
  const having = chats.filter(({ n }) => n % nth === 0).map(({ id }) => id)
  await asOwner().$executeRaw`
    insert into message (host_id, chat_id, source_id, kind, status, seq, text, workflow_at)
    select ${host.id}::uuid, id::uuid, ${host.sourceId}::uuid, 'guest', 'received', 1, 'Un oboe', now() from unnest(${having}::text[]) id`
  await findWords()
  const found: string[] = []
  for await (const page of host.pages('listChats', { query: { q: 'oboe', queue: 'answer', limit: 150 } }))
    found.push(...page.map(({ id }) => id))
  expect(found).toEqual(having)
})

test('of many houses that share a word, the name of one finds its chats alone', async () => {
  const host = await givenHost()
  const chats: string[] = []
  for (let n = 1; n <= 8; n++) {
    const { id: propertyId } = await asOwner().property.create({ data: { hostId: host.id, name: `Casa ${n}` } })
    chats.push((await host.write(['Siamo in 7'], { propertyId })).chat.id)
  }
  expect((await host.search('casa 7')).map(({ id }) => id)).toEqual([chats[6]])
})

test('beyond the chats that are walked through, the index finds what is rare and what is old', async () => {
  const { write, search, sourceId, id: hostId } = await givenHost()
  const { chat: rare } = await write(['Il violoncello'], { lastMessageAt: new Date(0) })
  const { chat: old } = await write(['Ciao'], { lastMessageAt: new Date(1), headSeq: 0 })
  await asOwner().$executeRaw`
    insert into chat (host_id, source_id, channel, thread_key, head_seq, last_message_at)
    select ${hostId}::uuid, ${sourceId}::uuid, 'email', 'walked-' || n, 1, now() - make_interval(mins => n) from generate_series(1, 650) n`
  await asOwner().$executeRaw`
    insert into message (host_id, chat_id, source_id, kind, status, seq, text, workflow_at)
    select ${hostId}::uuid, ${old.id}::uuid, ${sourceId}::uuid, 'guest', 'received', n, 'Un contrabbasso', now() from generate_series(1, 2100) n`
  await findWords()
  expect((await search('violonc')).map(({ id }) => id)).toEqual([rare.id])
  expect((await search('contrabbasso')).map(({ id }) => id)).toEqual([old.id])
})

test.each([
  ['each one', 1],
  ['a third', 3],
  ['a tenth', 10],
  ['a fortieth', 40],
])('words of %s of all chats are found page by page, none left out and none twice', async (_case, nth) => {
  const host = await givenHost()
  const chats = await asOwner().$queryRaw<{ id: string; n: number }[]>`
    with made as (
      insert into chat (host_id, source_id, channel, thread_key, head_seq, last_message_at)
      select ${host.id}::uuid, ${host.sourceId}::uuid, 'email', 'nth-' || n, 1, now() - make_interval(mins => n) from generate_series(1, 700) n
      returning id, thread_key)
    select id::text, substr(thread_key, 5)::int as n from made order by 2`
  const having = chats.filter(({ n }) => n % nth === 0).map(({ id }) => id)
  await asOwner().$executeRaw`
    insert into message (host_id, chat_id, source_id, kind, status, seq, text, workflow_at)
    select ${host.id}::uuid, id::uuid, ${host.sourceId}::uuid, 'guest', 'received', 1, 'Un oboe', now() from unnest(${having}::text[]) id`
  await findWords()
  const found: string[] = []
  for await (const page of host.pages('listChats', { query: { q: 'oboe', limit: 60 } }))
    found.push(...page.map(({ id }) => id))
  expect(found).toEqual(having)
})

test.each([
  ['the house and a message', 'glicine tram', true],
  ['in any order, the last begun', 'tram glic', true],
  ['the house and the guest as the host calls them', 'glicine otto', true],
  ['the house, a message and the writer', 'lukas glicine tram', true],
  ['the house alone, its words apart', 'glicine il', true],
  ['a house that has not got the message', 'ulivi tram', false],
  ['the house and what nobody wrote', 'glicine piscina', false],
])('one search joins %s, in the list of all and among those that wait', async (_case, q, isFound) => {
  const host = await givenHost()
  const [glicine, ulivi] = await Promise.all(
    ['Il Glicine', 'Masseria Li Ulivi'].map((name) => asOwner().property.create({ data: { hostId: host.id, name } })),
  )
  const { chat, ids } = await host.write(['Arriva il tram fin lì?', 'Grazie'], {
    ...{ propertyId: glicine?.id ?? '', lastMessageStatus: 'failed', sender: 'Otto', toldSender: 'Otto' },
  })
  await asOwner().message.updateMany({ where: { id: { in: ids } }, data: { fromName: 'Lukas Brandt' } })
  await host.write(['C’è un parcheggio?'], { propertyId: ulivi?.id ?? '', lastMessageStatus: 'failed' })
  await findWords()
  const expected = isFound ? [chat.id] : []
  expect((await host.search(q)).map(({ id }) => id)).toEqual(expected)
  expect((await host.search(q, { queue: 'answer' })).map(({ id }) => id)).toEqual(expected)
  expect((await host.search(q, { propertyId: ulivi?.id })).map(({ id }) => id)).toEqual([])
  const place = await host.host.ask('findQueuePlace', { params: { id: chat.id }, query: { q, queue: 'all' } })
  expect(place).toEqual({ place: isFound ? 1 : null, of: expected.length, next: null })
})

test('nobody finds words of another host, by the call or by the function', async () => {
  const [anna, bruno] = [await givenHost(), await givenHost()]
  const { chat } = await anna.write(['Il clavicembalo è accordato'])
  expect(await bruno.search('clavicembalo')).toEqual([])
  const bySql = (hostId: string) =>
    inHost(
      app,
      hostId,
      (tx) => tx.$queryRaw<{ id: string }[]>`
      select id::text from search_messages(array['clavicembalo'::tsquery], array['clavicembalo'], null, null, null, null, null, null, 10)`,
    )
  expect(await bySql(anna.id)).toEqual([{ id: chat.id }])
  expect(await bySql(bruno.id)).toEqual([])
  const ofNobody = await app.$queryRaw`
    select id::text from search_messages(array['clavicembalo'::tsquery], array['clavicembalo'], null, null, null, null, null, null, 10)`
  expect(ofNobody).toEqual([])
})

test('words go with their host', async () => {
  const host = await givenHost()
  await host.write(['Il fagotto'])
  const count = () => asOwner().messageWords.count({ where: { hostId: host.id } })
  expect(await count()).toBe(1)
  await asOwner().host.delete({ where: { id: host.id } })
  expect(await count()).toBe(0)
})
