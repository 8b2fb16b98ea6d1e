import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { wordsOf } from '#web/features/conversation/back-to-words.ts'
import { doKept, isDoing, takeBackKept } from '#web/features/conversation/do-kept.ts'
import { useChat } from '#web/features/conversation/read-conversation.ts'
import type { Doing } from '#web/features/conversation/run-command.ts'
import { keepUnsentText, unsentText } from '#web/features/conversation/unsent-text.ts'
import { dropCall, type Kept, useKept } from '#web/lib/kept.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { paths } from '#web/lib/paths.ts'
import { useConnection } from '#web/live/connection.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { offerUnanswered } from '#web/ui/toast.ts'

const AGAIN_MS = 5_000

/** Tries as soon as there is a line, and again for as long as something waits. */
function useDoing(isWaiting: boolean, state: string) {
  const client = useQueryClient()
  useEffect(() => {
    if (!isWaiting || state === 'offline') return
    const go = () => void doKept(client, Date.now).catch(logFailure)
    go()
    const timer = setInterval(go, AGAIN_MS)
    return () => clearInterval(timer)
  }, [client, isWaiting, state])
}

function verbOf(doing: Doing) {
  if ('aside' in doing) return doing.aside.verb
  return 'reply' in doing ? 'reply' : doing.command.verb
}

/** What could not be done, with its reason; its words go back to where the host wrote them. */
function Refused({ kept, doing }: { kept: Kept; doing: Doing }) {
  const navigate = useNavigate()
  const text = wordsOf(doing)
  const guest = useChat(kept.chatId).data?.sender
  const open = () => {
    const written = unsentText(kept.chatId)
    if (text !== '') keepUnsentText(kept.chatId, written === '' ? text : `${written}\n${text}`)
    dropCall(kept)
    void navigate(paths.chat(kept.chatId))
  }
  return (
    <li className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      <span>
        {guest && <span className="font-semibold">{guest} · </span>}
        <strong className="font-semibold">
          {say.kept.notDone} {say.kept.verbs[verbOf(doing)]}.
        </strong>{' '}
        {kept.refused}
      </span>
      {text !== '' && <span className="max-w-[40ch] truncate">«{text}»</span>}
      <Button look="link" size="inline" onClick={open}>
        {say.kept.open}
      </Button>
      {text === '' && (
        <Button look="link" size="inline" onClick={() => dropCall(kept)}>
          {say.kept.seen}
        </Button>
      )}
    </li>
  )
}

/** What was done without a line: how much of it waits, and what could not be done in the end. */
export default function KeptStrip() {
  const kept = useKept()
  const { state } = useConnection()
  const client = useQueryClient()
  const open = kept.filter(({ refused }) => refused === undefined)
  const waiting = open.filter(({ isUnwanted }) => isUnwanted !== true)
  const refused = kept.filter((one) => one.refused !== undefined)
  const newest = waiting.at(-1)
  useDoing(open.length > 0, state)
  const { key: newestKey, atMs = 0 } = newest ?? {}
  useEffect(() => {
    if (newestKey === undefined) return
    return offerUnanswered(client, { atMs, takeBack: () => takeBackKept(client, newestKey) }).end
  }, [client, newestKey, atMs])
  return (
    <div lang={langOf('it')} role="status" className="text-small">
      {newest && (
        <p className="flex items-center justify-center gap-3 bg-info-soft px-4 py-1.5 text-info">
          {say.kept.waiting(waiting.length)}
          <Button look="link" size="inline" onClick={() => takeBackKept(client, newest.key)}>
            {say.kept.takeBack}
          </Button>
        </p>
      )}
      {open.length > waiting.length && (
        <p className="bg-info-soft px-4 py-1.5 text-center text-info">{say.kept.takingBack}</p>
      )}
      {refused.length > 0 && (
        <ul className="bg-bad-soft px-4 py-1.5 text-bad">
          {refused.map((one) => isDoing(one.what) && <Refused key={one.key} kept={one} doing={one.what} />)}
        </ul>
      )}
    </div>
  )
}
