import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { toastFailed } from '#web/ui/toast.ts'

/** Whoever saves a file can wait for the code that does. */
const download = async (messageId: string) =>
  (await import('./save-file.ts')).saveFile('downloadRaw', messageId, `${messageId}.eml`)

/** The mail as it came, one click away. */
export function OriginalFile({ message, look }: { message: MessageView; look?: 'link' }) {
  const [busy, setBusy] = useState(false)
  const fetchFile = () => {
    setBusy(true)
    download(message.id)
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        toastFailed(failureIt(error, say.inbox.draft.failed))
      })
      .finally(() => setBusy(false))
  }
  if (!message.hasRaw) return null
  return look === 'link' ? (
    <Button look="link" size="inline" busy={busy} onClick={fetchFile}>
      {say.inbox.message.original}
    </Button>
  ) : (
    <Button size="small" busy={busy} onClick={fetchFile}>
      <FileDown aria-hidden />
      {say.inbox.message.raw}
    </Button>
  )
}

/** A mail that could not be read: said plainly, with the file as it came. */
export function RawFile({ message }: { message: MessageView }) {
  return (
    <div className="flex flex-col items-start gap-2">
      {message.text !== '' && <p className="text-message break-words whitespace-pre-wrap">{message.text}</p>}
      <p dir="auto" className="text-body break-words whitespace-pre-wrap text-muted">
        {say.told.reasons(message.reasons)}
      </p>
      <OriginalFile message={message} />
    </div>
  )
}
