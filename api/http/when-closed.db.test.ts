import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { calls } from '#api/contract/calls.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat } from '#tests/api/given.ts'
import { openLive } from '#tests/api/live-client.ts'
import { photoOf } from '#tests/mailbox/mail-with-files.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'
import { MOST_FILE_BYTES } from '#workflows/domain/files/outgoing-limits.ts'

const { api } = await apiWithHosts()
/** Six of them leave no room for another file. */
const LARGE_BYTES = MOST_FILE_BYTES - 100_000

async function givenHost() {
  const person = await newPerson()
  const { access_token: token } = await signIn(person)
  const client = api.as(token)
  return { ...client, token, id: (await client.ask('readMe', {})).id, kcSub: person.id, email: person.email }
}
type Host = Awaited<ReturnType<typeof givenHost>>

type Begun = { path: string; token: string; bytes?: number }

async function begin({ path, token, bytes }: Begun): Promise<Socket> {
  const { hostname, port } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const head = `HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`
  if (bytes === undefined) socket.write(`GET /api${path} ${head}\r\n`)
  else socket.write(`POST /api${path} ${head}Content-Length: ${bytes}\r\n\r\nbegun`)
  return socket
}

/** Requests whose callers leave while they wait at a table that each of them writes to, before anything else of them is done. */
async function beginAndLeave(table: 'unsent_upload' | 'host', requests: readonly Begun[]): Promise<void> {
  await asOwner().$transaction(
    async (tx) => {
      await tx.$executeRawUnsafe(`lock table ${table} in share mode`)
      const sockets = await Promise.all(requests.map(begin))
      const waiting = async () => {
        const rows = await asOwner().$queryRaw<unknown[]>`
          select from pg_locks where relation = ${table}::regclass and not granted
            and database = (select oid from pg_database where datname = current_database())`
        return rows.length
      }
      await expect.poll(waiting, { timeout: 3_000 }).toBeGreaterThan(0)
      await pause(300)
      for (const socket of sockets) socket.destroy()
      // Until the API has heard of it.
      await pause(300)
    },
    { timeout: 10_000 },
  )
  // Until each of them has come past the table.
  await pause(500)
}

const uploadTo = (chatId: string, { token }: Host, bytes = 2_000): Begun => ({
  path: `${calls.addUnsentFile.path.replace('{id}', chatId)}?name=plan.pdf`,
  token,
  bytes,
})
const add = (host: Host, chatId: string) =>
  host.attempt('addUnsentFile', { params: { id: chatId }, query: { name: 'a.jpg' }, body: photoOf(2_000_000, 1) })
const coming = (chatId: string) => asOwner().unsentUpload.count({ where: { chatId } })

test('a file whose sender left before it was noted is coming no more', async () => {
  const anna = await givenHost()
  const chat = await givenChat(anna)
  await beginAndLeave('unsent_upload', [uploadTo(chat.id, anna)])
  await expect.poll(() => coming(chat.id)).toBe(0)
  const body = { text: 'Here it is.', filesShown: [] }
  expect((await anna.attempt('writeManualReply', { params: { id: chat.id }, body })).status).toBe(201)
})

test('who gave up two files before they were read can send another', async () => {
  const anna = await givenHost()
  const chat = await givenChat(anna)
  await beginAndLeave('unsent_upload', [uploadTo(chat.id, anna), uploadTo(chat.id, anna)])
  await expect.poll(async () => (await add(anna, chat.id)).status).toBe(201)
})

test('large files that others gave up before they were read leave room', async () => {
  const others = await Promise.all(Array.from({ length: 4 }, givenHost))
  const given = others.map(async (one) => {
    const chat = await givenChat(one)
    return [uploadTo(chat.id, one, LARGE_BYTES), uploadTo(chat.id, one, LARGE_BYTES)]
  })
  await beginAndLeave('unsent_upload', (await Promise.all(given)).flat())
  const anna = await givenHost()
  const chat = await givenChat(anna)
  await expect.poll(async () => (await add(anna, chat.id)).status).toBe(201)
})

test('who left ten live streams while they were opened has one again', async () => {
  const { access_token: token } = await signIn(await newPerson())
  await beginAndLeave(
    'host',
    Array.from({ length: 10 }, () => ({ path: calls.streamEvents.path, token })),
  )
  const client = api.as(token)
  await client.ask('readMe', {})
  const live = await openLive(client)
  expect(live.status).toBe(200)
  live.close()
})
