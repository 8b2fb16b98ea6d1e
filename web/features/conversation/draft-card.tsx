import { Hourglass, Pencil, Sparkles, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { call } from '#web/lib/api-client.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { useMe } from '#web/lib/me.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { it } from '#web/texts/it.ts'
import { reasonsIt, riskIt, unknownIt } from '#web/texts/sentences-it.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Ticks } from '#web/ui/ticks.tsx'
import { Countdown } from './countdown.tsx'
import { GrowingDraft } from './growing-draft.tsx'
import { LowConfidence } from './low-confidence.tsx'
import { MarkedText } from './marked-text.tsx'
import type { RunCommand } from './message-commands.ts'
import { QuestionSummary } from './question-summary.tsx'

/** Fetched with the first draft that is shown, before anybody can have pressed the button. */
const loadEditor = () => import('./draft-editor.tsx')
const DraftEditor = lazy(loadEditor)

function Warnings({ draft }: { draft: MessageView }) {
  const { risks = [], unknowns = [], claims = [] } = draft.evidence ?? {}
  const unproven = claims.some((claim) => claim.fact === null)
  if (risks.length + unknowns.length === 0 && !unproven) return null
  return (
    <ul className="mt-4 flex flex-col gap-1 text-small text-muted">
      {risks.length > 0 && (
        <li className="flex items-start gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
          <span>
            <span className="font-medium text-bad">{it.draft.risks}:</span> {risks.map(riskIt).join(', ')}
          </span>
        </li>
      )}
      {unknowns.length > 0 && (
        <li>
          <span className="font-medium text-ink">{it.draft.unknowns}:</span> {unknowns.map(unknownIt).join('; ')}
        </li>
      )}
      {unproven && (
        <li>
          <span className="underline decoration-warn decoration-dotted decoration-[1.5px] underline-offset-4">
            {it.draft.noFact}
          </span>
        </li>
      )}
    </ul>
  )
}

type ActionsProps = { onApprove: () => void; onEdit: () => void; onReject: () => void; describedBy: string | undefined }

function Actions({ onApprove, onEdit, onReject, describedBy }: ActionsProps) {
  return (
    <div className="grid grid-cols-2 items-center gap-2 max-md:w-full md:flex">
      <Button
        look="primary"
        className="max-md:col-span-2"
        onClick={onApprove}
        aria-keyshortcuts="a"
        aria-describedby={describedBy}
      >
        {it.draft.approve}
      </Button>
      <Button look="outline" onClick={onEdit} aria-keyshortcuts="Shift+E">
        <Pencil aria-hidden />
        {it.draft.edit}
      </Button>
      <Button look="quiet" onClick={onReject} aria-keyshortcuts="e">
        {it.draft.reject}
      </Button>
    </div>
  )
}

/** The draft that waits for the host: what it says, how sure it is and why it waits, then the decision. */
export function DraftCard({ draft, run, onDecided }: { draft: MessageView; run: RunCommand; onDecided: () => void }) {
  const [editing, setEditing] = useState(false)
  useEffect(() => {
    // What fails now is asked for again, and reported, when the host edits.
    loadEditor().catch(() => undefined)
  }, [])
  const builtIn = useMe().data?.drafter === 'built-in'
  const { id: messageId, version, recipient } = draft
  const recipientId = useId()
  const approve = () => {
    run({ verb: 'approve', messageId, version, recipient, key: randomKey() })
    onDecided()
  }
  const approveAs = (text: string, edited: number) => {
    run({ verb: 'approve', messageId, version: edited, recipient, key: randomKey(), text })
    onDecided()
  }
  const edit = () => {
    setEditing(true)
    // No model writes it anew from now on. Where that cannot be said, an approval still names the version that was seen.
    if (draft.writingUntil !== null) void call('beginDraft', { params: { id: messageId } }).catch(logFailure)
  }
  const reject = () => {
    run({ verb: 'discard', messageId, version })
    onDecided()
  }
  useShortcuts({
    approve: () => !editing && approve(),
    edit: (event) => {
      event.preventDefault()
      edit()
    },
    reject: () => !editing && reject(),
  })
  return (
    <section
      aria-label={it.draft.region}
      className="relative mt-6 animate-arrive overflow-hidden rounded-card bg-surface p-4 shadow-float md:p-6"
    >
      <span aria-hidden className="absolute inset-y-0 left-0 w-[3px] bg-ai" />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="ai">
            <Sparkles aria-hidden />
            {it.message.aiDraft}
          </Badge>
          <Badge tone="warn">{it.message.needsApproval}</Badge>
        </div>
        {draft.confidence !== null && (
          <Ticks confidence={draft.confidence} label={it.message.confidence(draft.confidence)} />
        )}
      </div>
      <div className="mt-3 flex flex-col gap-1 text-small text-muted">
        <LowConfidence message={draft} />
        <QuestionSummary questions={draft.evidence?.questions} />
        {draft.reasons.length > 0 && <p>{reasonsIt(draft.reasons)}</p>}
        {builtIn && <p>{it.notices.builtIn}</p>}
        {draft.recipient !== null && (
          <p id={recipientId} className="break-all">
            {it.draft.goesTo(draft.recipient)}
          </p>
        )}
      </div>
      <div className="mt-4">
        {editing ? (
          <Suspense>
            <DraftEditor draft={draft} onSend={approveAs} onCancel={() => setEditing(false)} />
          </Suspense>
        ) : (
          <>
            <MarkedText text={draft.text} evidence={draft.evidence} {...(draft.language && { lang: draft.language })} />
            <GrowingDraft draft={draft} />
            <Warnings draft={draft} />
            <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <Actions
                onApprove={approve}
                onEdit={edit}
                onReject={reject}
                describedBy={draft.recipient === null ? undefined : recipientId}
              />
              {draft.deadlineAt && (
                <p className="flex items-center gap-2 text-small text-muted">
                  <Hourglass aria-hidden className="size-3.5 shrink-0" />
                  <Countdown until={draft.deadlineAt} sentence={it.draft.deadline} passed={it.draft.deadlinePassed} />
                </p>
              )}
            </div>
          </>
        )}
      </div>
    </section>
  )
}
