import type { MessageView } from '#api/contract/messages.ts'

/** Of those before nothing is answered any more. */
const DRAFTS = 3

/** What the last drafts of a chat leave open, each part in the guest's words. */
export function openParts(messages: MessageView[]): string[] {
  const drafts = messages.filter(({ kind }) => kind === 'draft').slice(-DRAFTS)
  const open = drafts.flatMap(({ evidence }) => evidence?.questions?.filter(({ state }) => state !== 'answered') ?? [])
  return [...new Set(open.map(({ text }) => text))]
}
