import type { FactTopic } from '#workflows/domain/facts/topics.ts'

/** What a message can be about: what a house can have, and what opens it. */
export type Subject = FactTopic | 'wifiPassword' | 'access'

/** The words of each subject, folded, apart by commas; `*` stands for the rest of a word. Times of day are read by `find-times.ts`. */
export type TopicWords = Partial<Record<Subject, string>>
