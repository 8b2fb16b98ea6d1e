export { alertInWords } from '#workflows/domain/alert-words.ts'
