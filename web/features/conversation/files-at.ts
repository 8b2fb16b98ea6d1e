import type { QueryClient } from '@tanstack/react-query'
import type { UnsentFilesView } from '#api/contract/message-files.ts'
import { UNSENT_FILES_MAX } from '#api/contract/message-limits.ts'
import { IN_SIGHT_AT_DRAFT } from '#api/contract/message-status.ts'
import type { MessageView } from '#api/contract/messages.ts'
import type { Page } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { stillThere } from './taken-away.ts'
import { openEdit } from './unsent-text.ts'

const IN_SIGHT_THERE: ReadonlySet<MessageView['status'] | undefined> = new Set(IN_SIGHT_AT_DRAFT)

type Chat = { chatId: string; messages: readonly MessageView[] | undefined; editedId: string | undefined }

/** Where what was put beside a draft is in sight: there while it waits or is edited here, else beside the chat's own box. */
export function inSightAt(placeId: string, { chatId, messages, editedId }: Chat): string {
  if (messages === undefined || placeId === editedId) return placeId
  const status = messages.find(({ id }) => id === placeId)?.status
  return IN_SIGHT_THERE.has(status) ? placeId : chatId
}

/** The same from what this window has read of the chat. */
export function inSightNow(client: QueryClient, chatId: string): (placeId: string) => string {
  const messages = client.getQueryData<Page<MessageView>>(queryKeys.messages(chatId))?.items
  const chat = { chatId, messages, editedId: openEdit(chatId)?.draft.id }
  return (placeId) => inSightAt(placeId, chat)
}

/** What stands beside a text and goes with it, and all that this window knows of in the chat: of what it has not read the server tells. */
export type FilesOfSend = { files: string[] | undefined; filesShown: string[] }

/** `placeIds`: where the words that are sent were written, and what they answer. */
export function filesAt(client: QueryClient, chatId: string, placeIds: readonly string[]): FilesOfSend {
  const known = client.getQueryData<UnsentFilesView>(queryKeys.unsentFiles(chatId))?.files ?? []
  const inSight = inSightNow(client, chatId)
  const here = stillThere(known).filter(
    ({ placeId }) => placeIds.includes(placeId) || placeIds.includes(inSight(placeId)),
  )
  const files = here.map(({ id }) => id)
  return {
    files: files.length > 0 ? files : undefined,
    filesShown: known.slice(-UNSENT_FILES_MAX).map(({ id }) => id),
  }
}

/** What went with a message is put beside no text any more. */
export const takeSentFiles = (client: QueryClient, { chatId, files }: MessageView) =>
  client.setQueryData<UnsentFilesView>(
    queryKeys.unsentFiles(chatId),
    (known) => known && { ...known, files: known.files.filter(({ id }) => files.every((sent) => sent.id !== id)) },
  )
