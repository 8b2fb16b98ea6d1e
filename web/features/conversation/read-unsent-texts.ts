import { useQuery } from '@tanstack/react-query'
import { unsentTexts } from '#web/lib/writes-in.ts'

export const useUnsentTexts = (chatId: string) => useQuery(unsentTexts(chatId))
