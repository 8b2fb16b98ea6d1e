import { useQueryClient } from '@tanstack/react-query'
import { Pencil, TriangleAlert } from 'lucide-react'
import { lazy, type RefObject, Suspense, useEffect, useId, useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { isUnseen, noteChanged, noteShown } from '#web/lib/lost-focus.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { DraftFrame, DraftHead } from './draft-head.tsx'
import { DraftText } from './draft-text.tsx'
import { GrowingDraft } from './growing-draft.tsx'
import type { RunCommand } from './message-commands.ts'
import { FilesToSend, ReplyBox } from './reply-box.tsx'
import { saidOnce } from './said-once.ts'
import { whyHeld } from './uploads.ts'
import { useUnseen } from './use-unseen.ts'

const ArrivalLine = lazy(() => import('./arrival-line.tsx'))
const DeadlineLine = lazy(() => import('./deadline-line.tsx'))
const WriteAgainForm = lazy(() => import('./write-again-form.tsx'))

function Warnings({ draft }: { draft: MessageView }) {
  const { risks, unknowns } = saidOnce(draft)
  const { claims = [] } = draft.evidence ?? {}
  const unproven = claims.some((claim) => claim.fact === null)
  if (risks.length + unknowns.length === 0 && !unproven) return null
  return (
    <ul className="mt-4 flex flex-col gap-1 text-small text-muted">
      {risks.length > 0 && (
        <li className="flex items-start gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
          <span>
            <span className="font-medium text-bad">{say.inbox.draft.risks}:</span> {risks.map(say.told.risk).join(', ')}
          </span>
        </li>
      )}
      {unknowns.length > 0 && (
        <li>
          <span className="font-medium text-ink">{say.inbox.draft.unknowns}:</span>{' '}
          {say.secrets.inWords(unknowns.map(say.told.unknown).join('; '))}
        </li>
      )}
      {unproven && (
        <li>
          <span className="underline decoration-warn decoration-dotted decoration-[1.5px] underline-offset-4">
            {say.inbox.draft.noFact}
          </span>
        </li>
      )}
    </ul>
  )
}

type ActionsProps = {
  onApprove: () => void
  /** Left out while another draft is edited beside it. */
  onEdit: (() => void) | undefined
  onReject: () => void
  /** It cannot arrive as it stands. */
  isBlocked: boolean
  /** Nobody can have read it yet. */
  isUnread: boolean
  describedBy: string | undefined
}

function Actions({ onApprove, onEdit, onReject, isBlocked, isUnread, describedBy }: ActionsProps) {
  return (
    <div className="grid grid-cols-2 items-center gap-2 max-md:w-full md:flex">
      <Button
        look={onEdit ? 'primary' : 'outline'}
        className="aria-disabled:opacity-55 max-md:col-span-2"
        onClick={onApprove}
        aria-disabled={isBlocked || isUnread || undefined}
        aria-keyshortcuts="a"
        aria-describedby={describedBy}
      >
        {say.inbox.draft.approve}
      </Button>
      {onEdit && (
        <Button look="outline" onClick={onEdit} aria-keyshortcuts="Shift+E">
          <Pencil aria-hidden />
          {say.inbox.draft.edit}
        </Button>
      )}
      <Button
        look="quiet"
        className="aria-disabled:opacity-55"
        onClick={onReject}
        aria-disabled={isUnread || undefined}
        aria-keyshortcuts="e"
      >
        {say.inbox.draft.reject}
      </Button>
    </div>
  )
}

/** Whether other words have come in place of those that were shown first. They rest from keys and clicks until they can have been read. */
function useChanged({ chatId, text }: MessageView): boolean {
  const [shown, setShown] = useState({ text, isChanged: false })
  useEffect(() => noteShown(chatId), [chatId])
  useEffect(() => {
    if (shown.isChanged) noteChanged()
  }, [shown])
  if (shown.text !== text) setShown({ text, isChanged: true })
  return shown.isChanged
}

/** A click that was on its way before what is under it came there means something else. */
const ifSeen = (act: () => void) => () => {
  if (!isUnseen()) act()
}

/** Of what describes a control, all that is there. */
const idsOf = (shown: Record<string, boolean>): string | undefined =>
  Object.keys(shown)
    .filter((id) => shown[id])
    .join(' ') || undefined

/** The draft that waits for the host: what it says, how sure it is and why it waits, then the decision. Its keys are its own. */
export function DraftCard({
  draft,
  card,
  run,
  onDecided,
  onEdit,
}: {
  draft: MessageView
  card: RefObject<HTMLElement | null>
  run: RunCommand
  onDecided: () => void
  onEdit: (() => void) | undefined
}) {
  const { id: messageId, version, recipient } = draft
  const recipientId = useId()
  const arrivalId = useId()
  const isChanged = useChanged(draft)
  const isUnread = useUnseen()
  const client = useQueryClient()
  const blocked = draft.arrival.find(({ isCertain }) => isCertain)
  const approve = () => {
    const why = blocked
      ? `${say.arrival.never}: ${say.told.sentence(blocked.reason)}`
      : whyHeld(client, { chatId: draft.chatId, placeId: messageId })
    if (why !== undefined) return toastFailed(why)
    run({ verb: 'approve', messageId, version, recipient, key: randomKey() })
    onDecided()
  }
  const reject = () => {
    run({ verb: 'discard', messageId, version })
    onDecided()
  }
  useShortcuts(
    {
      approve,
      edit: (event) => {
        event.preventDefault()
        onEdit?.()
      },
      reject,
    },
    card,
  )
  return (
    <DraftFrame label={say.inbox.draft.region} frame={card}>
      <DraftHead draft={draft} recipientId={recipientId} />
      <div className="mt-4">
        <DraftText draft={draft} />
        <p role="status" className="mt-2 text-small text-muted empty:hidden">
          {isChanged && say.inbox.draft.changed}
        </p>
        <GrowingDraft draft={draft} />
        <Warnings draft={draft} />
        <Suspense>
          <ArrivalLine id={arrivalId} chatId={draft.chatId} text={draft.text} />
        </Suspense>
        <Suspense>
          <FilesToSend chatId={draft.chatId} placeId={messageId} isShown />
        </Suspense>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Actions
            onApprove={ifSeen(approve)}
            onEdit={onEdit}
            onReject={ifSeen(reject)}
            isBlocked={blocked !== undefined}
            isUnread={isUnread}
            describedBy={idsOf({ [recipientId]: recipient !== null, [arrivalId]: blocked !== undefined })}
          />
          <Suspense fallback={<p className="h-10 w-full md:h-5" />}>
            <DeadlineLine draft={draft} />
          </Suspense>
        </div>
        <Suspense fallback={<p className="mt-2 h-6" />}>
          <WriteAgainForm draft={draft} card={card} />
        </Suspense>
        <ReplyBox chatId={draft.chatId} label={say.inbox.draft.own} className="mt-4" />
      </div>
    </DraftFrame>
  )
}
