import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { sendEmergencyTexts } from '#activities/emergency/send-emergency-texts.ts'
import { createTellOwedAnswers } from '#activities/sending/tell-owed-answers.ts'
import { createTellSourceFaults } from '#activities/sending/tell-source-faults.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { createAskOwedConfirmations } from './ask-owed-confirmations.ts'
import { retryStopped } from './retry-stopped.ts'

let hanging: SmtpSink
let sink: SmtpSink
let anna: SendBench
let bruno: SendBench
/** Lets Anna's server go on with whoever waits for it. */
const waiting: (() => void)[] = []
const letGo = () => waiting.splice(0).forEach((goOn) => goOn())

beforeAll(async () => {
  await forgetEverybody()
  hanging = await openSmtpSink()
  sink = await openSmtpSink()
  anna = await openSendBench(inject('parts'))
  bruno = await openSendBench(inject('parts'))
  await anna.sendThrough(hanging.port)
  await bruno.sendThrough(sink.port)
})
beforeEach(() => {
  hanging.on.signIn = (_, goOn) => void waiting.push(goOn)
  sink.mails.length = 0
})
afterEach(letGo)
afterAll(async () => {
  await Promise.all([anna.close(), bruno.close()])
  await Promise.all([hanging.close(), sink.close()])
})

/** What is Anna's comes before what is Bruno's in every list. */
const FIRST = '00000000-0000-4000-8000-'
const idOf = (of: SendBench) => (of === anna ? `${FIRST}${randomUUID().slice(-12)}` : `f${randomUUID().slice(1)}`)

/** Runs a turn in which Anna's server keeps her own waiting, until what is awaited of Bruno's has come. */
async function whileAnnaHangs(turn: () => Promise<void>, isThere: () => Promise<unknown>) {
  const running = turn()
  await expect.poll(() => waiting.length).toBe(1)
  await expect.poll(isThere).toBe(true)
  hanging.on = {}
  letGo()
  await running
}

async function emergency(of: SendBench) {
  const { chatId, guestMessageId: messageId } = await of.guestWrites()
  const data = { id: idOf(of), hostId: of.hostId, chatId, messageId, kinds: ['illness'], textDueAt: new Date() }
  await of.inHost((tx) => tx.emergency.create({ data }))
  return chatId
}
const textOf = (chatId: string) =>
  bruno.deps.engineDb.message.findFirst({ where: { chatId, kind: 'emergency' }, select: { status: true } })

test('the emergency texts of one host are written, and those of others leave', async () => {
  const annas = [await emergency(anna), await emergency(anna)]
  const brunos = await emergency(bruno)
  const ofAnna = async () =>
    (await Promise.all(annas.map(textOf))).map((text) => String(text?.status)).toSorted((a, b) => a.localeCompare(b))
  await whileAnnaHangs(
    () => sendEmergencyTexts(bruno.deps),
    async () => (await textOf(brunos))?.status === 'sent' && (await ofAnna()).join() === 'approved,sending',
  )
  expect(await ofAnna()).toEqual(['sent', 'sent'])
})

test('others are told of what they owe', async () => {
  const owe = async (of: SendBench) => {
    const { chatId } = await of.guestWrites()
    const at = new Date()
    const promise = { sentence: 'Le faccio sapere', promisedAt: at, dueAt: at, owedAt: at, messageId: randomUUID() }
    await of.inHost((tx) => tx.deferral.create({ data: { id: idOf(of), hostId: of.hostId, chatId, ...promise } }))
  }
  await owe(anna)
  await owe(bruno)
  await whileAnnaHangs(createTellOwedAnswers(bruno.deps), async () => sink.mails.length === 1)
})

/** A mailbox beside the one that mails leave by. */
async function stoppedMailbox(of: SendBench, data: object) {
  const { config } = await of.source(of.sourceId)
  const id = idOf(of)
  const mailbox = {
    id,
    hostId: of.hostId,
    type: 'email',
    identifier: `${id}@casa.test`,
    config: config as object,
  } as const
  await of.inHost((tx) => tx.messageSource.create({ data: { ...mailbox, ...data } }))
  return id
}

test('others are told of what has stopped', async () => {
  const stopped = {
    state: 'auth_error',
    fault: say({ code: 'mail_sign_in_refused' }),
    sendFault: say({ code: 'mail_sign_in_refused' }),
  }
  await stoppedMailbox(anna, stopped)
  await stoppedMailbox(bruno, stopped)
  await whileAnnaHangs(createTellSourceFaults(bruno.deps), async () => sink.mails.length === 1)
})

test('others are asked about drafts that wait', async () => {
  const wait = async (of: SendBench, minutesAgo: number) => {
    const storedAt = new Date(Date.now() - minutesAgo * 60_000)
    const draftId = await of.draft(await of.guestWrites(), 'pending')
    await of.inHost(async (tx) => {
      await messageRows(tx).update({ where: { id: draftId }, data: { storedAt } })
      await tx.appSettings.create({ data: { hostId: of.hostId, email: of.address } })
    })
  }
  await wait(anna, 9)
  await wait(bruno, 8)
  await bruno.withSwitches({ sendConfirmationEmail: true }, () =>
    whileAnnaHangs(createAskOwedConfirmations(bruno.deps), async () => sink.mails.length === 1),
  )
})

test('others’ sources that stopped are tried again', async () => {
  const sendFault = say({ code: 'certificate_expired', params: { server: 'mail.casa.test' } })
  const stop = async (of: SendBench, retryAt: Date) => {
    const data = { state: 'active', sendFault, retryAt, retrySince: new Date(Date.now() - 600_000) } as const
    await of.inHost((tx) => tx.messageSource.updateMany({ where: { id: of.sourceId }, data }))
  }
  await stop(anna, new Date(0))
  await stop(bruno, new Date(1))
  const isMended = async (of: SendBench) => (await of.source(of.sourceId)).sendFault === null
  await whileAnnaHangs(
    () => retryStopped(bruno.deps),
    () => isMended(bruno),
  )
  expect(await isMended(anna)).toBe(true)
})
