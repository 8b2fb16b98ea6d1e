import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ChatView } from '#api/contract/chats.ts'
import { GUEST_NAME_MAX } from '#api/contract/field-limits.ts'
import { call } from '#web/lib/api-client.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { showChat } from '#web/lib/show-chat.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { toastDone, toastFailed, toastUndo } from '#web/ui/toast.ts'
import { OneLineForm } from './one-line-form.tsx'

function useNameGuest({ id, sender, isNamedByHost }: ChatView, onFailed: (sentence: string) => void) {
  const client = useQueryClient()
  const ask = (name: string) => call('nameGuest', { params: { id }, body: { name } })
  const before = isNamedByHost ? (sender ?? '') : ''
  const onUndo = () =>
    void ask(before).then(
      (chat) => {
        toastDone(say.guest.undone)
        return showChat(client, chat)
      },
      (error: unknown) => {
        logFailure(error)
        toastFailed(failureIt(error, say.guest.failed))
      },
    )
  return useMutation({
    mutationFn: ask,
    onSuccess: (chat) => {
      toastUndo(say.guest.named, { label: say.guest.undo, onUndo })
      return showChat(client, chat)
    },
    onError: (error) => {
      logFailure(error)
      onFailed(failureIt(error, say.guest.failed))
    },
  })
}

function NameForm({ chat, onClose }: { chat: ChatView; onClose: () => void }) {
  const initial = chat.sender ?? ''
  const [text, setText] = useState(initial)
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useNameGuest(chat, (failure) => setError(say.guest.wrong(failure)))
  return (
    <OneLineForm
      {...{ text, initial, error }}
      label={say.guest.label}
      max={GUEST_NAME_MAX}
      busy={isPending}
      takesFocus
      submit={say.guest.save}
      onText={(next) => {
        setText(next)
        setError(undefined)
      }}
      onSubmit={() => (text.trim() === initial ? onClose() : mutate(text, { onSuccess: onClose }))}
      onLeave={onClose}
    >
      <p className="basis-full text-small text-muted">{say.guest.hint}</p>
    </OneLineForm>
  )
}

/** What the guest is called, in the list, in the conversation and in drafts: as their messages say, or as the host does. */
export function GuestName({ chat }: { chat: ChatView }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    setTimeout(() => opener.current?.focus())
  }
  return (
    <div className="min-w-0 flex-1">
      {isOpen ? (
        <NameForm chat={chat} onClose={close} />
      ) : (
        <p className="flex items-baseline gap-2">
          <span className="min-w-0 font-semibold break-words">{chat.sender ?? say.inbox.chats.guest}</span>
          <Button ref={opener} look="link" size="inline" aria-label={say.guest.change} onClick={() => setOpen(true)}>
            {say.inbox.stay.change}
          </Button>
        </p>
      )}
      {chat.email && <p className="text-small break-all text-muted">{chat.email}</p>}
    </div>
  )
}
