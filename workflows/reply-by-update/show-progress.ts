import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common'
import { setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { SEARCH_ATTRIBUTES } from '#workflows/domain/workflow-names.ts'

const HOST = defineSearchAttributeKey(SEARCH_ATTRIBUTES.host, SearchAttributeType.KEYWORD)
const CHAT = defineSearchAttributeKey(SEARCH_ATTRIBUTES.chat, SearchAttributeType.KEYWORD)
const CHANNEL = defineSearchAttributeKey(SEARCH_ATTRIBUTES.channel, SearchAttributeType.KEYWORD)
const STATE = defineSearchAttributeKey(SEARCH_ATTRIBUTES.state, SearchAttributeType.KEYWORD)
const DEADLINE = defineSearchAttributeKey(SEARCH_ATTRIBUTES.deadline, SearchAttributeType.DATETIME)

export type Labels = { hostId: string; chatId: string; channel: string; property: string | null }

/** Makes the run findable by host, chat and channel. */
export function showLabels({ hostId, chatId, channel }: Labels): void {
  upsertSearchAttributes([
    { key: HOST, value: hostId },
    { key: CHAT, value: chatId },
    { key: CHANNEL, value: channel },
  ])
}

/** Tells an operator in words and attributes where the message stands; never what it says. */
export function showProgress({ channel, property }: Labels, state: MessageState): void {
  upsertSearchAttributes([
    { key: STATE, value: state.status },
    { key: DEADLINE, value: state.deadlineAt === null ? null : new Date(state.deadlineAt) },
  ])
  const facts = [
    ['Channel', channel],
    ['Property', property ?? 'none'],
    ['State', state.status],
    ['Deadline', state.deadlineAt ?? 'none'],
  ]
  setCurrentDetails(facts.map(([name, value]) => `- **${name}**: ${value}`).join('\n'))
}
