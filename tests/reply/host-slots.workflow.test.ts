import { beforeAll, expect, inject, test } from 'vitest'
import { approve, overtake } from './commands.ts'
import { ScenarioRunner } from './scenario-runner.ts'

let runner: ScenarioRunner
beforeAll(async () => {
  runner = await ScenarioRunner.open(inject('timeSkippingServer'))
})

test('waiting for the host’s slot uses up no try, and the reply is drafted and sent when one is free', async () => {
  const { world, result } = await runner.run({ name: 'no-slot', world: { composed: 'scheduled', withoutSlot: 12 } })
  expect(world.failedTries).toEqual(Array.from({ length: 13 }, () => 0))
  expect(result).toEqual({ messageId: world.draftId, status: 'sent' })
  expect(world.sent).toEqual([world.draftId])
})

test('tries that failed are told to the next call, and the fourth leaves an empty draft', async () => {
  const { world } = await runner.run({
    name: 'no-slot-and-no-model',
    world: { withoutSlot: 2, modelFails: 9 },
    act: async (scenario) => {
      await scenario.env.sleep('5 minutes')
      await approve(scenario, 'in my own words')
    },
  })
  expect(world.failedTries).toEqual([0, 0, 0, 1, 2, 3])
  expect(world.draft).toMatchObject({ status: 'sent', text: 'in my own words' })
})

test('a newer message ends the wait for a slot', async () => {
  const { world, result } = await runner.run({
    name: 'no-slot-superseded',
    world: { withoutSlot: 1_000 },
    act: async (scenario) => {
      await expect.poll(() => scenario.world.failedTries.length, { timeout: 30_000 }).toBeGreaterThan(0)
      await overtake(scenario)
    },
  })
  expect(result).toMatchObject({ status: 'superseded' })
  expect(world.sent).toEqual([])
})
