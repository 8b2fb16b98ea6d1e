import { afterAll, beforeAll, expect, test } from 'vitest'
import { runConformingApi } from '#tests/api/conforming-api.ts'
import { asOwner, givenChat, givenDraft, givenGuestMessage, givenSource } from '#tests/api/given.ts'
import { newHost } from '#tests/api/signed-in-host.ts'
import type { RunningApi } from '#tests/safety/running-api.ts'

let api: RunningApi

beforeAll(async () => {
  api = await runConformingApi()
})
afterAll(async () => {
  await api.close()
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('the figures are counted from what happened, and from this host’s only', async () => {
  const anna = await newHost(api)
  const bruno = await newHost(api)
  const sourceId = (await givenSource(anna)).id
  await asOwner().property.createMany({
    data: [
      { hostId: anna.id, name: 'Old', createdAt: hoursAgo(100) },
      { hostId: anna.id, name: 'New' },
    ],
  })
  const chat = await givenChat(anna, { sourceId, createdAt: hoursAgo(60) })
  await givenChat(anna, { sourceId })
  await givenDraft(chat)
  await givenGuestMessage(chat, { rating: 9 })
  const sent = { status: 'sent', createdAt: hoursAgo(1), settledAt: hoursAgo(1) } as const
  const approved = { ...sent, approvedAt: hoursAgo(1) }
  for (const reply of [sent, approved, { ...approved, text: 'Edited' }, approved]) {
    await givenDraft(chat, reply, { createdAt: hoursAgo(1.5) })
  }
  const figures = await anna.ask('readDashboard', {})
  expect(figures.activeChats).toMatchObject({ value: 2, delta: 1 })
  expect(figures.activeProperties).toMatchObject({ value: 2, delta: 1 })
  expect(figures.toApprove).toMatchObject({ value: 1, delta: 1 })
  expect(figures.automationShare).toMatchObject({ value: 25, delta: null })
  expect(figures.aiEfficiency).toMatchObject({ value: 67, delta: null })
  expect(figures.meanResponseMinutes).toMatchObject({ value: 30, delta: null })
  expect(figures.satisfaction).toMatchObject({ value: 9, delta: null })
  expect(figures.activeChats.days).toEqual([0, 0, 0, 0, 1, 1, 2])

  const theirs = await bruno.ask('readDashboard', {})
  expect(theirs.activeChats).toMatchObject({ value: 0, delta: 0 })
  expect(theirs.automationShare.value).toBeNull()
})

test('a month of fifty homes, replies of the host’s own and many approvals, is answered', async () => {
  const carla = await newHost(api)
  const { id: sourceId } = await givenSource(carla)
  const many = { hostId: carla.id, sourceId, replies: 3_000 }
  await asOwner().$executeRaw`
    insert into chat (host_id, source_id, channel, thread_key)
    select ${many.hostId}::uuid, ${many.sourceId}::uuid, 'email', n::text from generate_series(1, 100) n`
  await asOwner().$executeRaw`
    insert into message (host_id, chat_id, source_id, kind, status, seq, text, created_at)
    select ${many.hostId}::uuid, c.id, c.source_id, k.kind::message_kind, k.status::message_status, 2 * n + k.later, 'Ciao',
      now() - interval '1 hour' * n + interval '10 minutes' * k.later
    from chat c, generate_series(1, ${many.replies / 100}::int) n,
      (values ('guest', 'received', 0), ('host_reply', 'sent', 1)) k (kind, status, later)
    where c.host_id = ${many.hostId}::uuid`
  await asOwner().$executeRaw`
    insert into audit_event (host_id, actor, action, subject)
    select host_id, 'carla', 'draft.approve', id::text from message where host_id = ${many.hostId}::uuid`
  expect((await carla.ask('readDashboard', {})).meanResponseMinutes.value).toBe(10)
})
