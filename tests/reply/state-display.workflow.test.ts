import { beforeAll, expect, inject, test } from 'vitest'
import { approve, discard, shownBy, undo, untilShown, wake } from './commands.ts'
import { ScenarioRunner } from './scenario-runner.ts'

const PATIENCE = { timeout: 30_000 }
let runner: ScenarioRunner
beforeAll(async () => {
  runner = await ScenarioRunner.open(inject('timeSkippingServer'))
})

test('a draft that comes back as it was is shown once, and its host is asked once', async () => {
  const { world, events } = await runner.run({
    name: 'shown-once',
    world: { told: true },
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      await expect.poll(() => scenario.world.asked.length, PATIENCE).toBe(1)
      for (const _ of [1, 2]) {
        const before = scenario.world.looks
        const gate = scenario.world.gate('readReply')
        await approve(scenario)
        await undo(scenario)
        gate.open()
        await expect.poll(() => scenario.world.looks, PATIENCE).toBeGreaterThan(before)
      }
      await discard(scenario)
    },
  })
  expect(world.asked).toEqual([world.draftId])
  expect(events.filter((event) => event === 'attributes')).toHaveLength(2)
})

test('a run that has ended shows no deadline any more', async () => {
  await runner.run({
    name: 'deadline-cleared',
    act: async (scenario) => {
      await untilShown(scenario, 'pending')
      await discard(scenario)
      await scenario.handle.result()
      expect(await shownBy(scenario.handle)).toMatchObject([
        { state: 'pending', deadline: expect.any(String) },
        { state: 'discarded', deadline: null },
      ])
    },
  })
})

test('a property that becomes known while a draft waits is shown', async () => {
  await runner.run({
    name: 'property-shown',
    act: async (scenario) => {
      await expect.poll(() => shownBy(scenario.handle), PATIENCE).toHaveLength(1)
      scenario.world.property = 'Villa Olmo'
      await wake(scenario)
      await expect.poll(() => shownBy(scenario.handle), PATIENCE).toHaveLength(2)
      await discard(scenario)
      await scenario.handle.result()
      const shown = await shownBy(scenario.handle)
      expect(shown.map(({ property }) => property)).toEqual(['Casa Limone', 'Villa Olmo', 'Villa Olmo'])
    },
  })
})

test('a message that is confirmed after its run has ended is shown as sent, by a run of its own', async () => {
  await runner.run({
    name: 'confirmed-later',
    world: { composed: 'scheduled', sending: 'unknown' },
    act: async (scenario) => {
      expect(await scenario.handle.result()).toMatchObject({ status: 'outcome_unknown' })
      Object.assign(scenario.world.draft, { status: 'sent', version: 9 })
      await wake(scenario)
      expect(await scenario.handle.result()).toMatchObject({ status: 'sent' })
      expect(await shownBy(scenario.handle)).toMatchObject([{ state: 'sent' }])
    },
  })
})
