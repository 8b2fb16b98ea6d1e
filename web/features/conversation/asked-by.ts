import type { MessageView } from '#api/contract/messages.ts'

/** The guest's own words that a draft answers: its message, and those right before it that nobody of the house spoke between. */
export function askedBy(draft: MessageView, messages: MessageView[]): string {
  const last = messages.findIndex(({ id }) => id === draft.answersId)
  if (last === -1) return ''
  const before = messages.slice(0, last).findLastIndex(({ kind, is_discarded }) => kind !== 'guest' && !is_discarded)
  return messages
    .slice(before + 1, last + 1)
    .filter(({ kind }) => kind === 'guest')
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(' · ')
}
