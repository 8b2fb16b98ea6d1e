import { beforeAll, expect, inject, test } from 'vitest'
import { approve, discard, refusedAs, undo } from './commands.ts'
import { Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open(inject('timeSkippingServer'))
})

const workflow = 'replyToGuest'

test('a draft above the threshold goes out by itself when the undo window ends', async () => {
  const { world, result } = await stage.play({ name: 'automatic', workflow, world: { composed: 'scheduled' } })
  expect(world.sent).toEqual([world.draftId])
  expect(result).toEqual({ draftId: world.draftId, status: 'sent' })
  expect(world.asked).toEqual([])
})

test('an approved draft goes out once, after the undo window', async () => {
  const { world } = await stage.play({
    name: 'approved',
    workflow,
    act: async (scene) => {
      await scene.world.until('pending')
      const answer = await approve(scene)
      expect(answer.status).toBe('approved')
      expect(answer.undoUntil).toBeDefined()
      expect(scene.world.sent).toEqual([])
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('an edited draft goes out in the wording of the host', async () => {
  const { world } = await stage.play({
    name: 'edited',
    workflow,
    act: async (scene) => {
      await scene.world.until('pending')
      await approve(scene, 'wording-1')
      expect(await refusedAs(approve(scene, 'wording-2'))).toBe('conflict')
    },
  })
  expect(world.draft).toMatchObject({ status: 'sent', text: 'wording-1' })
})

test('approving twice gives the same answer and one message', async () => {
  const { world } = await stage.play({
    name: 'approved-twice',
    workflow,
    act: async (scene) => {
      await scene.world.until('pending')
      const answers = await Promise.all([approve(scene), approve(scene)])
      expect(answers.map(({ status }) => status)).toEqual(['approved', 'approved'])
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('a discarded draft is never sent', async () => {
  const { world, result } = await stage.play({
    name: 'discarded',
    workflow,
    act: async (scene) => {
      await scene.world.until('pending')
      expect(await discard(scene)).toEqual({ status: 'discarded' })
    },
  })
  expect(world.sent).toEqual([])
  expect(result).toMatchObject({ status: 'discarded' })
})

test('a draft on its way out by itself can still be discarded', async () => {
  const { world } = await stage.play({
    name: 'scheduled-discarded',
    workflow,
    world: { composed: 'scheduled', undoSeconds: 60 },
    act: async (scene) => {
      await scene.world.until('scheduled')
      expect(await discard(scene)).toEqual({ status: 'discarded' })
    },
  })
  expect(world.sent).toEqual([])
})

test('an undo returns an approved draft to the host with its old deadline', async () => {
  const { world } = await stage.play({
    name: 'undone',
    workflow,
    act: async (scene) => {
      await scene.world.until('pending')
      const { deadlineAt } = scene.world.draft
      await approve(scene)
      expect(await undo(scene)).toEqual({ status: 'pending' })
      expect(scene.world.draft.deadlineAt).toBe(deadlineAt)
      expect(scene.world.sent).toEqual([])
      await discard(scene)
    },
  })
  expect(world.sent).toEqual([])
})

test('a command that comes before the draft waits for it', async () => {
  const { world } = await stage.play({
    name: 'approved-early',
    workflow,
    act: async (scene) => {
      const gate = scene.world.gate('composeDraft')
      const answer = approve(scene)
      await gate.entered
      gate.open()
      expect((await answer).status).toBe('approved')
    },
  })
  expect(world.sent).toEqual([world.draftId])
})

test('a command about another draft is refused', async () => {
  await stage.play({
    name: 'other-draft',
    workflow,
    act: async (scene) => {
      await scene.world.until('pending')
      const command = scene.handle.executeUpdate<never, [object]>('approveDraft', {
        args: [{ draftId: 'another', actor: 'kc-anna' }],
      })
      expect(await refusedAs(command)).toBe('not_found')
      await discard(scene)
    },
  })
})

test('the AI that finds nothing to answer ends the matter', async () => {
  const { world, result } = await stage.play({
    name: 'no-reply-needed',
    workflow,
    world: { composed: 'no_reply_needed' },
  })
  expect(result).toMatchObject({ status: 'no_reply_needed' })
  expect(world.sent).toEqual([])
})

test('a drafter that fails for good leaves an empty draft that waits for the host', async () => {
  const { world } = await stage.play({
    name: 'drafting-failed',
    workflow,
    world: { composed: 'fails' },
    act: async (scene) => {
      await scene.world.until('pending')
      await approve(scene, 'in my own words')
    },
  })
  expect(world.draft).toMatchObject({ status: 'sent', text: 'in my own words' })
})

test('n8n being away is in nobody’s way, and the host is asked once for a draft that waits', async () => {
  const { world, result } = await stage.play({ name: 'announced', workflow })
  expect(world.announced).toHaveLength(1)
  expect(world.asked).toEqual([world.draftId])
  expect(result).toMatchObject({ status: 'fallback_sent' })
})
