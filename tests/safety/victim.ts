import { randomBytes, randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { Prisma } from '#prisma/client.ts'
import { asOwner, givenChat, givenDraft, givenGuestMessage, givenSource } from '#tests/api/given.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'

/** In every text of the victim, so that any of it is found anywhere. */
export const VICTIM_WORD = 'vittima-riservata'

export type Victim = { hostId: string; ids: Record<string, string> }

const DRAFT_STATES: MessageStatus[] = [
  'pending',
  'scheduled',
  'approved',
  'sent',
  'outcome_unknown',
  'failed',
  'held',
  'discarded',
]

/** A host with a row in every table that belongs to hosts, and a message in every state that a call could act on. */
export async function givenVictim(): Promise<Victim> {
  const db = asOwner()
  const word = VICTIM_WORD
  const host = await db.host.create({ data: { kcSub: randomUUID(), email: `${word}@locanda.test`, name: word } })
  const hostId = host.id
  await db.appSettings.create({ data: { hostId, email: `${word}@locanda.test` } })
  await db.aiSettings.create({ data: { hostId, systemPrompt: word } })
  const property = await db.property.create({ data: { hostId, name: word, address: word } })
  await db.propertyExtra.create({
    data: { hostId, propertyId: property.id, position: 0, key: 'Welcome Note', value: word },
  })
  const secret = await db.propertySecret.create({
    data: { hostId, propertyId: property.id, name: 'door_code', kind: 'door_code', value: word },
  })
  const fact = await db.propertyFact.create({
    data: {
      ...{ hostId, propertyId: property.id, position: 0, key: 'other.text', value: { kind: 'text', text: word } },
      found: { sentence: word, source: { kind: 'host', name: word } },
    },
  })
  const source = await givenSource(host, { name: word, identifier: `${word}@mail.test`, type: 'email' })
  const gmail = await givenSource(host, { name: word, identifier: `${word}@gmail.test`, type: 'gmail' })
  const whatsapp = await givenSource(host, { name: word, identifier: word, type: 'whatsapp' })
  const ofSource = { hostId, sourceId: source.id }
  await db.sourceSecret.create({ data: { ...ofSource, name: 'pass', keyId: 'k1', sealed: randomBytes(40) } })
  await db.mailboxCursor.create({ data: { ...ofSource, folder: word, uidValidity: '1', lastUid: 1n } })
  await db.mailAtSource.create({ data: { ...ofSource, place: word, outcome: 'stored' } })
  await db.numberPace.create({ data: { ...ofSource, nextAt: new Date(0) } })
  await db.googleWatch.create({ data: { ...ofSource, askedFor: word, nextAt: new Date(0) } })
  await db.seenUidl.create({ data: { ...ofSource, uidl: word } })
  await db.refusedMail.create({
    data: { ...ofSource, uidl: word, tries: 1, firstAt: new Date(0), nextAt: new Date(0) },
  })
  await db.webhookEvent.create({ data: { ...ofSource, body: { word } } })
  const more = {
    sourceId: source.id,
    propertyId: property.id,
    title: word,
    sender: word,
    subject: word,
    lastMessageText: word,
  }
  const chat = await givenChat(host, { ...more, unreadCount: 3 })
  await db.threadRef.create({ data: { ...ofSource, rfcMessageId: word, chatId: chat.id } })
  await db.owedSecret.create({ data: { hostId, chatId: chat.id, name: 'door_code' } })
  const guest = await givenGuestMessage(chat, { text: word })
  const merged = { fromId: randomUUID(), intoId: chat.id, messageId: guest.id, mergedAt: new Date() }
  await db.mergedChat.create({ data: { hostId, ...merged } })
  const stub = await givenGuestMessage(chat, { status: 'unreadable', text: word, raw: Buffer.from(word) })
  await db.messageOriginal.create({ data: { hostId, messageId: guest.id, file: gzipSync(word), isWhole: true } })
  await db.fileContent.create({ data: { hostId, sha256: word, content: Buffer.from(word) } })
  const file = await db.messageFile.create({
    data: {
      ...{ hostId, messageId: guest.id, position: 0, name: word, mediaType: 'text/plain', bytes: word.length },
      sha256: word,
    },
  })
  await db.$executeRaw`insert into message_words (host_id, message_id, chat_id, written_at, words)
    values (${hostId}::uuid, ${guest.id}::uuid, ${chat.id}::uuid, now(), array_to_tsvector(array[${word}]))`
  await db.unansweredMessage.create({ data: { hostId, messageId: guest.id } })
  await db.outboxEvent.create({
    data: {
      ...{ hostId, receiver: 'n8n', kind: 'new_message', messageId: guest.id, eventId: `new_message-${guest.id}` },
      ...{ nextAt: new Date(), giveUpAt: new Date(), state: 'delivered', settledAt: new Date() },
    },
  })
  await db.outboxEvent.create({
    data: {
      ...{
        hostId,
        receiver: 'n8n',
        kind: 'ai',
        messageId: guest.id,
        eventId: `ai-${guest.id}-2`,
        answeredAt: new Date(),
      },
      ...{ nextAt: new Date(), giveUpAt: new Date(), state: 'delivered', settledAt: new Date() },
      answer: { create: { digest: word, answer: { reply: word } } },
    },
  })
  const emergency = await db.emergency.create({
    data: { hostId, chatId: chat.id, messageId: guest.id, kinds: ['fire'], endedAt: new Date(), endedAs: 'over' },
  })
  await db.emergencyCall.create({ data: { hostId, emergencyId: emergency.id, way: 'screen' } })
  await db.pushSettings.create({ data: { hostId } })
  const device = await db.pushDevice.create({
    data: {
      ...{ hostId, fingerprint: word, name: word, server: word, keyId: 'k1', sealed: randomBytes(40) },
      ...{ createdAt: new Date(), seenAt: new Date() },
    },
  })
  await db.pushSend.create({
    data: {
      ...{ hostId, deviceId: device.id, chatId: chat.id, kind: 'draft_ready', aboutId: guest.id, eventKey: word },
      ...{ state: 'delivered', nextAt: new Date(), createdAt: new Date(), settledAt: new Date() },
    },
  })
  const view = await db.savedView.create({ data: { hostId, name: word, propertyId: property.id } })
  const snippet = await db.snippet.create({ data: { hostId, name: word, text: word, propertyId: property.id } })
  const deferral = await db.deferral.create({
    data: {
      ...{ hostId, chatId: chat.id, messageId: randomUUID(), sentence: word, questions: [{ text: word, topics: [] }] },
      ...{ promisedAt: new Date(0), dueAt: new Date(0), settledAt: new Date(), settledAs: 'by_host' },
    },
  })
  await db.unsentText.create({
    data: { hostId, id: chat.id, chatId: chat.id, text: word, writer: word, writtenAt: new Date(0) },
  })
  const unsent = await db.unsentFile.create({
    data: {
      ...{ id: randomUUID(), hostId, chatId: chat.id, placeId: chat.id, name: word, mediaType: 'text/plain' },
      ...{ bytes: word.length, sha256: word, uploadedAt: new Date(0) },
    },
  })
  const uploading = { hostId, id: randomUUID(), chatId: chat.id, placeId: chat.id, seenAt: new Date(0) }
  await db.unsentUpload.create({ data: uploading })
  const drafts: Record<string, string> = {}
  const reasons = [{ code: 'legacy', params: { text: word } }]
  for (const status of DRAFT_STATES) {
    const undoUntil = new Date(Date.now() + 3_600_000)
    drafts[status] = (await givenDraft(chat, { status, text: word, aiText: word, reasons, undoUntil })).id
  }
  const pending = drafts.pending ?? ''
  const decidedAt = new Date()
  await db.draftDecision.create({
    data: { hostId, messageId: pending, topics: [word], outcome: 'unchanged', decidedAt },
  })
  await db.autonomyRung.create({ data: { hostId, propertyId: property.id, topic: word } })
  await db.unknownTopic.create({
    data: { hostId, propertyId: property.id, messageId: pending, topic: word, askedAt: decidedAt },
  })
  const proposal = await db.factProposal.create({
    data: { hostId, propertyId: property.id, messageId: pending, sentence: word, facts: [] },
  })
  await db.calibration.create({ data: { hostId, curve: [], bins: [], report: { word }, fittedAt: decidedAt } })
  const replay = await db.replay.create({ data: { hostId, since: new Date(0), state: 'done', endedAt: decidedAt } })
  await db.replayCase.create({
    data: {
      ...{ hostId, replayId: replay.id, position: 0, chatId: chat.id, guestMessageId: guest.id, text: word },
      ...{ askedAt: new Date(0), doneAt: decidedAt, action: 'send', verdict: 'same', unknown: [word] },
    },
  })
  await db.hostNotice.create({
    data: { hostId, rfcMessageId: `<${hostId}>`, key: word, recipient: word, sender: word, sentAt: decidedAt },
  })
  await db.addressFault.create({ data: { hostId, address: word, fault: { word }, returnedAt: decidedAt } })
  const steps = [{ step: 'name', state: 'passed', fault: null, mend: null }]
  const trial = await db.trial.create({ data: { hostId, propertyId: property.id, question: word } })
  const check = await db.mailboxCheck.create({ data: { hostId, steps, endedAt: decidedAt } })
  const wording = await db.draftWording.create({ data: { hostId, messageId: pending, text: word } })
  const delivery = await db.delivery.create({
    data: { hostId, messageId: drafts.sent ?? '', chatId: chat.id, sendKey: randomUUID(), recipient: word },
  })
  await db.idempotencyKey.create({
    data: { hostId, key: word, requestHash: word, body: { text: word } },
  })
  await db.auditEvent.create({ data: { hostId, actor: host.kcSub, action: 'victim', subject: word } })
  const week = { hostId, week: new Date(0), propertyId: property.id, channel: word, kind: 'guest', many: 0 } as const
  await db.weekFigure.create({ data: { ...week, topic: word, wait: -1 } })
  await db.figure.create({ data: { hostId, kind: 'chat', hour: new Date(0), many: 0, total: 0 } })
  await db.trouble.create({ data: { hostId, kind: 'send_failed', subjectId: delivery.messageId } })
  await db.alert.create({ data: { hostId, beganAt: new Date(0), endedAt: new Date(0), counts: {}, hosts: 1 } })
  const ids = {
    host: hostId,
    property: property.id,
    secret: secret.id,
    fact: fact.id,
    source: source.id,
    gmail: gmail.id,
    whatsapp: whatsapp.id,
    chat: chat.id,
    guest: guest.id,
    stub: stub.id,
    file: file.id,
    unsent: unsent.id,
    wording: wording.id,
    delivery: delivery.id,
    emergency: emergency.id,
    proposal: proposal.id,
    deferral: deferral.id,
    view: view.id,
    snippet: snippet.id,
    device: device.id,
    replay: replay.id,
    check: check.id,
    trial: trial.id,
    ...drafts,
  }
  return { hostId, ids }
}

/** Names of the tables that belong to hosts, from the catalog: a new one is in the list without anybody thinking of it. */
export async function hostTables(): Promise<string[]> {
  const rows = await asOwner().$queryRaw<{ name: string }[]>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'host_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`
  return rows.map(({ name }) => name)
}

/** Everything that the database holds of a host, by table, as text that can be compared. */
export async function everythingOf(hostId: string): Promise<Record<string, string>> {
  const snapshot: Record<string, string> = {}
  for (const table of await hostTables()) {
    const [row] = await asOwner().$queryRaw<{ rows: string | null }[]>`
      select string_agg(t::text, ${'\n'} order by t::text) as rows from ${Prisma.raw(`"${table}"`)} t
      where host_id = ${hostId}::uuid`
    snapshot[table] = row?.rows ?? ''
  }
  return snapshot
}
