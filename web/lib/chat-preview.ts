import type { ChatView } from '#api/contract/chats.ts'
import { namePlaceholders } from '#web/texts/secrets.ts'
import { sentenceIt } from '#web/texts/sentences-it.ts'
import { preview } from './preview.ts'

/** What a list shows of a chat's last message; what could not be read has no words of its own. */
export const chatPreview = ({ lastMessage, lastMessageStatus }: ChatView): string =>
  lastMessage === '' && lastMessageStatus === 'unreadable'
    ? sentenceIt({ code: 'unreadable_mail', params: {} })
    : preview(namePlaceholders(lastMessage))
