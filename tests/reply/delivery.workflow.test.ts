import { beforeAll, expect, inject, test } from 'vitest'
import { approve, undo, wake } from './commands.ts'
import type { ReplyWorld } from './reply-world.ts'
import { ScenarioRunner } from './scenario-runner.ts'

let runner: ScenarioRunner
beforeAll(async () => {
  runner = await ScenarioRunner.open(inject('timeSkippingServer'))
})

const kind = 'host_reply'
const approved = (world: ReplyWorld) => world.put(world.draftId, { kind, status: 'approved' })
const inWindow = (world: ReplyWorld, now: number) =>
  world.put(world.draftId, { kind, status: 'approved', undoUntil: new Date(now + 3_600_000).toISOString() })

test('a send without an answer ends as outcome_unknown and is not tried again', async () => {
  const { world, result } = await runner.run({
    name: 'outcome-unknown',
    world: { composed: 'scheduled', sending: 'unknown' },
  })
  expect(result).toMatchObject({ status: 'outcome_unknown' })
  expect(world.sent).toEqual([])
})

test('a server that is away for hours takes the reply when it is back', async () => {
  const { world, result } = await runner.run({ name: 'late', world: { composed: 'scheduled', sending: 'late' } })
  expect(world.sent).toEqual([world.draftId])
  expect(result).toMatchObject({ status: 'sent' })
})

test('a server that stays away ends as failed, after tries over hours', async () => {
  const { result } = await runner.run({ name: 'failed', world: { composed: 'scheduled', sending: 'failed' } })
  expect(result).toMatchObject({ status: 'failed' })
})

test('with sending switched off the reply is held', async () => {
  const { world, result } = await runner.run({ name: 'held', world: { composed: 'scheduled', sending: 'held' } })
  expect(result).toMatchObject({ status: 'held' })
  expect(world.sent).toEqual([])
})

test('what the host wrote is sent when its undo window ends', async () => {
  const { world, result } = await runner.run({ name: 'host-reply', of: 'host reply', prepare: inWindow })
  expect(world.sent).toEqual([world.draftId])
  expect(result).toEqual({ messageId: world.draftId, status: 'sent' })
})

test('what the host wrote is read by the queue where PostgreSQL does not answer at once', async () => {
  const world = { recordsFail: 2 }
  const { events } = await runner.run({ name: 'delivery-by-queue', of: 'host reply', prepare: inWindow, world })
  expect(events).toEqual(['start', 'readDelivery, local', 'readDelivery', 'timer', 'sendMessage', 'attributes'])
})

test('a repeated send has no undo window', async () => {
  const { world, events } = await runner.run({ name: 'resend', of: 'host reply', prepare: approved })
  expect(world.sent).toEqual([world.draftId])
  expect(events).not.toContain('timer')
})

test('what the host wrote can be taken back within its window', async () => {
  const { world } = await runner.run({
    name: 'host-reply-undone',
    of: 'host reply',
    prepare: inWindow,
    act: async (scenario) => {
      expect(await undo(scenario)).toBe(true)
    },
  })
  expect(world.sent).toEqual([])
})

test('an undo that comes after the claim is refused', async () => {
  const { world } = await runner.run({
    name: 'host-reply-undone-late',
    of: 'host reply',
    prepare: approved,
    act: async (scenario) => {
      const gate = scenario.world.gate('transmission')
      await gate.entered
      expect(await undo(scenario)).toBe(false)
      gate.open()
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('what waits for the host without a time is left to the decision', async () => {
  const { world, result } = await runner.run({
    name: 'waits-without-time',
    of: 'host reply',
    prepare: (at) => at.put(at.draftId, { kind: 'draft', status: 'pending' }),
    act: async (scenario) => {
      expect(await scenario.handle.result()).toMatchObject({ status: 'pending' })
      expect(await approve(scenario)).toBe(true)
    },
  })
  expect(world.sent).toEqual([world.draftId])
  expect(result).toMatchObject({ status: 'sent' })
})

test('a send again that is asked for while the run is about to end is not forgotten', async () => {
  const { world } = await runner.run({
    name: 'resent-at-the-end',
    of: 'host reply',
    prepare: (at) => at.put(at.draftId, { kind, status: 'failed' }),
    act: async (scenario) => {
      const gate = scenario.world.gate('readDelivery')
      await gate.entered
      Object.assign(scenario.world.draft, { status: 'approved', version: 2 })
      await wake(scenario)
      gate.open()
    },
  })
  expect(world.sent).toEqual([world.draftId])
})
