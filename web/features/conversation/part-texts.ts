import { unsentPlace } from '#api/contract/unsent-place.ts'
import { keepUnsentText, useUnsentText } from './unsent-text.ts'

/** Answers to parts of a question that were begun: unsent texts as others are. */
export const keepPartText = (chatId: string, asked: string, text: string): void =>
  keepUnsentText(unsentPlace(chatId, asked), text)

export const usePartText = (chatId: string, asked: string): string => useUnsentText(unsentPlace(chatId, asked))
