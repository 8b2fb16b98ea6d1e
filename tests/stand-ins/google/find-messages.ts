import { type GmailMailbox, type GmailMessage, headerOf } from './gmail-mailbox.ts'

const DAY_MS = 86_400_000
const HIDDEN = ['SPAM', 'TRASH']
const FOLDERS: Record<string, string> = { sent: 'SENT', drafts: 'DRAFT', draft: 'DRAFT', inbox: 'INBOX', chats: 'CHAT' }

/**
 * The messages that a search finds, the newest first, as `messages.list` gives them: without spam and trash. Only the operators that
 * are asked here are known (https://support.google.com/mail/answer/7190).
 * @throws Error for any other.
 */
export function findMessages(mailbox: GmailMailbox, search: string, labels: readonly string[] = []): GmailMessage[] {
  const terms = search.split(/\s+/).filter(Boolean).map(termOf)
  return [...mailbox.messages.values()]
    .filter(({ labelIds }) => !HIDDEN.some((label) => labelIds.has(label)))
    .filter(({ labelIds }) => labels.every((label) => labelIds.has(label)))
    .filter((message) => terms.every((fits) => fits(message)))
    .sort((one, other) => other.internalDate - one.internalDate || other.historyId - one.historyId)
}

function termOf(term: string): (message: GmailMessage) => boolean {
  const [, not, operator, value = ''] = /^(-?)(\w+):(.+)$/.exec(term) ?? []
  const fits = operatorOf(operator ?? term, value)
  return not === '-' ? (message) => !fits(message) : fits
}

function operatorOf(operator: string, value: string): (message: GmailMessage) => boolean {
  switch (operator) {
    case 'rfc822msgid':
      return ({ raw }) => headerOf(raw, 'Message-ID').replace(/[<>]/g, '') === value.replace(/[<>]/g, '')
    case 'after':
      return ({ internalDate }) => internalDate >= Number(value) * 1000
    case 'newer_than':
      return ({ internalDate }) => internalDate >= Date.now() - Number.parseInt(value, 10) * DAY_MS
    case 'in':
      return ({ labelIds }) => labelIds.has(FOLDERS[value] ?? value.toUpperCase())
    default:
      throw new Error(`The stand-in knows no '${operator}'`)
  }
}
