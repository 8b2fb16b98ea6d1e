import { useQueryClient } from '@tanstack/react-query'
import { FileText, FileX, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { isDrawnImage } from '#api/contract/drawn-images.ts'
import type { UnsentFilesView, UnsentFileView } from '#api/contract/message-files.ts'
import { call, callForResponse } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { fileSize } from '#web/lib/file-size.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toastFailed, toastUndo } from '#web/ui/toast.ts'
import { Preview, tileClass } from './file-preview.tsx'
import { addFiles, giveUp, retryUpload, type Upload } from './uploads.ts'

type RowProps = { name: string; bytes: number; tile: ReactNode; onRemove: () => void; children?: ReactNode }

function Row({ name, bytes, tile, onRemove, children }: RowProps) {
  return (
    <li className="flex w-full max-w-72 min-w-0 items-center gap-2 rounded-control border border-line bg-surface p-1">
      {tile}
      <span className="flex min-w-0 flex-1 flex-col text-left">
        <span dir="auto" className="truncate text-small font-medium text-ink" title={name}>
          {name}
        </span>
        <span className="text-badge text-muted">{fileSize(bytes)}</span>
        {children}
      </span>
      <Button
        look="quiet"
        size="icon"
        aria-label={say.filesToSend.remove(name)}
        title={say.filesToSend.remove(name)}
        onClick={onRemove}
      >
        <X aria-hidden />
      </Button>
    </li>
  )
}

const tile = (icon: ReactNode) => <span className={tileClass}>{icon}</span>

/** What a file holds, so that taking it away can be undone; undefined where that does not come. */
const contentOf = async ({ id, name, mediaType }: UnsentFileView): Promise<File | undefined> => {
  try {
    const response = await callForResponse('downloadFile', { params: { id } })
    return new File([await response.blob()], name, { type: mediaType })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return undefined
  }
}

/** A file that the server has. */
export function AddedFile({ chatId, file }: { chatId: string; file: UnsentFileView }) {
  const client = useQueryClient()
  const queryKey = queryKeys.unsentFiles(chatId)
  const remove = async () => {
    client.setQueryData<UnsentFilesView>(
      queryKey,
      (known) => known && { ...known, files: known.files.filter(({ id }) => id !== file.id) },
    )
    const content = await contentOf(file)
    try {
      await call('removeUnsentFile', { params: { id: file.id } })
      if (content === undefined) return
      const onUndo = () => addFiles(client, { chatId, placeId: file.placeId }, [content])
      const undo = { label: say.filesToSend.undo, onUndo }
      toastUndo(say.filesToSend.removed(file.name), undo)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Sent, or taken away, in another window.
      if (error.kind !== 'not_found') toastFailed(say.filesToSend.notRemoved)
      await client.invalidateQueries({ queryKey })
    }
  }
  return (
    <Row
      name={file.name}
      bytes={file.bytes}
      tile={isDrawnImage(file.mediaType) ? <Preview file={file} /> : tile(<FileText aria-hidden />)}
      onRemove={() => void remove()}
    />
  )
}

/** A file on its way to the server, or one that does not get there. */
export function UploadedFile({ upload }: { upload: Upload }) {
  const client = useQueryClient()
  const { key, file, state, share, isSlow, problem } = upload
  const isOnItsWay = state === 'waiting' || state === 'going'
  return (
    <Row
      name={file.name}
      bytes={file.size}
      tile={tile(isOnItsWay ? <Spinner /> : <FileX aria-hidden />)}
      onRemove={() => giveUp(upload)}
    >
      {isOnItsWay ? (
        <>
          <progress
            aria-label={say.filesToSend.uploading(share)}
            value={share}
            max={1}
            className="h-1 w-full accent-accent"
          />
          {isSlow && <span className="text-badge text-warn">{say.filesToSend.slow}</span>}
        </>
      ) : (
        <span role="alert" className="text-badge text-bad">
          {problem}
        </span>
      )}
      {state === 'failed' && (
        <Button look="link" size="inline" onClick={() => retryUpload(client, key)}>
          <RotateCcw aria-hidden />
          {say.filesToSend.retry}
        </Button>
      )}
    </Row>
  )
}
