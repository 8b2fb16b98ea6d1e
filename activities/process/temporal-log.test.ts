import { ApplicationFailure } from '@temporalio/common'
import { expect, test } from 'vitest'
import { fieldsOf, sayingOf } from './temporal-log.ts'

const CANARY = 'Il codice del portone è 4521'

test.each([
  ['a saying that is put together', { message: `Error while processing ActivityTask.start: ${CANARY}` }],
  ['a known one with something behind it', { message: `Activity failed: ${CANARY}` }],
])('of %s nothing passes', (_, entry) => {
  expect(sayingOf(entry)).toBe('Temporal says what is not on the list')
})

test('a known saying passes as it is', () => {
  expect(sayingOf({ message: 'Activity failed' })).toBe('Activity failed')
})

test('ids and names pass, and no text in their place', () => {
  const ids = { workflowId: 'reply-5f0c', activityType: 'deliver', attempt: 3, taskQueue: 'locanda' }
  expect(fieldsOf({ meta: { ...ids, failure: CANARY, input: [CANARY], reason: CANARY } })).toEqual(ids)
  expect(fieldsOf({ meta: { workflowType: CANARY, workflowId: `${CANARY}\n` } })).toEqual({})
})

test('of a failure its class and kind pass, never its message, cause or details', () => {
  const cause = new Error(CANARY)
  const failure = ApplicationFailure.create({ message: CANARY, type: 'upstream_unavailable', details: [CANARY], cause })
  expect(fieldsOf({ meta: { error: failure } })).toEqual({ error: 'ApplicationFailure', kind: 'upstream_unavailable' })
  const named = Object.assign(new Error(CANARY), { name: CANARY })
  expect(fieldsOf({ meta: { error: named } })).toEqual({})
})
