export { isRecord } from '#workflows/domain/is-record.ts'
