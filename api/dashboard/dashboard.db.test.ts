import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DashboardView } from '#api/contract/dashboard.ts'
import { runConformingApi } from '#tests/api/conforming-api.ts'
import { asOwner, closeOwner, givenChat, givenDraft, givenGuestMessage, givenSource } from '#tests/api/given.ts'
import { newHost } from '#tests/api/signed-in-host.ts'
import type { RunningApi } from '#tests/safety/running-api.ts'

let api: RunningApi

beforeAll(async () => {
  api = await runConformingApi()
})
afterAll(async () => {
  await api.close()
  await closeOwner()
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
  const automatic = await givenDraft(chat, sent)
  await asOwner().message.update({ where: { id: automatic.answersId ?? '' }, data: { createdAt: hoursAgo(1.5) } })
  const approved = [
    await givenDraft(chat, sent),
    await givenDraft(chat, { ...sent, text: 'Edited' }),
    await givenDraft(chat, sent),
  ]
  for (const { id, answersId } of approved) {
    await asOwner().auditEvent.create({
      data: { hostId: anna.id, actor: anna.kcSub, action: 'draft.approve', subject: id },
    })
    await asOwner().message.update({ where: { id: answersId ?? '' }, data: { createdAt: hoursAgo(1.5) } })
  }
  const figures = (await anna.call('/dashboard')).body as DashboardView
  expect(figures.activeChats).toMatchObject({ value: 2, delta: 1 })
  expect(figures.activeProperties).toMatchObject({ value: 2, delta: 1 })
  expect(figures.toApprove).toMatchObject({ value: 1, delta: 1 })
  expect(figures.automationShare).toMatchObject({ value: 25, delta: null })
  expect(figures.aiEfficiency).toMatchObject({ value: 67, delta: null })
  expect(figures.meanResponseMinutes).toMatchObject({ value: 30, delta: null })
  expect(figures.satisfaction).toMatchObject({ value: 9, delta: null })
  expect(figures.activeChats.days).toEqual([0, 0, 0, 0, 1, 1, 2])

  const theirs = (await bruno.call('/dashboard')).body as DashboardView
  expect(theirs.activeChats).toMatchObject({ value: 0, delta: 0 })
  expect(theirs.automationShare.value).toBeNull()
})
