/** The English words of what is refused, and of what is wrong with a field: a file of their own, as most screens need no others. */
export { fieldWordsEn } from '#workflows/domain/sentences/en/field-words.ts'
export { refusalWordsEn } from '#workflows/domain/sentences/en/refusal-words.ts'
