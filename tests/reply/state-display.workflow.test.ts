import type { WorkflowHandle } from '@temporalio/client'
import { beforeAll, expect, inject, test } from 'vitest'
import { DEADLINE, PROPERTY, STATE } from '#workflows/labels/search-attributes.ts'
import { approve, discard, undo, wake } from './commands.ts'
import { Stage } from './stage.ts'

const PATIENCE = { timeout: 30_000 }
let stage: Stage
beforeAll(async () => {
  stage = await Stage.open(inject('timeSkippingServer'))
})

/** What the run told an operator's list, in order. */
async function shownBy(handle: WorkflowHandle): Promise<{ state: unknown; deadline: unknown; property: unknown }[]> {
  const { events } = await handle.fetchHistory()
  return (events ?? []).flatMap((event) => {
    const fields = event.upsertWorkflowSearchAttributesEventAttributes?.searchAttributes?.indexedFields
    if (!fields) return []
    const valueOf = (name: string) => {
      const text = Buffer.from(fields[name]?.data ?? []).toString()
      return text === '' ? null : (JSON.parse(text) as unknown)
    }
    return [{ state: valueOf(STATE.name), deadline: valueOf(DEADLINE.name), property: valueOf(PROPERTY.name) }]
  })
}

test('a draft that comes back as it was is shown once, and its host is asked once', async () => {
  const { world, events } = await stage.play({
    name: 'shown-once',
    world: { told: true },
    act: async (scene) => {
      await scene.world.until('pending')
      await expect.poll(() => scene.world.asked.length, PATIENCE).toBe(1)
      for (const _ of [1, 2]) {
        const before = scene.world.looks
        const gate = scene.world.gate('readReply')
        await approve(scene)
        await undo(scene)
        gate.open()
        await expect.poll(() => scene.world.looks, PATIENCE).toBeGreaterThan(before)
      }
      await discard(scene)
    },
  })
  expect(world.asked).toEqual([world.draftId])
  expect(events.filter((event) => event === 'attributes')).toHaveLength(2)
})

test('a run that has ended shows no deadline any more', async () => {
  await stage.play({
    name: 'deadline-cleared',
    act: async (scene) => {
      await scene.world.until('pending')
      await discard(scene)
      await scene.handle.result()
      expect(await shownBy(scene.handle)).toMatchObject([
        { state: 'pending', deadline: expect.any(String) },
        { state: 'discarded', deadline: null },
      ])
    },
  })
})

test('a property that becomes known while a draft waits is shown', async () => {
  await stage.play({
    name: 'property-shown',
    act: async (scene) => {
      await expect.poll(() => shownBy(scene.handle), PATIENCE).toHaveLength(1)
      scene.world.property = 'Villa Olmo'
      await wake(scene)
      await expect.poll(() => shownBy(scene.handle), PATIENCE).toHaveLength(2)
      await discard(scene)
      await scene.handle.result()
      const shown = await shownBy(scene.handle)
      expect(shown.map(({ property }) => property)).toEqual(['Casa Limone', 'Villa Olmo', 'Villa Olmo'])
    },
  })
})

test('a message that is confirmed after its run has ended is shown as sent, by a run of its own', async () => {
  await stage.play({
    name: 'confirmed-later',
    world: { composed: 'scheduled', sending: 'unknown' },
    act: async (scene) => {
      expect(await scene.handle.result()).toMatchObject({ status: 'outcome_unknown' })
      Object.assign(scene.world.draft, { status: 'sent', version: 9 })
      await wake(scene)
      expect(await scene.handle.result()).toMatchObject({ status: 'sent' })
      expect(await shownBy(scene.handle)).toMatchObject([{ state: 'sent' }])
    },
  })
})
