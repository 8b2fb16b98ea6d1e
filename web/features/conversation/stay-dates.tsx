import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck, TriangleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ChatView } from '#api/contract/chats.ts'
import type { PropertyView } from '#api/contract/properties.ts'
import { call } from '#web/lib/api-client.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { showChat } from '#web/lib/show-chat.ts'
import { calendarDay, stayStage } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { say } from '#web/texts/say.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { AskToDiscard } from './ask-to-discard.tsx'
import { useUnsavedInDialog } from './unsaved-in-dialog.ts'

const MINUTE_MS = 60_000

type Days = { checkInDate: string | null; checkOutDate: string | null; replyAddress?: string | null }

const useConfirmStay = (chatId: string, onDone: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (days: Days) => call('confirmStay', { params: { id: chatId }, body: days }),
    onSuccess: async (chat) => {
      await showChat(client, chat)
      onDone()
    },
    onError: (error) => toastFailed(failureIt(error, say.inbox.draft.failed)),
  })
}

const isVouchedFor = (chat: ChatView) => chat.stayConfirmedBy !== null && chat.isStayAddress

const areKnown = ({ checkInDate, checkOutDate }: ChatView) => checkInDate !== null || checkOutDate !== null

/** Of days that nobody knows nobody can say whether they are right. */
function whyUnvouched(chat: ChatView): string {
  if (chat.stayConfirmedBy !== null) return say.stayPanel.otherAddress
  return areKnown(chat) ? say.stayPanel.notConfirmed : say.stayPanel.untilKnown
}

function Vouching({ chat }: { chat: ChatView }) {
  if (isVouchedFor(chat)) {
    return (
      <Badge tone="good" className="w-fit">
        <ShieldCheck aria-hidden />
        {chat.stayConfirmedBy === 'host' ? say.stayPanel.confirmedByHost : say.stayPanel.confirmedByRelay}
      </Badge>
    )
  }
  return (
    <p className="flex items-start gap-2 text-small text-muted">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      {whyUnvouched(chat)}
    </p>
  )
}

function DatesForm({ chat, onDone }: { chat: ChatView; onDone: () => void }) {
  const [from, setFrom] = useState(chat.checkInDate ?? '')
  const [until, setUntil] = useState(chat.checkOutDate ?? '')
  const confirm = useConfirmStay(chat.id, onDone)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const [asks, setAsks] = useState(false)
  const isChanged = from !== (chat.checkInDate ?? '') || until !== (chat.checkOutDate ?? '')
  useUnsavedInDialog(isChanged)
  const leave = () => (isChanged ? setAsks(true) : onDone())
  const isWrong = from !== '' && until !== '' && until <= from
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWrong) confirm.mutate({ checkInDate: from, checkOutDate: until, replyAddress: chat.replyAddress })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves what is open, wherever in it the focus is
    <form
      onSubmit={submit}
      className="flex flex-col gap-2"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        leave()
      }}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2">
        <Field label={say.stayPanel.checkIn}>
          {(control) => (
            <Input
              {...control}
              ref={first}
              type="date"
              required
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
          )}
        </Field>
        <Field label={say.stayPanel.checkOut} error={isWrong ? say.stayPanel.endsTooEarly : undefined}>
          {(control) => (
            <Input {...control} type="date" required value={until} onChange={(event) => setUntil(event.target.value)} />
          )}
        </Field>
      </div>
      {chat.replyAddress && (
        <p className="text-small break-words text-muted">{say.stayPanel.onlyTo(chat.replyAddress)}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" size="small" type="submit" busy={confirm.isPending}>
          {say.stayPanel.confirm}
        </Button>
        <Button look="quiet" size="small" onClick={leave}>
          {say.editor.cancel}
        </Button>
        {chat.stayConfirmedBy !== null && (
          <Button look="quiet" size="small" onClick={() => confirm.mutate({ checkInDate: null, checkOutDate: null })}>
            {say.stayPanel.forget}
          </Button>
        )}
      </div>
      <AskToDiscard open={asks} onOpenChange={setAsks} onDiscard={onDone} />
    </form>
  )
}

function Day({ day, label, hours }: { day: string; label: string; hours: string | undefined }) {
  return (
    <div>
      <dt className="text-badge text-muted">{label}</dt>
      <dd className="font-medium">{calendarDay(day)}</dd>
      {hours && <dd className="figures text-small text-muted">{hours}</dd>}
    </div>
  )
}

/** The days of the stay, and whether the host vouches for them: only then may the house's codes leave. */
export function StayDates({ chat, property }: { chat: ChatView; property: PropertyView | undefined }) {
  const now = useNow(MINUTE_MS)
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const hasEdited = useRef(false)
  useEffect(() => {
    if (editing) hasEdited.current = true
    else if (hasEdited.current) edit.current?.focus()
  }, [editing])
  const { checkInDate, checkOutDate } = chat
  const stage = stayStage(chat, now)
  const stages: Partial<Record<string, string>> = say.inbox.chats.stages
  const told = stage === null ? undefined : stages[stage]
  if (editing) return <DatesForm chat={chat} onDone={() => setEditing(false)} />
  const isKnown = areKnown(chat)
  const toConfirm = isKnown ? say.stayPanel.confirmDates : say.stayPanel.addDates
  return (
    <>
      {isKnown ? (
        <dl className="grid grid-cols-2 gap-2">
          {checkInDate && (
            <Day
              day={checkInDate}
              label={say.stayPanel.checkIn}
              hours={property?.checkIn ? say.stayPanel.from(property.checkIn) : undefined}
            />
          )}
          {checkOutDate && (
            <Day
              day={checkOutDate}
              label={say.stayPanel.checkOut}
              hours={property?.checkOut ? say.stayPanel.until(property.checkOut) : undefined}
            />
          )}
        </dl>
      ) : (
        <p className="text-muted">{say.stayPanel.noDates}</p>
      )}
      {told !== undefined && (
        <Badge tone="info" className="mt-1 w-fit">
          {told}
        </Badge>
      )}
      <Vouching chat={chat} />
      <Button ref={edit} look="link" size="inline" className="w-fit" onClick={() => setEditing(true)}>
        {isVouchedFor(chat) ? say.stayPanel.changeDates : toConfirm}
      </Button>
    </>
  )
}
