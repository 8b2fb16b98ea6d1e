import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useCallback, useEffect, useId, useRef } from 'react'
import { call } from '#web/lib/api-client.ts'
import { cn } from '#web/lib/cn.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { AddedFile, UploadedFile } from './added-file.tsx'
import { addFiles, type Place, useUploads, whyHeld } from './uploads.ts'
import { useDroppedFiles } from './use-dropped-files.ts'

const useUnsentFiles = (chatId: string) =>
  useQuery({
    queryKey: queryKeys.unsentFiles(chatId),
    queryFn: ({ signal }) => call('listUnsentFiles', { params: { id: chatId } }, { signal }),
  })

/** A text does not leave while its files are on their way: it would leave without them. */
function useHold(placeId: string) {
  const place = useRef<HTMLLabelElement>(null)
  useEffect(() => {
    const form = place.current?.form ?? place.current?.closest('form')
    const hold = (event: Event) => {
      const why = whyHeld(placeId)
      if (why === undefined) return
      event.preventDefault()
      event.stopPropagation()
      toastFailed(why)
    }
    form?.addEventListener('submit', hold, { capture: true })
    return () => form?.removeEventListener('submit', hold, { capture: true })
  }, [placeId])
  return place
}

/**
 * The files that are to go with what is written here, and the ways to put more: by the clip, by pasting and by dropping. `isShown`:
 * nothing is written here; those that there are go with what is approved.
 */
export default function FilesToSend({ chatId, placeId, isShown = false }: Place & { isShown?: boolean }) {
  const client = useQueryClient()
  const { data, isError } = useUnsentFiles(chatId)
  const files = data?.files.filter((file) => file.placeId === placeId) ?? []
  const uploads = useUploads().filter((one) => one.placeId === placeId)
  const place = useHold(placeId)
  const limitsId = useId()
  const add = useCallback(
    (added: readonly File[]) => addFiles(client, { chatId, placeId }, added),
    [client, chatId, placeId],
  )
  const isOver = useDroppedFiles(place, isShown ? undefined : add)
  const hasAny = files.length + uploads.length > 0
  const limits = data && say.filesToSend.limits(data.limits)
  return (
    <>
      {(hasAny || isOver) && (
        <div className="order-first flex w-full min-w-0 basis-full flex-col gap-2 p-1">
          {hasAny && (
            <ul aria-label={say.filesToSend.addedList} className="flex max-h-48 flex-wrap gap-2 overflow-y-auto">
              {files.map((file) => (
                <AddedFile key={file.id} chatId={chatId} file={file} />
              ))}
              {uploads.map((upload) => (
                <UploadedFile key={upload.key} upload={upload} />
              ))}
            </ul>
          )}
          {isOver && (
            <p className="rounded-control border border-dashed border-accent px-3 py-2 text-small text-accent">
              {say.filesToSend.drop}
            </p>
          )}
          {!isShown && <p className="text-badge text-muted">{limits}</p>}
        </div>
      )}
      {isError && !isShown && (
        <p role="alert" className="order-first basis-full p-1 text-small text-bad">
          {say.filesToSend.notLoaded}
        </p>
      )}
      {!isShown && (
        <label
          ref={place}
          title={[say.filesToSend.add, limits].filter(Boolean).join('. ')}
          className={cn(
            buttonClass({ look: 'quiet', size: 'icon' }),
            'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent',
          )}
        >
          <Paperclip aria-hidden />
          <input
            type="file"
            multiple
            aria-label={say.filesToSend.add}
            aria-describedby={limitsId}
            className="sr-only"
            onChange={(event) => {
              add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <span id={limitsId} hidden>
            {limits}
          </span>
        </label>
      )}
    </>
  )
}
