import type { UnsentFileQuery } from '#api/contract/message-files.ts'
import type { Exchange, HostContext } from '#api/http/define-route.ts'
import { whenClosed } from '#api/http/when-closed.ts'
import { describeError } from '#outside/log.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { endUpload, noteUpload } from '#prisma/unsent/note-upload.ts'

/** Well within the time for which a host counts as writing. */
const AGAIN_MS = 30_000

type Coming = { params: { id: string }; query: UnsentFileQuery }

/** Notes that a file is coming before its first byte, and for as long as it does: its host is writing, and the text beside it waits. */
export async function noteComing(
  { deps, host, requestId: id }: HostContext,
  { params: { id: chatId }, query: { draftId } }: Coming,
  { response }: Exchange,
): Promise<void> {
  const upload = { hostId: host.id, id, chatId, placeId: draftId ?? chatId }
  const note = () => inHost(deps.db, host.id, (tx) => noteUpload(tx, upload))
  // What is not noted is no reason to refuse the file itself.
  const trying = (ask: () => Promise<void>) =>
    void ask().catch((error: unknown) => deps.log.warn({ requestId: id, ...describeError(error) }, 'upload not noted'))
  await note()
  const again = setInterval(() => trying(note), AGAIN_MS)
  whenClosed(response, () => {
    clearInterval(again)
    trying(() => inHost(deps.db, host.id, (tx: Transaction) => endUpload(tx, upload)))
  })
}
