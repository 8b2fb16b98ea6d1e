import { Check, ChevronDown, Circle, Hourglass } from 'lucide-react'
import { useRef, useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { unsentPlace } from '#api/contract/unsent-place.ts'
import { cn } from '#web/lib/cn.ts'
import { useIsPhone } from '#web/lib/use-media.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { askedBy } from './asked-by.ts'
import { GuestText } from './guest-text.tsx'
import { isHeld } from './held-focus.ts'
import { useOpenAnswers } from './keep-answer.ts'
import { KeptAnswers } from './kept-answers.tsx'
import { PartAnswer } from './part-answer.tsx'
import { askedOf, inSight, nameOf, type Question } from './said-once.ts'
import { useFirstUnsent } from './unsent-text.ts'

const MARKS = {
  answered: { Icon: Check, tone: 'text-good' },
  deferred: { Icon: Hourglass, tone: 'text-warn' },
  open: { Icon: Circle, tone: 'text-bad' },
} as const

/** '3 domande: 2 coperte, 1 rimandata, manca: sconto'. */
function summaryOf(asked: Question[]): string {
  const many = (state: Question['state']) => asked.filter((question) => question.state === state).length
  const states = (
    [
      ['answered', say.question.covered],
      ['deferred', say.question.deferred],
      ['open', say.question.open],
    ] as const
  ).flatMap(([state, inWords]) => (many(state) === 0 ? [] : [inWords(many(state))]))
  const missing = [...new Set(asked.filter(({ state }) => state !== 'answered').map(nameOf))]
  const parts = missing.length === 0 ? states : [...states, say.question.missing(missing)]
  return `${asked.length === 1 ? say.question.one : say.question.more(asked.length)}: ${parts.join(', ')}`
}

/** Below that no width at which two columns stand has cut a question at its second line. */
const MAY_BE_CUT = 100

type Opened = { text: string; takesFocus: boolean }

/** Each part with what became of it; what is missing can be answered. */
function Parts({ asked, draft }: { asked: Question[]; draft: MessageView }) {
  const { chatId } = draft
  const placeOf = ({ text }: Question) => unsentPlace(chatId, text)
  const [chosen, setOpened] = useState<Opened | null | undefined>(() => {
    const held = asked.find((question) => isHeld(placeOf(question)))
    return held && { text: held.text, takesFocus: false }
  })
  const written = useFirstUnsent(asked.map(placeOf))
  // What was begun, here before or in another window, is in sight until the host closes it.
  const unsent = written === undefined ? undefined : asked.find((question) => placeOf(question) === written)
  const opened = chosen ?? (chosen === undefined && unsent ? { text: unsent.text, takesFocus: false } : null)
  const list = useRef<HTMLUListElement>(null)
  const mayAnswer = draft.status === 'pending' && draft.answersId !== null
  const open = mayAnswer ? asked.find(({ text, state }) => text === opened?.text && state !== 'answered') : undefined
  const close = () => {
    setOpened(null)
    list.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
  }
  const left = asked.filter(({ state }) => state !== 'answered').length
  if (asked.length < 2 && left === 0) return null
  return (
    <>
      <ul ref={list} className="flex flex-wrap gap-x-4 gap-y-0.5 text-small">
        {asked.map((question, index) => {
          const { Icon, tone } = MARKS[question.state]
          const isLeft = mayAnswer && question.state !== 'answered'
          return (
            <li
              key={index}
              className="flex min-w-0 items-center gap-1"
              title={say.secrets.inWords(inSight(question.text))}
            >
              <Icon aria-hidden className={`size-3.5 shrink-0 ${tone}`} />
              {/* What alone is missing has just been named. */}
              <span className={isLeft && left === 1 ? 'sr-only' : 'max-w-[32ch] truncate'}>{nameOf(question)}</span>
              <span className="sr-only">: {say.question.states[question.state]}</span>
              {isLeft && (
                <Button
                  look="link"
                  size="inline"
                  aria-label={say.question.answerTo(nameOf(question))}
                  aria-expanded={open?.text === question.text}
                  onClick={() => setOpened({ text: question.text, takesFocus: true })}
                >
                  {say.question.answer}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {open !== undefined && (
        <PartAnswer
          key={open.text}
          asked={open.text}
          takesFocus={opened?.takesFocus === true}
          onClose={close}
          draft={draft}
        />
      )}
    </>
  )
}

/** What was asked and what became of it: on a phone in three lines, elsewhere the question in two, that open on tap. */
function Asked({
  text,
  summary,
  isOpen,
  onOpen,
}: {
  text: string
  summary: string
  isOpen: boolean
  onOpen?: () => void
}) {
  const said = (
    <>
      {text !== '' && (
        <span
          dir="auto"
          className={cn(
            'text-body font-medium break-words',
            isOpen ? 'block whitespace-pre-line' : 'line-clamp-2 low:line-clamp-1',
          )}
          title={isOpen ? undefined : say.secrets.inWords(inSight(text))}
        >
          <GuestText text={text} />
        </span>
      )}
      {summary !== '' && (
        <span
          className={cn(
            'text-small text-muted',
            isOpen || !onOpen ? 'block' : 'max-md:line-clamp-1 md:block low:hidden',
          )}
        >
          {summary}
        </span>
      )}
    </>
  )
  if (!onOpen) return <p>{said}</p>
  return (
    <button type="button" aria-expanded={isOpen} onClick={onOpen} className="flex items-start gap-2 text-left">
      <span className="min-w-0 flex-1">{said}</span>
      <ChevronDown aria-hidden className={cn('mt-1 size-4 shrink-0 text-muted', isOpen && 'rotate-180')} />
    </button>
  )
}

/** What the guest asked, in sight for as long as its draft is, with what that does about each part of it. */
export default function PinnedQuestion({
  draft,
  messages,
  isInSheet = false,
}: {
  draft: MessageView
  messages: MessageView[]
  /** At the head of what fills a phone's screen, and not among the messages. */
  isInSheet?: boolean
}) {
  const text = askedBy(draft, messages)
  const asked = askedOf(draft)
  const isPhone = useIsPhone()
  const places = asked.map((part) => unsentPlace(draft.chatId, part.text))
  const isBegun = useFirstUnsent(places) !== undefined
  const [chosen, setOpened] = useState<boolean | undefined>(() => places.some(isHeld) || undefined)
  const [isWhole, setWhole] = useState(false)
  const asksToKeep = useOpenAnswers(draft).length > 0
  if (text === '' && asked.length === 0) return null
  // An answer that was begun is in sight, and so is whether one is to be kept, unless its host closed it.
  const isOpen = !isPhone || (chosen ?? (isBegun || asksToKeep))
  return (
    <section
      aria-label={say.question.region}
      data-pinned
      className={cn(
        'sticky z-20 -mx-4 flex flex-col gap-1 border-y border-line bg-paper px-4 py-2 md:-mx-6 md:px-6 2xl:col-span-full',
        isInSheet ? 'top-0 -mt-4 mb-4 low:mb-1 low:py-1' : 'top-[-1rem] mt-4 -mb-4',
        (isPhone ? isOpen : isWhole) && 'max-h-[50dvh] overflow-y-auto overscroll-contain low:max-h-[30cqh]',
      )}
    >
      <Asked
        text={text}
        summary={asked.length > 0 ? summaryOf(asked) : ''}
        isOpen={isPhone ? isOpen : isWhole}
        {...(isPhone && { onOpen: () => setOpened(!isOpen) })}
        {...(!isPhone && text.length > MAY_BE_CUT && { onOpen: () => setWhole(!isWhole) })}
      />
      {isOpen && (
        <>
          <Parts key={`${draft.id} ${draft.status}`} asked={asked} draft={draft} />
          <KeptAnswers draft={draft} />
        </>
      )}
    </section>
  )
}
