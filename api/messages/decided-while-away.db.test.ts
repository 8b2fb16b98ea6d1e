import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { wakeOwed } from '#activities/sweep/wake-owed.ts'
import { runConformingApi } from '#tests/api/conforming-api.ts'
import { asOwner, givenChat, givenDraft } from '#tests/api/given.ts'
import { runReplyWorker } from '#tests/api/reply-worker.ts'
import { type HostAtApi, newHost } from '#tests/api/signed-in-host.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import type { RunningApi } from '#tests/safety/running-api.ts'

const UNDO_SECONDS = '2'
const emlFolder = mkdtempSync(join(tmpdir(), 'locanda-away-'))
const out = join(emlFolder, 'out')

let api: RunningApi
let anna: HostAtApi
let bench: SendBench

beforeAll(async () => {
  api = await runConformingApi({ UNDO_SECONDS, TEMPORAL_ADDRESS: '127.0.0.1:9' })
  anna = await newHost(api)
  bench = await openSendBench(inject('parts'))
})
afterAll(async () => {
  await bench.close()
  await api.close()
  await rm(emlFolder, { recursive: true })
})

const approve = (id: string) => anna.attempt('approveDraft', { params: { id } })
const discard = (id: string) => anna.attempt('discardDraft', { params: { id } })
const sent = () => (existsSync(out) ? readdirSync(out).map((file) => file.replace('.eml', '')) : []).toSorted()
const rowOf = (id: string) => asOwner().message.findUniqueOrThrow({ where: { id }, include: { deliveries: true } })

test('what was decided while Temporal and every worker were away happens once when they are back, and nothing else', {
  timeout: 120_000,
}, async () => {
  const body = { emailUser: `${anna.id}@gmail.com`, emailPass: 'x' }
  const source = await anna.ask('createGmailSource', { body })
  const newDraft = async (more = {}) => givenDraft(await givenChat(anna, { sourceId: source.id }), more)
  const [yes, no, takenBack, again] = [
    await newDraft(),
    await newDraft(),
    await newDraft(),
    await newDraft({ status: 'failed' }),
  ]
  expect((await approve(yes.id)).status).toBe(200)
  expect((await discard(yes.id)).status).toBe(409)
  expect((await discard(no.id)).status).toBe(200)
  expect((await approve(no.id)).status).toBe(409)
  expect((await approve(takenBack.id)).status).toBe(200)
  await anna.ask('undoSend', { params: { id: takenBack.id } })
  await anna.ask('resendMessage', { params: { id: again.id }, body: {} })
  const { chatId } = await newDraft()
  const reply = await anna.ask('writeManualReply', { params: { id: chatId }, body: { text: 'Eccomi' } })

  await bench.withSwitches({ useMockEmail: true }, async () => {
    const stop = await runReplyWorker({ UNDO_SECONDS, EML_FOLDER: emlFolder })
    try {
      const expected = [yes.id, again.id, reply.id].toSorted()
      const sweep = async () => {
        await wakeOwed(bench.deps)
        return sent()
      }
      await expect.poll(sweep, { timeout: 60_000, interval: 500 }).toEqual(expected)
      await pause(3000)
      expect(await sweep()).toEqual(expected)
    } finally {
      await stop()
    }
  })
  for (const id of [yes.id, again.id, reply.id]) {
    expect(await rowOf(id)).toMatchObject({ status: 'sent', wakeOwedAt: null, deliveries: [{ state: 'sent' }] })
  }
  expect(await rowOf(no.id)).toMatchObject({ status: 'discarded', deliveries: [] })
  expect(await rowOf(takenBack.id)).toMatchObject({ status: 'pending', deliveries: [] })
})
