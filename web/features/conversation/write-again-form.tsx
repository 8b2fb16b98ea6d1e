import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { WISH_TEXT_MAX } from '#api/contract/message-limits.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { unsentPlace } from '#api/contract/unsent-place.ts'
import { useMe } from '#web/lib/me.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { isHeld } from './held-focus.ts'
import { OneLineForm } from './one-line-form.tsx'
import { keepEdit, keepUnsentText, useFirstUnsent, useUnsentText } from './unsent-text.ts'
import { focusConversation, type HostWish, useWriteAgain } from './write-again.ts'

const choices = (followsWords: boolean): { label: string; wish: HostWish }[] => [
  { label: say.wish.shorter, wish: { kind: 'shorter' } },
  { label: say.wish.warmer, wish: { kind: 'warmer' } },
  ...(followsWords ? [{ label: say.wish.discount, wish: { kind: 'free', text: say.wish.discountWish } } as const] : []),
  { label: say.wish.again, wish: { kind: 'again' } },
]

function Choices({
  draft,
  id,
  takesFocus,
  onClose,
}: {
  draft: MessageView
  id: string
  takesFocus: boolean
  onClose: () => void
}) {
  const placeId = unsentPlace(draft.chatId, null)
  const text = useUnsentText(placeId)
  const [error, setError] = useState<string>()
  const first = useRef<HTMLButtonElement>(null)
  // The built-in drafter would write the draft anew without the wish: nothing is offered that cannot be done.
  const followsWords = useMe().data?.drafter !== 'built-in'
  // Words that were begun while there was a model stay in sight.
  const [isBegun] = useState(text !== '')
  const { mutate, isPending } = useWriteAgain(draft, focusConversation)
  useEffect(() => {
    if (takesFocus) first.current?.focus()
  }, [takesFocus])
  const change = (next: string) => {
    keepUnsentText(placeId, next)
    setError(undefined)
  }
  const submit = () => {
    if (!followsWords) setError(say.wish.needsModel)
    else if (text.trim() === '') setError(say.wish.empty)
    // Its words are unsent text until they were accepted.
    else mutate({ kind: 'free', text }, { onSuccess: () => keepUnsentText(placeId, '') })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what is open, wherever in it the focus is
    <fieldset
      id={id}
      disabled={isPending}
      aria-busy={isPending || undefined}
      className="mt-2 flex flex-col gap-2"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <legend className="sr-only">{say.wish.how}</legend>
      <div className="flex flex-wrap gap-2">
        {choices(followsWords).map(({ label, wish }, index) => (
          <Button key={label} ref={index === 0 ? first : undefined} size="small" onClick={() => mutate(wish)}>
            {label}
          </Button>
        ))}
      </div>
      {followsWords || isBegun ? (
        <OneLineForm
          {...{ placeId, text, error }}
          label={say.wish.free}
          hint={say.wish.freeHint}
          max={WISH_TEXT_MAX}
          busy={isPending}
          takesFocus={false}
          submit={say.wish.submit}
          onText={change}
          onSubmit={submit}
          onLeave={onClose}
        />
      ) : (
        <p className="text-small text-muted">{say.wish.needsModel}</p>
      )}
    </fieldset>
  )
}

const UNMET: ReadonlySet<string> = new Set(['wish_needs_model', 'wish_not_shorter', 'wish_not_warmer'])
/** As the reasons of the draft say: what was wished did not come of it. */
const isUnmet = ({ reasons }: MessageView) => reasons.some(({ code }) => UNMET.has(code))

/** How it was written again the last time, and a way back to what it said. */
function Wished({ draft }: { draft: MessageView }) {
  const { wish, chatId } = draft
  if (wish === null) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-small text-muted">
      <span className="min-w-0 break-words">
        {isUnmet(draft) ? say.wish.asked[wish.kind] : say.wish.done[wish.kind]}
        {wish.text !== '' && ` ${say.wish.wished(wish.text)}`}
      </span>
      {wish.before !== draft.text && wish.before !== '' && draft.status === 'pending' && (
        <Button
          look="link"
          size="inline"
          onClick={() => keepEdit(chatId, { draft, text: wish.before, takesFocus: true })}
        >
          {say.wish.before}
        </Button>
      )}
    </p>
  )
}

/** Has a draft written again: in one of the ways that hosts ask for most, or in words. */
export default function WriteAgainForm({ draft, card }: { draft: MessageView; card?: RefObject<HTMLElement | null> }) {
  const [chosen, setOpen] = useState<boolean>()
  // A wish that was begun stays in sight, whatever became of the draft that it was about.
  const placeId = unsentPlace(draft.chatId, null)
  const isUnsent = useFirstUnsent([placeId]) !== undefined
  const [isBegun] = useState(() => isHeld(placeId))
  const open = chosen ?? (isUnsent || isBegun)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  useShortcuts(
    {
      writeAgain: (event) => {
        event.preventDefault()
        setOpen(true)
      },
    },
    card,
  )
  if (draft.answersId === null) return null
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className="mt-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <Button
          ref={opener}
          look="link"
          size="inline"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-keyshortcuts="w"
          onClick={() => setOpen(!open)}
        >
          {say.wish.open}
        </Button>
        <Wished draft={draft} />
      </div>
      {open && <Choices draft={draft} id={id} takesFocus={chosen === true} onClose={close} />}
    </div>
  )
}
