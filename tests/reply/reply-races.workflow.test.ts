import { beforeAll, expect, inject, test } from 'vitest'
import { approve, discard, overtake, undo, untilShown, wake } from './commands.ts'
import { ScenarioRunner } from './scenario-runner.ts'

let runner: ScenarioRunner
beforeAll(async () => {
  runner = await ScenarioRunner.open(inject('timeSkippingServer'))
})

const MINUTE = 60_000

test('at the deadline the fallback goes out, and the draft does not', async () => {
  const { world, result, events } = await runner.run({ name: 'fallback' })
  expect(world.sent).toEqual([world.fallbackId])
  expect(world.draft.status).toBe('fallback_sent')
  expect(result).toEqual({ messageId: world.fallbackId, status: 'fallback_sent' })
  expect(events.slice(4)).toEqual(['openFallback, local', 'sendMessage', 'attributes'])
})

test('a fallback that finds no PostgreSQL at the deadline goes out by the queue', async () => {
  const { world, events } = await runner.run({ name: 'fallback-by-queue', world: { recordsFail: 2 } })
  expect(world.sent).toEqual([world.fallbackId])
  expect(events.slice(4)).toEqual(['openFallback, local', 'openFallback', 'sendMessage', 'attributes'])
})

test('a fallback that is taken back leaves the draft waiting once more', async () => {
  const { world, result } = await runner.run({
    name: 'fallback-undone',
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      const gate = scenario.world.gate('sendMessage')
      await scenario.env.sleep(15 * MINUTE)
      await gate.entered
      expect(await undo(scenario)).toBe(true)
      gate.open()
      await untilShown(scenario, 'pending')
      await discard(scenario)
    },
  })
  expect(world.sent).toEqual([])
  expect(result).toMatchObject({ status: 'discarded' })
})

test('a newer message within the settle time leaves the older one without a draft, and does not wait for it', async () => {
  const { world, result, events } = await runner.run({
    name: 'superseded-settling',
    settleMs: 60 * MINUTE,
    act: async (scenario) => {
      await overtake(scenario)
    },
  })
  expect(world.rows.size).toBe(0)
  expect(result).toEqual({ messageId: null, status: 'superseded' })
  expect(events.filter((event) => event === 'composeReply')).toHaveLength(1)
})

test('a draft that is approved while the model still writes leaves when its window is over, and waits for no model', async () => {
  const { world, result, events } = await runner.run({
    name: 'approved-while-improved',
    world: { improves: true },
    act: async (scenario) => {
      const gate = scenario.world.gate('model')
      await gate.entered
      expect(await approve(scenario)).toBe(true)
      await scenario.env.sleep(10_000)
      await expect(scenario.handle.result()).resolves.toMatchObject({ status: 'sent' })
      gate.open()
    },
  })
  expect(world.sent).toEqual([world.draftId])
  expect(result).toMatchObject({ status: 'sent' })
  expect(events.filter((event) => event === 'composeReply')).toHaveLength(1)
})

test('a host who only begins to work on a draft that the model writes anew stops nothing', async () => {
  const { world, events } = await runner.run({
    name: 'woken-while-improved',
    world: { improves: true },
    act: async (scenario) => {
      const gate = scenario.world.gate('model')
      await gate.entered
      await wake(scenario)
      gate.open()
      await untilShown(scenario, 'pending')
      await discard(scenario)
    },
  })
  expect(world.draft.status).toBe('discarded')
  expect(events.filter((event) => event === 'composeReply')).toHaveLength(1)
})

test('a newer message while the AI drafts stops the drafting', async () => {
  const { world, result } = await runner.run({
    name: 'superseded-drafting',
    act: async (scenario) => {
      const gate = scenario.world.gate('composeReply')
      await gate.entered
      await overtake(scenario)
      await expect(scenario.handle.result()).resolves.toMatchObject({ status: 'superseded' })
      gate.open()
    },
  })
  expect(result).toMatchObject({ status: 'superseded' })
  expect(world.sent).toEqual([])
})

test('being woken for nothing while drafting loses no reply', async () => {
  const { world } = await runner.run({
    name: 'woken-drafting',
    world: { composed: 'scheduled' },
    act: async (scenario) => {
      const gate = scenario.world.gate('composeReply')
      await gate.entered
      await wake(scenario)
      gate.open()
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('a newer message supersedes a draft that waits', async () => {
  const { world, result } = await runner.run({
    name: 'superseded-waiting',
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      await overtake(scenario)
    },
  })
  expect(result).toMatchObject({ status: 'superseded' })
  expect(world.sent).toEqual([])
})

test('a newer message takes back what was to go out by itself', async () => {
  const { world } = await runner.run({
    name: 'superseded-scheduled',
    world: { composed: 'scheduled', undoSeconds: 60 },
    act: async (scenario) => {
      await scenario.world.until('scheduled')
      await overtake(scenario)
    },
  })
  expect(world.sent).toEqual([])
})

test('a newer message does not take back what the host approved', async () => {
  const { world } = await runner.run({
    name: 'approved-overtaken',
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      await approve(scenario)
      await overtake(scenario)
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('an approval that PostgreSQL took before the fallback wins at the deadline', async () => {
  const { world } = await runner.run({
    name: 'approved-at-deadline',
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      const gate = scenario.world.gate('openFallback')
      await scenario.env.sleep(15 * MINUTE - 1000)
      await gate.entered
      expect(await approve(scenario)).toBe(true)
      gate.open()
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('an approval that nobody was told of stops the fallback all the same', async () => {
  const { world } = await runner.run({
    name: 'approved-untold',
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      expect(await scenario.world.decide('approve')).toBe(true)
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('a deadline that PostgreSQL has moved is waited for', async () => {
  const { world, result } = await runner.run({
    name: 'deadline-moved',
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      const later = Date.parse(scenario.world.draft.deadlineAt ?? '') + 60 * MINUTE
      Object.assign(scenario.world.draft, { deadlineAt: new Date(later).toISOString() })
      await scenario.env.sleep(30 * MINUTE)
      expect(scenario.world.draft.status).toBe('pending')
    },
  })
  expect(world.sent).toEqual([world.fallbackId])
  expect(result).toMatchObject({ status: 'fallback_sent' })
})

test('an approval that comes after the fallback was claimed is refused', async () => {
  const { world } = await runner.run({
    name: 'deadline-before-approval',
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      const gate = scenario.world.gate('transmission')
      await scenario.env.sleep(15 * MINUTE - 1000)
      await gate.entered
      expect(await approve(scenario)).toBe(false)
      expect(await discard(scenario)).toBe(false)
      gate.open()
    },
  })
  expect(world.sent).toEqual([world.fallbackId])
})

test('a discard that comes when the undo window has ended decides, as long as nothing was claimed', async () => {
  const { world } = await runner.run({
    name: 'discarded-before-claim',
    world: { composed: 'scheduled', undoSeconds: 1 },
    act: async (scenario) => {
      const gate = scenario.world.gate('sendMessage')
      await gate.entered
      expect(await discard(scenario)).toBe(true)
      gate.open()
    },
  })
  expect(world.sent).toEqual([])
})

test('a discard that comes after the claim is refused, and the message goes out once', async () => {
  const { world } = await runner.run({
    name: 'claim-before-discard',
    world: { composed: 'scheduled', undoSeconds: 1 },
    act: async (scenario) => {
      const gate = scenario.world.gate('transmission')
      await gate.entered
      expect(await discard(scenario)).toBe(false)
      gate.open()
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('a discard that is taken back while its run is about to end leaves the draft with a run', async () => {
  const { world } = await runner.run({
    name: 'undone-at-the-end',
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      const gate = scenario.world.gate('readReply')
      await discard(scenario)
      await gate.entered
      expect(await undo(scenario)).toBe(true)
      gate.open()
    },
  })
  expect(world.draft.status).toBe('fallback_sent')
  expect(world.sent).toEqual([world.fallbackId])
})
