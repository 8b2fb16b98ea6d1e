import type { ChatView } from '#api/contract/chats.ts'
import { namePlaceholders } from '#web/texts/secrets.ts'
import { reasonsIt } from '#web/texts/sentences-it.ts'
import { preview } from './preview.ts'

/** What a list shows of a chat's last message: what in it is no words, then its words. */
export const chatPreview = ({ lastMessage, lastMessageNotes }: ChatView): string =>
  preview([reasonsIt(lastMessageNotes), namePlaceholders(lastMessage)].filter((part) => part !== '').join(' · '))
