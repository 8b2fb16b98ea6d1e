import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { markText, unmarkWords } from './sought-words.ts'
import type { TimelineItem } from './timeline.ts'

/** About a second. */
const MOST_FRAMES = 60

const textOf = (item: TimelineItem) => (item.kind === 'message' ? item.message.text.toLocaleLowerCase() : '')

/** Marks the words in a message as soon as it is drawn; what ends it takes the marks away. */
function markWhenDrawn(key: string, words: string): () => void {
  let frame = 0
  const look = (tries: number) => {
    const item = document.getElementById(key)
    if (item) markText(item, words)
    else if (tries > 0) frame = requestAnimationFrame(() => look(tries - 1))
  }
  look(MOST_FRAMES)
  return () => {
    cancelAnimationFrame(frame)
    unmarkWords()
  }
}

function Bar({
  items,
  reveal,
  onClose,
}: {
  items: TimelineItem[]
  reveal: (key: string) => void
  onClose: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const [words, setWords] = useState('')
  const [turn, setTurn] = useState(0)
  const sought = useDeferredValue(words.trim().toLocaleLowerCase())
  const texts = useMemo(() => items.map(textOf), [items])
  const hits = useMemo(
    () => (sought === '' ? [] : texts.flatMap((text, index) => (text.includes(sought) ? [index] : []))),
    [texts, sought],
  )
  // The newest first, as everybody comes from the end; the turn goes round.
  const at = hits.length - 1 - (((turn % hits.length) + hits.length) % hits.length)
  const key = items[hits[at] ?? -1]?.key
  const show = useRef(reveal)
  useEffect(() => {
    show.current = reveal
  })
  useEffect(() => {
    if (key === undefined) return
    show.current(key)
    return markWhenDrawn(key, sought)
  }, [key, sought])
  return (
    <search className="absolute top-2 right-0 flex items-center gap-1 rounded-card border border-line bg-surface p-1 shadow-float">
      <Input
        type="search"
        ref={field}
        aria-label={say.find.label}
        placeholder={say.find.label}
        value={words}
        className="w-52"
        onChange={(event) => {
          setWords(event.target.value)
          setTurn(0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          if (event.key === 'Enter') setTurn(turn + (event.shiftKey ? -1 : 1))
          event.stopPropagation()
        }}
      />
      <span role="status" className="figures min-w-16 px-1 text-center text-small text-muted">
        {sought !== '' && (hits.length === 0 ? say.find.none : say.find.place(hits.length - at, hits.length))}
      </span>
      <Button
        look="quiet"
        size="icon"
        aria-label={say.find.older}
        disabled={hits.length === 0}
        onClick={() => setTurn(turn + 1)}
      >
        <ChevronUp aria-hidden />
      </Button>
      <Button
        look="quiet"
        size="icon"
        aria-label={say.find.newer}
        disabled={hits.length === 0}
        onClick={() => setTurn(turn - 1)}
      >
        <ChevronDown aria-hidden />
      </Button>
      <Button look="quiet" size="icon" aria-label={say.find.close} onClick={onClose}>
        <X aria-hidden />
      </Button>
    </search>
  )
}

/** The browser finds words only in what is drawn: in a long conversation its key opens a field of ours, pressed there again its own. */
export function FindInThread({ items, reveal }: { items: TimelineItem[]; reveal: (key: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isFind =
        event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isFind || event.defaultPrevented || isOpen) return
      event.preventDefault()
      before.current = document.activeElement
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOpen])
  const close = () => {
    setOpen(false)
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }
  return <div className="sticky top-0 z-10 h-0">{isOpen && <Bar {...{ items, reveal }} onClose={close} />}</div>
}
