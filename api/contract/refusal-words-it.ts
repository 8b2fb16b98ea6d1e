/** The Italian words of what is refused, and of what is wrong with a field: a file of their own, as most screens need no others. */
export { fieldWordsIt } from '#workflows/domain/sentences/it/field-words.ts'
export { refusalWordsIt } from '#workflows/domain/sentences/it/refusal-words.ts'
