import { type RefObject, useState } from 'react'
import { Link } from 'react-router-dom'
import { fillFields } from '#api/contract/snippet-fields.ts'
import type { SnippetView } from '#api/contract/snippets.ts'
import { paths } from '#web/lib/paths.ts'
import { useSnippets } from '#web/lib/snippets.ts'
import { say } from '#web/texts/say.ts'
import { CommandList } from '#web/ui/command-list.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { isWithin } from '#web/ui/is-within.ts'
import { PopoverPopup, PopoverRoot } from '#web/ui/popover.tsx'
import { useChat, useMessages } from './read-conversation.ts'
import { useProperty } from './read-stay.ts'
import { snippetValues } from './snippet-values.ts'

const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whose name has the words comes before whose text has them; of the chat's property before of the account. */
const found = (snippets: SnippetView[], query: string): SnippetView[] => {
  const words = bare(query).split(/\s+/).filter(Boolean)
  const has = (text: string) => words.every((word) => bare(text).includes(word))
  const rank = (one: SnippetView) => (has(one.name) ? 0 : 2) + (one.propertyId === null ? 1 : 0)
  return snippets.filter(({ name, text }) => has(`${name} ${text}`)).toSorted((a, b) => rank(a) - rank(b))
}

/** The snippets that fit the chat, to be searched by keys; the one that is taken comes filled in from the chat. */
export default function SnippetPicker({
  chatId,
  anchor,
  onInsert,
  onClose,
}: {
  chatId: string
  anchor: RefObject<HTMLElement | null>
  onInsert: (text: string) => void
  onClose: () => void
}) {
  const [query, setQuery] = useState('')
  const { data = [], isPending, isLoadingError, refetch } = useSnippets()
  const chat = useChat(chatId).data
  const property = useProperty(chat?.property?.id)
  const language = useMessages(chatId).data?.items.findLast((message) => message.language !== null)?.language ?? 'it'
  const fitting = data.filter(({ propertyId }) => propertyId === null || propertyId === chat?.property?.id)
  const insert = (id: string) => {
    const snippet = fitting.find((one) => one.id === id)
    if (snippet && chat) onInsert(fillFields(snippet.text, snippetValues(chat, property, language)))
  }
  return (
    <PopoverRoot open onOpenChange={(open, { event }) => !open && !isWithin(anchor, event) && onClose()}>
      <PopoverPopup title={say.snippetPicker.title} anchor={anchor} align="end" className="w-96">
        {isLoadingError ? (
          <FailedState
            text={say.snippetPicker.failed}
            retryLabel={say.snippetPicker.retry}
            onRetry={() => void refetch()}
          />
        ) : (
          <CommandList
            className="max-h-80"
            label={say.snippetPicker.search}
            query={query}
            onQuery={setQuery}
            busy={isPending || chat === undefined}
            empty={fitting.length === 0 ? say.snippetPicker.none : say.snippetPicker.noneFound}
            items={found(fitting, query).map(({ id, name, text, propertyId }) => ({
              id,
              label: name,
              hint: (
                <span className="line-clamp-1 max-w-44 text-right">
                  {propertyId === null ? say.secrets.inWords(text) : say.snippetPicker.ofProperty}
                </span>
              ),
            }))}
            onChoose={insert}
          />
        )}
        <Link to={paths.settingsTab('general')} className="mt-2 block px-3 text-small text-accent hover:underline">
          {say.snippetPicker.manage}
        </Link>
      </PopoverPopup>
    </PopoverRoot>
  )
}
