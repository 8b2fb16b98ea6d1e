import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { itWish } from '#web/texts/it-wish.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { keepEdit } from './unsent-text.ts'
import { focusConversation, type HostWish, useWriteAgain } from './write-again.ts'

/** As the API takes it. */
const TEXT_MAX = 300

const CHOICES: { label: string; wish: HostWish }[] = [
  { label: itWish.shorter, wish: { kind: 'shorter' } },
  { label: itWish.warmer, wish: { kind: 'warmer' } },
  { label: itWish.discount, wish: { kind: 'free', text: itWish.discountWish } },
  { label: itWish.again, wish: { kind: 'again' } },
]

function Choices({ draft, id, onClose }: { draft: MessageView; id: string; onClose: () => void }) {
  const [text, setText] = useState('')
  const first = useRef<HTMLButtonElement>(null)
  const { mutate, isPending } = useWriteAgain(draft, focusConversation)
  useEffect(() => first.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') mutate({ kind: 'free', text })
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
      <legend className="sr-only">{itWish.how}</legend>
      <div className="flex flex-wrap gap-2">
        {CHOICES.map(({ label, wish }, index) => (
          <Button key={label} ref={index === 0 ? first : undefined} size="small" onClick={() => mutate(wish)}>
            {label}
          </Button>
        ))}
      </div>
      <form onSubmit={submit} className="flex flex-wrap gap-2">
        <Input
          aria-label={itWish.free}
          placeholder={itWish.freeHint}
          maxLength={TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-w-48 flex-1"
        />
        <Button type="submit" size="small" busy={isPending} disabled={text.trim() === ''} className="h-9">
          {itWish.submit}
        </Button>
      </form>
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
        {isUnmet(draft) ? itWish.asked[wish.kind] : itWish.done[wish.kind]}
        {wish.text !== '' && ` ${itWish.wished(wish.text)}`}
      </span>
      {wish.before !== draft.text && wish.before !== '' && draft.status === 'pending' && (
        <Button
          look="link"
          size="inline"
          onClick={() => keepEdit(chatId, { draft, text: wish.before, takesFocus: true })}
        >
          {itWish.before}
        </Button>
      )}
    </p>
  )
}

/** Has a draft written again: in one of the ways that hosts ask for most, or in words. */
export default function WriteAgainForm({ draft, card }: { draft: MessageView; card?: RefObject<HTMLElement | null> }) {
  const [open, setOpen] = useState(false)
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
          {itWish.open}
        </Button>
        <Wished draft={draft} />
      </div>
      {open && <Choices draft={draft} id={id} onClose={close} />}
    </div>
  )
}
