import { setTimeout as pause } from 'node:timers/promises'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import { makeWorld } from '#activities/drafting/drafting.fixture.ts'
import { createN8nDrafter } from '#activities/n8n/n8n-drafter.ts'
import type { N8nAnswer } from '#api/contract/n8n-answer.ts'
import { inHost } from '#prisma/host-scope.ts'
import { beginDecision } from '#prisma/messages/begin-decision.ts'
import { openSendBench } from '#tests/reply/send-bench.ts'
import { runApi } from '#tests/safety/running-api.ts'
import type { Parts } from '#tests/setup/parts.ts'
import { startN8n } from '#tests/stand-ins/n8n.ts'
import { signedAnswer } from '#tests/stand-ins/n8n-flow.ts'

const secret = 'n8n secret of drafts'

/** What an answer may say, rightly or wrongly. */
export type Given = { [K in keyof N8nAnswer]?: unknown }
type Asked = { eventId: string; messageId: string; version: number; [more: string]: unknown }
export type N8nBench = Awaited<ReturnType<typeof openN8nBench>>

/** An installation whose n8n writes the drafts: the stand-in that is asked, the API that is answered, and between them the drafter. */
export async function openN8nBench(parts: Parts) {
  const n8n = await startN8n({ secret })
  const webhookUrl = `${n8n.url}/webhook`
  const bench = await openSendBench(parts)
  const api = await runApi({ N8N_WEBHOOK_URL: webhookUrl, N8N_HMAC_SECRET: secret, N8N_WRITES_DRAFTS: 'true' })
  const { engineDb } = bench.deps
  const deps = { ...bench.deps, n8n: { webhookUrl, hmacSecret: secret, writesDrafts: true } }
  /** What n8n was asked, once it was. */
  async function asked(nth = 0): Promise<Asked> {
    for (let turn = 0; turn < 400; turn++) {
      const heard = n8n.received[nth]
      if (heard !== undefined) {
        const question: Asked = JSON.parse(heard.body)
        return question
      }
      await pause(25)
    }
    throw new Error('n8n was not asked')
  }
  return {
    ...{ n8n, api, deps, engineDb, secret },
    event: () => engineDb.outboxEvent.findFirstOrThrow({ where: { kind: 'ai' } }),
    answer: (given: Given, by: { secret?: string; at?: Date } = {}) => {
      const { body, headers } = signedAnswer({ secret, answer: given, ...by })
      return api.as().attempt('takeN8nAnswer', { body }, { headers })
    },
    asked,
    /** A host with a house and a chat, and nothing left of the host before. */
    async begin() {
      await engineDb.outboxEvent.deleteMany({})
      await engineDb.refusedAnswer.deleteMany({})
      n8n.received.length = 0
      n8n.play([])
      const world = await makeWorld({ adminUrl: parts.adminDatabaseUrl, appUrl: parts.appDatabaseUrl })
      const { hostId } = world
      const draftOf = (answersId: string) =>
        world.owner.message.findFirstOrThrow({ where: { answersId, kind: 'draft' } })
      const compose = (guestMessageId: string, signal = new AbortController().signal) =>
        composeDraft({ ...world.deps, signal, model: createN8nDrafter(deps) }, { hostId, guestMessageId })
      const hostBegins = async (guestMessageId: string) => {
        const { id } = await draftOf(guestMessageId)
        await inHost(world.app, hostId, (tx) => beginDecision(tx, { hostId, messageId: id }))
      }
      /** A draft that waits for n8n, and who asked it. */
      const askN8n = async (text = 'A che ora è il check-in?', signal?: AbortSignal) => {
        const messageId = await world.say({ text })
        const composing = compose(messageId, signal)
        const { eventId } = await asked()
        return { messageId, eventId, composing }
      }
      /** So that nobody waits for what the test has seen. */
      const giveUp = async ({ messageId, composing }: Awaited<ReturnType<typeof askN8n>>) => {
        await hostBegins(messageId)
        await engineDb.outboxEvent.updateMany({ data: { state: 'dropped' } })
        await composing
      }
      return { ...world, draftOf, compose, hostBegins, askN8n, giveUp }
    },
    async close() {
      await api.close()
      await bench.close()
      await n8n.close()
    },
  }
}
