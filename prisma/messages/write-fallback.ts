import type { Transaction } from '#prisma/client.ts'
import { addressOf } from '#prisma/reply-address.ts'
import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import { fallbackText } from '#workflows/domain/fallback-text.ts'
import { firstName } from '#workflows/domain/first-name.ts'
import { openFields } from '#workflows/domain/snippets/snippet-fields.ts'
import type { MessageRow } from './message-row.ts'

type Answered = Pick<MessageRow, 'hostId' | 'chatId' | 'language'>

/** What goes out in a draft's place, and where to: the host's own words, or a sentence in the guest's language. */
export async function writeFallback(tx: Transaction, { hostId, chatId, language }: Answered) {
  const chat = await tx.chat.findFirst({
    where: { id: chatId, hostId },
    select: {
      ...{ sender: true, replyTo: true, email: true },
      host: { select: { name: true, aiSettings: { select: { fallbackMessage: true } } } },
    },
  })
  const ownWords = chat?.host.aiSettings?.fallbackMessage ?? ''
  const names = { guestFirstName: firstName(chat?.sender), hostFirstName: firstName(chat?.host.name) }
  return {
    text: mayLeave(ownWords) ? ownWords : fallbackText(languageOf(language), names),
    recipient: chat === null ? null : addressOf(chat),
  }
}

/** Blank words say nothing, and a field that is open would stand there as it is written. */
const mayLeave = (words: string) => words.trim() !== '' && openFields(words).length === 0

const languageOf = (language: string | null): DraftLanguage =>
  DRAFT_LANGUAGES.find((known) => known === language) ?? 'en'
