export { isSought, soughtAs } from '#workflows/domain/words/snippet.ts'
export { placedWords } from '#workflows/domain/words/words-of.ts'
