import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { FileText, FileX, RotateCcw, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { isDrawnImage } from '#api/contract/drawn-images.ts'
import type { UnsentFileView } from '#api/contract/message-files.ts'
import { call } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { cn } from '#web/lib/cn.ts'
import { fileSize } from '#web/lib/file-size.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toastDone, toastFailed, toastUndo } from '#web/ui/toast.ts'
import { takeContent } from './contents-here.ts'
import { FileName } from './file-name.tsx'
import { Preview, tileClass } from './file-preview.tsx'
import { isThereAgain, takeAway } from './taken-away.ts'
import { addFiles, giveUp, retryUpload, type Upload } from './uploads.ts'

/** What whoever takes a file away goes on with: another file, else the words that it was to go with; never a draft that its keys would decide. */
function nextOf(button: HTMLElement): HTMLElement | null {
  const others = [...(button.closest('ul')?.querySelectorAll<HTMLElement>('[data-removes-file]') ?? [])]
  const at = others.indexOf(button)
  const next = others[at + 1] ?? others[at - 1]
  for (let one = button.parentElement; next === undefined && one !== null; one = one.parentElement) {
    const words = one.querySelector('textarea')
    if (words !== null) return words
  }
  return next ?? null
}

type RowProps = {
  name: string
  bytes: number
  tile: ReactNode
  onRemove: () => void
  row?: RefObject<HTMLLIElement | null>
  children?: ReactNode
}

function Row({ name, bytes, tile, onRemove, row, children }: RowProps) {
  return (
    <li
      ref={row}
      className="flex w-full max-w-72 min-w-0 items-center gap-2 rounded-control border border-line bg-surface p-1"
    >
      {tile}
      <span className="flex min-w-0 flex-1 flex-col text-left">
        <FileName name={name} className="text-small font-medium text-ink" />
        <span className="text-badge text-muted">{fileSize(bytes)}</span>
        {children}
      </span>
      <Button
        look="quiet"
        size="icon"
        aria-label={say.filesToSend.remove(name)}
        title={say.filesToSend.remove(name)}
        data-removes-file
        onClick={({ currentTarget }) => {
          nextOf(currentTarget)?.focus()
          onRemove()
        }}
      >
        <X aria-hidden />
      </Button>
    </li>
  )
}

const tile = (icon: ReactNode) => <span className={tileClass}>{icon}</span>

/** Only what this page holds can come back: to fetch it first would leave the file where it was until it is here. */
function sayRemoved(client: QueryClient, chatId: string, { id, placeId, name }: UnsentFileView): void {
  const removed = say.filesToSend.removed(name)
  const content = takeContent(id)
  if (content === undefined) toastDone(removed)
  else
    toastUndo(removed, {
      label: say.filesToSend.undo,
      onUndo: () => addFiles(client, { chatId, placeId }, [content]),
    })
}

/** A file that the server has. */
export function AddedFile({ chatId, file }: { chatId: string; file: UnsentFileView }) {
  const client = useQueryClient()
  const queryKey = queryKeys.unsentFiles(chatId)
  const remove = async () => {
    takeAway(file.id)
    try {
      await call('removeUnsentFile', { params: { id: file.id } })
      sayRemoved(client, chatId, file)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Sent, or taken away, in another window.
      if (error.kind !== 'not_found') {
        isThereAgain(file.id)
        toastFailed(say.filesToSend.notRemoved)
      }
    }
    await client.invalidateQueries({ queryKey })
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

/**
 * What keeps a reply back is where the host looks, in a list that scrolls. Boxes of a chat show the same files: the one that is worked
 * in moves what is around it, too.
 */
function bringIntoSight(row: HTMLLIElement): void {
  const list = row.parentElement
  if (list === null) return
  list.scrollTop = row.offsetTop - list.offsetTop
  if (list.parentElement?.parentElement?.contains(document.activeElement)) row.scrollIntoView({ block: 'nearest' })
}

/** A file on its way to the server, or one that does not get there. */
export function UploadedFile({ upload }: { upload: Upload }) {
  const client = useQueryClient()
  const { key, file, state, share, isSlow, problem } = upload
  const isOnItsWay = state === 'waiting' || state === 'going'
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (problem !== undefined && !isOnItsWay && row.current !== null) bringIntoSight(row.current)
  }, [problem, isOnItsWay])
  return (
    <Row
      row={row}
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
        <span role="alert" className={cn('text-badge', state === 'no_line' ? 'text-warn' : 'text-bad')}>
          {problem}
        </span>
      )}
      {(state === 'failed' || state === 'no_line') && (
        <Button look="link" size="inline" onClick={() => retryUpload(client, key)}>
          <RotateCcw aria-hidden />
          {say.filesToSend.retry}
        </Button>
      )}
    </Row>
  )
}
