import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useProperties } from '#web/features/properties/read-properties.ts'
import { callPage } from '#web/lib/api-client.ts'
import { useChooseLanguage } from '#web/lib/choose-language.ts'
import { useMe } from '#web/lib/me.ts'
import { paths } from '#web/lib/paths.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { useChooseTheme } from '#web/lib/theme.ts'
import { langOf, say } from '#web/texts/say.ts'
import { CommandList } from '#web/ui/command-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { sayLanguageFailed } from '#web/ui/say-language-failed.ts'
import { sayThemeFailed } from '#web/ui/say-theme-failed.ts'
import { Keys } from './keys.tsx'
import { type Command, commandsAnywhere, commandsHere } from './palette-commands.ts'

const SETTLE_MS = 150
const SHOWN_CHATS = 8
const SHOWN_PROPERTIES = 6
const LEAST_LETTERS = 2

const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsOf = (query: string) => bare(query).split(/\s+/).filter(Boolean)
const has = (text: string, query: string) => wordsOf(query).every((word) => bare(text).includes(word))

/** What was typed, once it has stood for a moment. */
function useSettled(query: string): string {
  const [settled, setSettled] = useState(query)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [query])
  return settled
}

/** Chats are looked for by the server, in every message. */
function useChatCommands(query: string, go: (to: string) => void) {
  const q = useSettled(query.trim())
  const { data, isFetching } = useQuery({
    queryKey: [...queryKeys.chats, 'palette', q],
    queryFn: ({ signal }) => callPage('listChats', { query: { q, limit: SHOWN_CHATS } }, { signal }),
    enabled: q.length >= LEAST_LETTERS,
  })
  const chats = q === query.trim() && q.length >= LEAST_LETTERS ? (data?.items ?? []) : []
  const commands = chats.map(
    ({ id, sender, subject, property }): Command => ({
      id: `chat-${id}`,
      label: [sender ?? say.inbox.chats.guest, property?.name, subject].filter(Boolean).join(' · '),
      group: say.palette.groups.chats,
      run: () => go(paths.chat(id)),
    }),
  )
  return { commands, busy: isFetching || q !== query.trim() }
}

function usePropertyCommands(query: string, go: (to: string) => void): Command[] {
  const { data = [] } = useProperties()
  if (query.trim() === '') return []
  return data
    .filter(({ name, address }) => has(`${name} ${address}`, query))
    .slice(0, SHOWN_PROPERTIES)
    .map(({ id, name }) => ({
      ...{ id: `property-${id}`, label: name, group: say.palette.groups.properties, run: () => go(paths.property(id)) },
    }))
}

/** Everything that can be gone to or done, by its name. */
export default function CommandPalette({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const [query, setQuery] = useState('')
  // As it was when the palette was opened: what it covers stays as it is.
  const [here] = useState(commandsHere)
  const box = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const go = (to: string) => void navigate(to)
  const me = useMe().data
  const { mutate: chooseTheme } = useChooseTheme(sayThemeFailed)
  const { mutate: chooseLanguage } = useChooseLanguage(sayLanguageFailed)
  const chats = useChatCommands(query, go)
  const fixed = [
    ...here,
    ...commandsAnywhere(me, { go, help: onHelp, choose: chooseLanguage, look: chooseTheme }),
  ].filter(({ label }) => has(label, query))
  const found = [...fixed, ...chats.commands, ...usePropertyCommands(query, go)]
  const choose = (id: string) => {
    const command = found.find((one) => one.id === id)
    onClose()
    // Once the palette is gone and has given the focus back: what a command gives it to keeps it.
    if (command) setTimeout(command.run)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say.palette.title}
      closeLabel={say.palette.close}
      lang={langOf('it')}
      initialFocus={box}
      className="md:top-24 md:w-[min(40rem,calc(100vw-48px))] md:translate-y-0"
    >
      <CommandList
        box={box}
        className="max-h-[60dvh]"
        label={say.palette.search}
        query={query}
        onQuery={setQuery}
        busy={chats.busy}
        empty={say.palette.none}
        items={found.map(({ id, label, group, keys }) => ({
          ...{ id, label, group },
          ...(keys && { hint: <Keys keys={keys} /> }),
        }))}
        onChoose={choose}
      />
    </Dialog>
  )
}
