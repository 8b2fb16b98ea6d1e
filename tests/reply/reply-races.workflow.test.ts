import { beforeAll, expect, inject, test } from 'vitest'
import { approve, discard, overtake, undo, wake } from './commands.ts'
import { Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open(inject('timeSkippingServer'))
})

const MINUTE = 60_000

test('at the deadline the fallback goes out, and the draft does not', async () => {
  const { world, result, events } = await stage.play({ name: 'fallback' })
  expect(world.sent).toEqual([world.fallbackId])
  expect(world.draft.status).toBe('fallback_sent')
  expect(result).toEqual({ messageId: world.fallbackId, status: 'fallback_sent' })
  expect(events.slice(4)).toEqual(['openFallback', 'sendMessage', 'attributes'])
})

test('a fallback that is taken back leaves the draft waiting once more', async () => {
  const { world, result } = await stage.play({
    name: 'fallback-undone',
    act: async (scene) => {
      await scene.world.until('pending')
      const gate = scene.world.gate('sendMessage')
      await scene.env.sleep(15 * MINUTE)
      await gate.entered
      expect(await undo(scene)).toBe(true)
      gate.open()
      await scene.world.until('pending')
      await discard(scene)
    },
  })
  expect(world.sent).toEqual([])
  expect(result).toMatchObject({ status: 'discarded' })
})

test('a newer message within the settle time leaves the older one without a draft, and does not wait for it', async () => {
  const { world, result, events } = await stage.play({
    name: 'superseded-settling',
    settleMs: 60 * MINUTE,
    act: async (scene) => {
      await overtake(scene)
    },
  })
  expect(world.rows.size).toBe(0)
  expect(result).toEqual({ messageId: null, status: 'superseded' })
  expect(events.filter((event) => event === 'composeReply')).toHaveLength(1)
})

test('a newer message while the AI drafts stops the drafting', async () => {
  const { world, result } = await stage.play({
    name: 'superseded-drafting',
    act: async (scene) => {
      const gate = scene.world.gate('composeReply')
      await gate.entered
      await overtake(scene)
      await expect(scene.handle.result()).resolves.toMatchObject({ status: 'superseded' })
      gate.open()
    },
  })
  expect(result).toMatchObject({ status: 'superseded' })
  expect(world.sent).toEqual([])
})

test('being woken for nothing while drafting loses no reply', async () => {
  const { world } = await stage.play({
    name: 'woken-drafting',
    world: { composed: 'scheduled' },
    act: async (scene) => {
      const gate = scene.world.gate('composeReply')
      await gate.entered
      await wake(scene)
      gate.open()
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('a newer message supersedes a draft that waits', async () => {
  const { world, result } = await stage.play({
    name: 'superseded-waiting',
    act: async (scene) => {
      await scene.world.until('pending')
      await overtake(scene)
    },
  })
  expect(result).toMatchObject({ status: 'superseded' })
  expect(world.sent).toEqual([])
})

test('a newer message takes back what was to go out by itself', async () => {
  const { world } = await stage.play({
    name: 'superseded-scheduled',
    world: { composed: 'scheduled', undoSeconds: 60 },
    act: async (scene) => {
      await scene.world.until('scheduled')
      await overtake(scene)
    },
  })
  expect(world.sent).toEqual([])
})

test('a newer message does not take back what the host approved', async () => {
  const { world } = await stage.play({
    name: 'approved-overtaken',
    act: async (scene) => {
      await scene.world.until('pending')
      await approve(scene)
      await overtake(scene)
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('an approval that PostgreSQL took before the fallback wins at the deadline', async () => {
  const { world } = await stage.play({
    name: 'approved-at-deadline',
    act: async (scene) => {
      await scene.world.until('pending')
      const gate = scene.world.gate('openFallback')
      await scene.env.sleep(15 * MINUTE - 1000)
      await gate.entered
      expect(await approve(scene)).toBe(true)
      gate.open()
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('an approval that nobody was told of stops the fallback all the same', async () => {
  const { world } = await stage.play({
    name: 'approved-untold',
    act: async (scene) => {
      await scene.world.until('pending')
      expect(await scene.world.decide('approve')).toBe(true)
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('a deadline that PostgreSQL has moved is waited for', async () => {
  const { world, result } = await stage.play({
    name: 'deadline-moved',
    act: async (scene) => {
      await scene.world.until('pending')
      const later = Date.parse(scene.world.draft.deadlineAt ?? '') + 60 * MINUTE
      Object.assign(scene.world.draft, { deadlineAt: new Date(later).toISOString() })
      await scene.env.sleep(30 * MINUTE)
      expect(scene.world.draft.status).toBe('pending')
    },
  })
  expect(world.sent).toEqual([world.fallbackId])
  expect(result).toMatchObject({ status: 'fallback_sent' })
})

test('an approval that comes after the fallback was claimed is refused', async () => {
  const { world } = await stage.play({
    name: 'deadline-before-approval',
    act: async (scene) => {
      await scene.world.until('pending')
      const gate = scene.world.gate('transmission')
      await scene.env.sleep(15 * MINUTE - 1000)
      await gate.entered
      expect(await approve(scene)).toBe(false)
      expect(await discard(scene)).toBe(false)
      gate.open()
    },
  })
  expect(world.sent).toEqual([world.fallbackId])
})

test('a discard that comes when the undo window has ended decides, as long as nothing was claimed', async () => {
  const { world } = await stage.play({
    name: 'discarded-before-claim',
    world: { composed: 'scheduled', undoSeconds: 1 },
    act: async (scene) => {
      const gate = scene.world.gate('sendMessage')
      await gate.entered
      expect(await discard(scene)).toBe(true)
      gate.open()
    },
  })
  expect(world.sent).toEqual([])
})

test('a discard that comes after the claim is refused, and the message goes out once', async () => {
  const { world } = await stage.play({
    name: 'claim-before-discard',
    world: { composed: 'scheduled', undoSeconds: 1 },
    act: async (scene) => {
      const gate = scene.world.gate('transmission')
      await gate.entered
      expect(await discard(scene)).toBe(false)
      gate.open()
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('a discard that is taken back while its run is about to end leaves the draft with a run', async () => {
  const { world } = await stage.play({
    name: 'undone-at-the-end',
    act: async (scene) => {
      await scene.world.until('pending')
      const gate = scene.world.gate('readReply')
      await discard(scene)
      await gate.entered
      expect(await undo(scene)).toBe(true)
      gate.open()
    },
  })
  expect(world.draft.status).toBe('fallback_sent')
  expect(world.sent).toEqual([world.fallbackId])
})
