import type { FactTopic } from '#workflows/domain/facts/topics.ts'

/** Of each topic the words that name it, as an expression over folded text. */
export type TopicCues = Partial<Record<FactTopic, string>>
