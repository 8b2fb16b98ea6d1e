import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useCallback, useId, useRef } from 'react'
import { WHATSAPP_PHOTO_BYTES } from '#api/contract/told-figures.ts'
import { call } from '#web/lib/api-client.ts'
import { cn } from '#web/lib/cn.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { useIsOnline } from '#web/lib/use-online.ts'
import { say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { AddedFile, UploadedFile } from './added-file.tsx'
import { inSightAt } from './files-at.ts'
import { useMessages } from './read-conversation.ts'
import { useStillThere } from './taken-away.ts'
import { useEdit } from './unsent-text.ts'
import { addFiles, type Place, useUploads } from './uploads.ts'
import { useDroppedFiles } from './use-dropped-files.ts'

const useUnsentFiles = (chatId: string) =>
  useQuery({
    queryKey: queryKeys.unsentFiles(chatId),
    queryFn: ({ signal }) => call('listUnsentFiles', { params: { id: chatId } }, { signal }),
  })

/** Whether what was put somewhere in the chat is in sight in one of these places. */
function useIsHere(chatId: string, placeIds: readonly string[]) {
  const messages = useMessages(chatId).data?.items
  const editedId = useEdit(chatId)?.draft.id
  return ({ placeId }: { placeId: string }) => placeIds.includes(inSightAt(placeId, { chatId, messages, editedId }))
}

/**
 * The files that are to go with what is written here, and the ways to put more: by the clip, by pasting and by dropping. `isShown`:
 * nothing is written here; those that there are go with what is approved. `alsoAt`: the draft that is answered in place of the one that
 * is written about.
 */
export default function FilesToSend({
  chatId,
  placeId,
  alsoAt = placeId,
  isShown = false,
}: Place & { alsoAt?: string | undefined; isShown?: boolean }) {
  const client = useQueryClient()
  // What was read before stays, where it cannot be read anew.
  const { data, isLoadingError } = useUnsentFiles(chatId)
  const isHere = useIsHere(chatId, [placeId, alsoAt])
  const files = useStillThere(data?.files ?? []).filter(isHere)
  const uploads = useUploads().filter((one) => one.chatId === chatId && isHere(one))
  const place = useRef<HTMLLabelElement>(null)
  const limitsId = useId()
  const add = useCallback(
    (added: readonly File[]) => addFiles(client, { chatId, placeId }, added),
    [client, chatId, placeId],
  )
  const isOver = useDroppedFiles(place, isShown ? undefined : add)
  const isOnline = useIsOnline()
  const hasAny = files.length + uploads.length > 0
  const limits = data && say.filesToSend.limits({ ...data.limits, photoBytes: WHATSAPP_PHOTO_BYTES })
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
      {isLoadingError && isOnline && !isShown && (
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
