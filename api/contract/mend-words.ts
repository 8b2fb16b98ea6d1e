export { isMend, mendInWords } from '#workflows/domain/sentences/mends.ts'
