import { beforeAll, expect, inject, test } from 'vitest'
import { approve, undo, wake } from './commands.ts'
import type { ReplyWorld } from './reply-world.ts'
import { Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open(inject('timeSkippingServer'))
})

const kind = 'host_reply'
const approved = (world: ReplyWorld) => world.put(world.draftId, { kind, status: 'approved' })
const inWindow = (world: ReplyWorld, now: number) =>
  world.put(world.draftId, { kind, status: 'approved', undoUntil: new Date(now + 3_600_000).toISOString() })

test('a send without an answer ends as outcome_unknown and is not tried again', async () => {
  const { world, result } = await stage.play({
    name: 'outcome-unknown',
    world: { composed: 'scheduled', sending: 'unknown' },
  })
  expect(result).toMatchObject({ status: 'outcome_unknown' })
  expect(world.sent).toEqual([])
})

test('a server that stays away ends as failed, after tries over many minutes', async () => {
  const { result } = await stage.play({ name: 'failed', world: { composed: 'scheduled', sending: 'failed' } })
  expect(result).toMatchObject({ status: 'failed' })
})

test('with sending switched off the reply is held', async () => {
  const { world, result } = await stage.play({ name: 'held', world: { composed: 'scheduled', sending: 'held' } })
  expect(result).toMatchObject({ status: 'held' })
  expect(world.sent).toEqual([])
})

test('what the host wrote is sent when its undo window ends', async () => {
  const { world, result } = await stage.play({ name: 'host-reply', of: 'host reply', prepare: inWindow })
  expect(world.sent).toEqual([world.draftId])
  expect(result).toEqual({ messageId: world.draftId, status: 'sent' })
})

test('a repeated send has no undo window', async () => {
  const { world, events } = await stage.play({ name: 'resend', of: 'host reply', prepare: approved })
  expect(world.sent).toEqual([world.draftId])
  expect(events).not.toContain('timer')
})

test('what the host wrote can be taken back within its window', async () => {
  const { world } = await stage.play({
    name: 'host-reply-undone',
    of: 'host reply',
    prepare: inWindow,
    act: async (scene) => {
      expect(await undo(scene)).toBe(true)
    },
  })
  expect(world.sent).toEqual([])
})

test('an undo that comes after the claim is refused', async () => {
  const { world } = await stage.play({
    name: 'host-reply-undone-late',
    of: 'host reply',
    prepare: approved,
    act: async (scene) => {
      const gate = scene.world.gate('transmission')
      await gate.entered
      expect(await undo(scene)).toBe(false)
      gate.open()
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('what waits for the host without a time is left to the decision', async () => {
  const { world, result } = await stage.play({
    name: 'waits-without-time',
    of: 'host reply',
    prepare: (at) => at.put(at.draftId, { kind: 'draft', status: 'pending' }),
    act: async (scene) => {
      expect(await scene.handle.result()).toMatchObject({ status: 'pending' })
      expect(await approve(scene)).toBe(true)
    },
  })
  expect(world.sent).toEqual([world.draftId])
  expect(result).toMatchObject({ status: 'sent' })
})

test('a send again that is asked for while the run is about to end is not forgotten', async () => {
  const { world } = await stage.play({
    name: 'resent-at-the-end',
    of: 'host reply',
    prepare: (at) => at.put(at.draftId, { kind, status: 'failed' }),
    act: async (scene) => {
      const gate = scene.world.gate('readDelivery')
      await gate.entered
      Object.assign(scene.world.draft, { status: 'approved', version: 2 })
      await wake(scene)
      gate.open()
    },
  })
  expect(world.sent).toEqual([world.draftId])
})
