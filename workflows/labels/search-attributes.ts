import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common'
import { SEARCH_ATTRIBUTES } from '#workflows/domain/workflow-names.ts'

export const HOST = defineSearchAttributeKey(SEARCH_ATTRIBUTES.host, SearchAttributeType.KEYWORD)
export const CHAT = defineSearchAttributeKey(SEARCH_ATTRIBUTES.chat, SearchAttributeType.KEYWORD)
export const CHANNEL = defineSearchAttributeKey(SEARCH_ATTRIBUTES.channel, SearchAttributeType.KEYWORD)
export const PROPERTY = defineSearchAttributeKey(SEARCH_ATTRIBUTES.property, SearchAttributeType.KEYWORD)
export const STATE = defineSearchAttributeKey(SEARCH_ATTRIBUTES.state, SearchAttributeType.KEYWORD)
export const DEADLINE = defineSearchAttributeKey(SEARCH_ATTRIBUTES.deadline, SearchAttributeType.DATETIME)
