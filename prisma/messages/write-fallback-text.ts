import type { Transaction } from '#prisma/client.ts'
import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import { fallbackText } from '#workflows/domain/fallback-text.ts'
import { firstName } from '#workflows/domain/first-name.ts'
import type { MessageRow } from './message-row.ts'

type Answered = Pick<MessageRow, 'hostId' | 'chatId' | 'language'>

/** What goes out in a draft's place: the host's own words, or a sentence in the guest's language. */
export async function writeFallbackText(tx: Transaction, { hostId, chatId, language }: Answered): Promise<string> {
  const settings = await tx.aiSettings.findUnique({ where: { hostId }, select: { fallbackMessage: true } })
  if (settings !== null && settings.fallbackMessage.trim() !== '') return settings.fallbackMessage
  const chat = await tx.chat.findFirst({
    where: { id: chatId, hostId },
    select: { sender: true, host: { select: { name: true } } },
  })
  return fallbackText(languageOf(language), {
    guestFirstName: firstName(chat?.sender),
    hostFirstName: firstName(chat?.host.name),
  })
}

const languageOf = (language: string | null): DraftLanguage =>
  DRAFT_LANGUAGES.find((known) => known === language) ?? 'en'
