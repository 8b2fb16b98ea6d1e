import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ChatView } from '#api/contract/chats.ts'
import { call } from '#web/lib/api-client.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { paths } from '#web/lib/paths.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { showChat } from '#web/lib/show-chat.ts'
import { say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Input } from '#web/ui/input.tsx'
import { isWithin } from '#web/ui/is-within.ts'
import { PopoverPopup, PopoverRoot } from '#web/ui/popover.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toastFailed } from '#web/ui/toast.ts'

const SEARCH_FROM = 8

const itemClass =
  'flex min-h-11 w-full items-center justify-between gap-2 rounded-control px-2 text-left text-body hover:bg-raised aria-disabled:opacity-55'

const useAssociate = (chatId: string, onDone: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (propertyId: string | null) =>
      call('associateProperty', { params: { id: chatId }, body: { propertyId } }),
    onSuccess: (chat) => {
      // At once: a key that is pressed when the house is in sight is not meant for the choice.
      onDone()
      return showChat(client, chat)
    },
    onError: (error) => toastFailed(failureIt(error, say.inbox.draft.failed)),
  })
}

function Choices({ chat, onClose }: { chat: ChatView; onClose: () => void }) {
  const [words, setWords] = useState('')
  const associate = useAssociate(chat.id, onClose)
  // Not `disabled`, which would take the focus from what was pressed.
  const choose = (propertyId: string | null) => {
    if (!associate.isPending) associate.mutate(propertyId)
  }
  const properties = useQuery({
    queryKey: queryKeys.properties,
    queryFn: ({ signal }) => call('listProperties', {}, { signal }),
  })
  if (properties.isPending) return <Skeleton className="h-24 w-full" />
  if (properties.isLoadingError) {
    return (
      <FailedState
        text={say.inbox.chats.failed}
        retryLabel={say.inbox.chats.retry}
        onRetry={() => void properties.refetch()}
      />
    )
  }
  const all = properties.data
  const shown = all.filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(words.toLowerCase()))
  return (
    <>
      {all.length >= SEARCH_FROM && (
        <Input
          type="search"
          aria-label={say.associate.search}
          placeholder={say.associate.search}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="mb-2"
        />
      )}
      <ul className="max-h-72 overflow-y-auto">
        {shown.map(({ id, name, address }) => (
          <li key={id}>
            <button
              type="button"
              className={itemClass}
              aria-disabled={associate.isPending || undefined}
              onClick={() => choose(id)}
            >
              <span className="min-w-0 py-1">
                <span className="block truncate">{name}</span>
                <span className="block truncate text-small text-muted">{address}</span>
              </span>
              {chat.property?.id === id && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="px-2 py-3 text-small text-muted">{say.associate.none}</p>}
      {all.length === 0 && (
        <Link to={paths.addProperty} className={buttonClass({ size: 'small' })}>
          {say.associate.add}
        </Link>
      )}
      {chat.property && (
        <button
          type="button"
          className={`${itemClass} text-muted`}
          aria-disabled={associate.isPending || undefined}
          onClick={() => choose(null)}
        >
          {say.associate.remove}
        </button>
      )}
    </>
  )
}

/** The host's properties, to choose the one a chat is about. */
export default function PropertyPicker({
  chat,
  anchor,
  onClose,
}: {
  chat: ChatView
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}) {
  return (
    <PopoverRoot open onOpenChange={(open, { event }) => !open && !isWithin(anchor, event) && onClose()}>
      <PopoverPopup title={say.associate.title} anchor={anchor}>
        <Choices chat={chat} onClose={onClose} />
      </PopoverPopup>
    </PopoverRoot>
  )
}
