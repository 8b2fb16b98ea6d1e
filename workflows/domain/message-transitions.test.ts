import { describe, expect, test } from 'vitest'
import { MESSAGE_COMMANDS } from '#tests/reply/message-commands.ts'
import {
  INITIAL_STATES,
  judge,
  type MessageCommand,
  statesThatTake,
  TRANSITIONS,
} from '#workflows/domain/message-transitions.ts'
import type { MessageKind } from './message-kind.ts'
import type { MessageStatus } from './message-status.ts'

const draft = (status: MessageStatus) => ({ kind: 'draft', status }) as const

test("a newer message never takes back the host's yes, nor what left", () => {
  for (const status of ['approved', 'sending', 'sent', 'outcome_unknown'] as const) {
    expect(judge(draft(status), 'supersede')).toMatchObject({
      accepted: false,
      refusal: { code: 'settled_before', params: { status } },
    })
  }
})

test('nothing leaves that waits, was refused or has left', () => {
  for (const kind of ['draft', 'fallback', 'host_reply'] as const) {
    expect(statesThatTake(kind, 'claim_send')).toEqual(['scheduled', 'approved'])
  }
  expect(statesThatTake('guest', 'claim_send')).toEqual([])
})

test('a yes and a no fit only a draft that is not settled', () => {
  for (const command of ['approve', 'discard'] as const) {
    expect(statesThatTake('draft', command)).toEqual(['pending', 'scheduled'])
    for (const kind of ['guest', 'fallback', 'host_reply'] as const) expect(statesThatTake(kind, command)).toEqual([])
  }
})

test('what was sent becomes nothing but failed, by the word of its channel', () => {
  const taken = MESSAGE_COMMANDS.filter((command) => judge(draft('sent'), command).accepted)
  expect(taken).toEqual(['report_failed'])
})

test("a guest's message takes no command", () => {
  for (const command of MESSAGE_COMMANDS) {
    expect(judge({ kind: 'guest', status: 'received' }, command)).toMatchObject({ accepted: false })
  }
})

describe.each(['draft', 'fallback', 'host_reply'] as const)('%s', (kind) => {
  test('gets nowhere but where its commands lead, and every state can be reached', () => {
    const created = Object.values(INITIAL_STATES).flatMap((one) => (one.kind === kind ? [one.status] : []))
    const reached = reachableFrom(kind, created)
    const mentioned = MESSAGE_COMMANDS.flatMap((command) => statesThatTake(kind, command))
    // 'scheduled' is claimed alike for all kinds, and is a state of drafts only.
    expect(mentioned.filter((status) => !reached.has(status))).toEqual(
      kind === 'draft' ? [] : ['scheduled', 'scheduled'],
    )
  })
})

function reachableFrom(kind: MessageKind, created: MessageStatus[]): Set<MessageStatus> {
  const reached = new Set(created)
  const transitionsOf = (command: MessageCommand) => TRANSITIONS[kind][command] ?? {}
  // A set grows while it is walked: what is added is visited too.
  for (const status of reached) {
    for (const command of MESSAGE_COMMANDS) {
      const to = transitionsOf(command)[status]
      if (to !== undefined) reached.add(to)
    }
  }
  return reached
}
