import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readFor, whileAwaited } from '#prisma/caller.ts'

const PID = 42

test('work of nobody in particular just runs', async () => {
  expect(await whileAwaited(PID, async () => 'done')).toBe('done')
})

test('a caller who has gone before it begins gets nothing begun', async () => {
  const left = AbortSignal.abort(new Error('gone'))
  let begun = false
  const work = async () => {
    begun = true
  }
  await expect(readFor({ left, cancel: async () => undefined }, () => whileAwaited(PID, work))).rejects.toThrow('gone')
  expect(begun).toBe(false)
})

test('what runs for a caller who leaves is cancelled until it ends, and never after', async () => {
  const leaving = new AbortController()
  const work = Promise.withResolvers<void>()
  const cancelled: number[] = []
  const cancel = async (pid: number) => {
    // The first one comes between two statements and hits none.
    if (cancelled.push(pid) === 2) work.reject(new Error('cancelled'))
  }
  const running = readFor({ left: leaving.signal, cancel }, () => whileAwaited(PID, () => work.promise))
  leaving.abort()
  await expect(running).rejects.toThrow('cancelled')
  await pause(250)
  expect(cancelled).toEqual([PID, PID])
})

test('a transaction does not end before its last cancel is answered: the next one on its connection would be hit', async () => {
  const leaving = new AbortController()
  const answer = Promise.withResolvers<void>()
  const told: string[] = []
  const cancel = async () => {
    told.push('asked')
    await answer.promise
    told.push('answered')
  }
  const work = Promise.withResolvers<void>()
  const running = readFor({ left: leaving.signal, cancel }, () => whileAwaited(PID, () => work.promise)).then(() =>
    told.push('ended'),
  )
  leaving.abort()
  work.resolve()
  await pause(20)
  answer.resolve()
  await running
  expect(told).toEqual(['asked', 'answered', 'ended'])
})
