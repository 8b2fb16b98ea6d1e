import { CircleAlert } from 'lucide-react'
import type { MessageView } from '#api/contract/messages.ts'
import { cn } from '#web/lib/cn.ts'
import { say } from '#web/texts/say.ts'

const LOW_BELOW = 8

export const isLow = ({ confidence, is_from_ai, is_discarded, fallback_sent }: MessageView): boolean =>
  is_from_ai && confidence !== null && confidence < LOW_BELOW && !is_discarded && !fallback_sent

/** Specification, section 4: an AI message below 8 that was not discarded says so. */
export function LowConfidence({ message }: { message: MessageView }) {
  const { confidence, is_pending } = message
  if (confidence === null || !isLow(message)) return null
  return (
    <p className={cn('flex items-center gap-1.5 text-small', is_pending ? 'font-medium text-warn' : 'text-muted')}>
      <CircleAlert aria-hidden className="size-3.5 shrink-0" />
      {say.inbox.message.lowConfidence(confidence)}
    </p>
  )
}
