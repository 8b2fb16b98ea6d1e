import { beforeAll, expect, inject, test } from 'vitest'
import { approve, discard, undo, untilShown, wake } from './commands.ts'
import { ScenarioRunner } from './scenario-runner.ts'

let runner: ScenarioRunner
beforeAll(async () => {
  runner = await ScenarioRunner.open(inject('timeSkippingServer'))
})

test('a draft above the threshold goes out by itself when the undo window ends', async () => {
  const { world, result, events } = await runner.run({ name: 'automatic', world: { composed: 'scheduled' } })
  expect(world.sent).toEqual([world.draftId])
  expect(result).toEqual({ messageId: world.draftId, status: 'sent' })
  expect(events).toEqual(['start', 'composeReply', 'timer', 'sendMessage', 'attributes'])
})

test('what may not leave by itself after all waits for the host, who is asked by mail, and leaves with their yes', async () => {
  const { world, events } = await runner.run({
    name: 'waits-instead',
    world: { composed: 'scheduled', sending: 'waits', told: true },
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      expect(scenario.world.sent).toEqual([])
      expect(await approve(scenario)).toBe(true)
    },
  })
  expect(world.asked).toEqual([world.draftId])
  expect(world.sent).toEqual([world.draftId])
  expect(events.filter((event) => event === 'sendMessage')).toHaveLength(2)
})

test('an approved draft goes out once, after the undo window, at nine billable actions', async () => {
  const { world, events } = await runner.run({
    name: 'approved',
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      expect(await approve(scenario)).toBe(true)
      expect(scenario.world.sent).toEqual([])
    },
  })
  expect(world.sent).toEqual([world.draftId])
  const untilItWaits = ['start', 'composeReply', 'attributes', 'timer']
  expect(events).toEqual([...untilItWaits, 'signal', 'readReply, local', 'timer', 'sendMessage', 'attributes'])
})

test('where PostgreSQL does not answer within the workflow task, the queue asks until it does', async () => {
  const { world, events } = await runner.run({
    name: 'read-by-queue',
    world: { recordsFail: 2 },
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      await approve(scenario)
    },
  })
  expect(world.sent).toEqual([world.draftId])
  expect(events.filter((event) => event.startsWith('readReply'))).toEqual(['readReply, local', 'readReply'])
})

test('an edited draft goes out in the wording of the host', async () => {
  const { world } = await runner.run({
    name: 'edited',
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      await approve(scenario, 'wording-1')
      expect(await approve(scenario, 'wording-2')).toBe(false)
    },
  })
  expect(world.draft).toMatchObject({ status: 'sent', text: 'wording-1' })
})

test('a discarded draft is never sent', async () => {
  const { world, result } = await runner.run({
    name: 'discarded',
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      expect(await discard(scenario)).toBe(true)
    },
  })
  expect(world.sent).toEqual([])
  expect(result).toMatchObject({ status: 'discarded' })
})

test('a draft on its way out by itself can still be discarded', async () => {
  const { world } = await runner.run({
    name: 'scheduled-discarded',
    world: { composed: 'scheduled', undoSeconds: 60 },
    act: async (scenario) => {
      await scenario.world.until('scheduled')
      expect(await discard(scenario)).toBe(true)
    },
  })
  expect(world.sent).toEqual([])
})

test('an undo returns an approved draft to the host with its old deadline', async () => {
  const { world } = await runner.run({
    name: 'undone',
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      const { deadlineAt } = scenario.world.draft
      await approve(scenario)
      expect(await undo(scenario)).toBe(true)
      expect(scenario.world.draft).toMatchObject({ status: 'pending', deadlineAt })
      expect(scenario.world.sent).toEqual([])
      await discard(scenario)
    },
  })
  expect(world.sent).toEqual([])
})

test('a discarded draft that is taken back waits again, in a run of its own', async () => {
  const { world, result } = await runner.run({
    name: 'discard-undone',
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      await discard(scenario)
      expect(await scenario.handle.result()).toMatchObject({ status: 'discarded' })
      expect(await undo(scenario)).toBe(true)
    },
  })
  expect(world.sent).toEqual([world.fallbackId])
  expect(result).toMatchObject({ status: 'fallback_sent' })
})

test('the AI that finds nothing to answer ends the matter', async () => {
  const { world, result } = await runner.run({ name: 'no-reply-needed', world: { composed: 'no_reply_needed' } })
  expect(result).toMatchObject({ status: 'no_reply_needed' })
  expect(world.sent).toEqual([])
})

test('a drafter that fails for good leaves an empty draft that waits for the host', async () => {
  const { world } = await runner.run({
    name: 'drafting-failed',
    world: { composed: 'fails' },
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      await approve(scenario, 'in my own words')
    },
  })
  expect(world.draft).toMatchObject({ status: 'sent', text: 'in my own words' })
})

test('being woken for nothing changes nothing', async () => {
  const { world, result, events } = await runner.run({
    name: 'woken-for-nothing',
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      await wake(scenario)
      await expect.poll(() => scenario.world.looks).toBe(1)
      await wake(scenario)
    },
  })
  expect(events.filter((event) => event === 'attributes')).toHaveLength(2)
  expect(result).toMatchObject({ status: 'fallback_sent' })
  expect(world.sent).toEqual([world.fallbackId])
})

test('a draft without a deadline waits for the host alone', async () => {
  const { world, events } = await runner.run({
    name: 'no-deadline',
    prepare: (at) => at.put(at.draftId, { status: 'pending', deadlineAt: null }),
    act: async (scenario) => {
      await scenario.env.sleep('3 days')
      await approve(scenario)
    },
  })
  expect(world.sent).toEqual([world.draftId])
  expect(events.join()).not.toContain('openFallback')
})

test('a run that begins where nothing is owed ends at once', async () => {
  const { world, events } = await runner.run({
    name: 'nothing-owed',
    prepare: (at) => at.put(at.draftId, { status: 'sent' }),
    act: async (scenario) => {
      await scenario.handle.result()
      await wake(scenario)
    },
  })
  expect(world.sent).toEqual([])
  expect(events).toEqual(['start', 'signal', 'composeReply', 'attributes'])
})

test('a run that begins on an approved draft, as after a loss of Temporal’s store, sends it once', async () => {
  const { world } = await runner.run({
    name: 'resumed',
    prepare: (at, now) =>
      at.put(at.draftId, { status: 'approved', undoUntil: new Date(now + 60_000).toISOString(), version: 4 }),
  })
  expect(world.sent).toEqual([world.draftId])
})

test('n8n being away is in nobody’s way, and the host is asked about a draft that waits', async () => {
  const { world, result } = await runner.run({ name: 'told', world: { told: true } })
  expect(world.story).toEqual(['announced', 'begun'])
  expect(world.announced).toHaveLength(1)
  expect(world.asked).toEqual([world.draftId])
  expect(result).toMatchObject({ status: 'fallback_sent' })
})

test('n8n that never answers delays a draft by seconds, and is told first all the same', async () => {
  const { world } = await runner.run({
    name: 'told-by-hanging-n8n',
    world: { told: true },
    act: async (scenario) => {
      const gate = scenario.world.gate('announceNewMessage')
      await gate.entered
      expect(scenario.world.story).toEqual(['announced'])
      await scenario.env.sleep('6 seconds')
      await untilShown(scenario, 'pending')
      gate.open()
      await discard(scenario)
    },
  })
  expect(world.story).toEqual(['announced', 'begun'])
})

test('where nobody wants to be told, nobody is asked to tell', async () => {
  const { world } = await runner.run({ name: 'told-nobody' })
  expect([...world.announced, ...world.asked]).toEqual([])
})

test('a draft without a deadline waits for the host without a timer, however long', async () => {
  const { world, events } = await runner.run({
    name: 'without-deadline',
    prepare: (world) => world.put(world.draftId, { status: 'pending', deadlineAt: null }),
    act: async (scenario) => {
      await scenario.env.sleep('2 days')
      expect(await approve(scenario)).toBe(true)
    },
  })
  expect(world.sent).toEqual([world.draftId])
  expect(events.filter((event) => event === 'timer')).toHaveLength(1)
})
