import type { QueryClient } from '@tanstack/react-query'
import type { MessageView } from '#api/contract/messages.ts'
import type { Page } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { leaveText } from './left-texts.ts'
import type { Approval, AsideDoing, CommandDoing, Doing, Reply } from './run-command.ts'
import { giveBack, keepEdit, openEdit, unsentText } from './unsent-text.ts'
import { isKeptHere } from './words-on-their-way.ts'

/** Opens the editor with the words of an approval that failed, about the draft as it was then. */
function editAgain(client: QueryClient, chatId: string, { messageId, version, text = '' }: Approval) {
  const page = client.getQueryData<Page<MessageView>>(queryKeys.messages(chatId))
  const draft = page?.items.find(({ id }) => id === messageId)
  if (draft && openEdit(chatId) === undefined) keepEdit(chatId, { draft: { ...draft, version }, text })
  else backToBox(chatId, text)
}

/** Where the chat is not shown nothing saves its box yet: this tab has the words until it is opened. */
function backToBox(chatId: string, text: string) {
  giveBack(chatId, text)
  if (!isKeptHere(chatId)) leaveText(chatId, { text: unsentText(chatId), base: '', version: 0, draftVersion: null })
}

/** The host's own words must not be lost with the call that carried them: they stand where they can be sent again. */
export function backToWords(
  client: QueryClient,
  chatId: string,
  doing: Pick<CommandDoing, 'command'> | { reply: Reply } | AsideDoing,
) {
  if ('reply' in doing) backToBox(chatId, doing.reply.text)
  else if ('command' in doing && doing.command.verb === 'approve' && doing.command.text !== undefined)
    editAgain(client, chatId, doing.command)
}

/** The words that a host's doing carries; none where it has none of their own. */
export function wordsOf(doing: Doing): string {
  if ('reply' in doing) return doing.reply.text
  if ('aside' in doing) return ''
  return doing.command.verb === 'approve' ? (doing.command.text ?? '') : ''
}
