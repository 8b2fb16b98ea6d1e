import { beforeAll, expect, inject, test } from 'vitest'
import { approve, discard, overtake, refusedAs } from './commands.ts'
import type { ReplyWorld } from './reply-world.ts'
import { Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open(inject('timeSkippingServer'))
})

const workflow = 'replyToGuest'
const MINUTE = 60_000
const fallbackOf = ({ world }: { world: ReplyWorld }) => `fallback-${world.draftId}`

test('at the deadline the fallback goes out, and the draft does not', async () => {
  const scene = await stage.play({ name: 'fallback', workflow })
  expect(scene.world.sent).toEqual([fallbackOf(scene)])
  expect(scene.world.draft.status).toBe('fallback_sent')
  expect(scene.result).toMatchObject({ status: 'fallback_sent', fallbackId: fallbackOf(scene) })
})

test('a newer message within the settle time leaves the older one without a draft', async () => {
  const { world, result } = await stage.play({
    name: 'superseded-settling',
    workflow,
    act: async (scene) => {
      await overtake(scene)
    },
  })
  expect(world.rows.size).toBe(0)
  expect(result).toEqual({ draftId: null, status: 'superseded' })
})

test('a newer message while the AI drafts stops the drafting', async () => {
  const { world, result } = await stage.play({
    name: 'superseded-drafting',
    workflow,
    act: async (scene) => {
      const gate = scene.world.gate('composeDraft')
      await gate.entered
      await overtake(scene)
      gate.open()
    },
  })
  expect(result).toMatchObject({ status: 'superseded' })
  expect(world.sent).toEqual([])
})

test('being woken for nothing while drafting loses no reply', async () => {
  const { world } = await stage.play({
    name: 'woken-drafting',
    workflow,
    world: { composed: 'scheduled' },
    act: async (scene) => {
      const gate = scene.world.gate('composeDraft')
      await gate.entered
      await scene.handle.signal('superseded')
      gate.open()
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('a newer message supersedes a draft that waits', async () => {
  const { world, result } = await stage.play({
    name: 'superseded-waiting',
    workflow,
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
    workflow,
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
    workflow,
    act: async (scene) => {
      await scene.world.until('pending')
      await approve(scene)
      await overtake(scene)
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('an approval that PostgreSQL took before the fallback wins at the deadline', async () => {
  const scene = await stage.play({
    name: 'approved-at-deadline',
    workflow,
    act: async (at) => {
      await at.world.until('pending')
      const gate = at.world.gate('claimFallback')
      await at.env.sleep(15 * MINUTE - 1000)
      await gate.entered
      expect((await approve(at)).status).toBe('approved')
      gate.open()
    },
  })
  expect(scene.world.sent).toEqual([scene.world.draftId])
})

test('an approval that is on its way when the deadline comes is heard first', async () => {
  const { world } = await stage.play({
    name: 'approval-on-its-way',
    workflow,
    act: async (scene) => {
      await scene.world.until('pending')
      const fallback = scene.world.gate('claimFallback')
      const approval = scene.world.gate('recordApproval')
      await scene.env.sleep(15 * MINUTE - 2000)
      const answer = approve(scene)
      await approval.entered
      // Past the deadline: without the rule the fallback would stand at its door by now.
      await scene.env.sleep(4000)
      fallback.open()
      approval.open()
      expect((await answer).status).toBe('approved')
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('an approval that comes after the fallback was claimed is a conflict', async () => {
  const scene = await stage.play({
    name: 'deadline-before-approval',
    workflow,
    act: async (at) => {
      await at.world.until('pending')
      const gate = at.world.gate('deliver')
      await at.env.sleep(15 * MINUTE - 1000)
      await gate.entered
      expect(await refusedAs(approve(at))).toBe('conflict')
      expect(await refusedAs(discard(at))).toBe('conflict')
      gate.open()
    },
  })
  expect(scene.world.sent).toEqual([fallbackOf(scene)])
})

test('a discard that comes when the undo window has ended decides, as long as nothing was claimed', async () => {
  const { world } = await stage.play({
    name: 'discarded-before-claim',
    workflow,
    world: { composed: 'scheduled', undoSeconds: 1 },
    act: async (scene) => {
      const gate = scene.world.gate('claimSend')
      await gate.entered
      expect(await discard(scene)).toEqual({ status: 'discarded' })
      gate.open()
    },
  })
  expect(world.sent).toEqual([])
})

test('a discard that comes after the claim is a conflict, and the message goes out once', async () => {
  const { world } = await stage.play({
    name: 'claim-before-discard',
    workflow,
    world: { composed: 'scheduled', undoSeconds: 1 },
    act: async (scene) => {
      const gate = scene.world.gate('deliver')
      await gate.entered
      expect(await refusedAs(discard(scene))).toBe('conflict')
      gate.open()
    },
  })
  expect(world.sent).toEqual([world.draftId])
})
