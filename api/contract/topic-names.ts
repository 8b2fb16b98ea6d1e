export { topicName } from '#workflows/domain/facts/say/topic-name.ts'
