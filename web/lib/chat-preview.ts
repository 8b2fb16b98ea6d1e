import type { ChatView } from '#api/contract/chats.ts'
import { say } from '#web/texts/say.ts'

const PREVIEW_LENGTH = 140

/** They would turn round what stands beside them, or hide in it: marked in the conversation, and left out of a line. */
const UNSEEN = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g

/** What a list shows of a chat's last message: what in it is no words, then its words; on one line, cut to 140 characters plus an ellipsis. */
export function chatPreview({
  lastMessage,
  lastMessageNotes,
}: Pick<ChatView, 'lastMessage' | 'lastMessageNotes'>): string {
  const told = [say.told.reasons(lastMessageNotes), say.secrets.inWords(lastMessage)].filter((part) => part !== '')
  const line = told.join(' · ').replace(UNSEEN, '').replace(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…` : line
}
