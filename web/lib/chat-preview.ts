import type { ChatView } from '#api/contract/chats.ts'
import { say } from '#web/texts/say.ts'
import { preview } from './preview.ts'

/** What a list shows of a chat's last message: what in it is no words, then its words. */
export const chatPreview = ({ lastMessage, lastMessageNotes }: ChatView): string =>
  preview(
    [say.told.reasons(lastMessageNotes), say.secrets.inWords(lastMessage)].filter((part) => part !== '').join(' · '),
  )
