import { cutText } from '#workflows/domain/cut-text.ts'

const WORDS_MAX = 20_000

/** What is kept of a guest's words, whatever their channel. */
export const cutWords = (text: string) => cutText(text, WORDS_MAX)
