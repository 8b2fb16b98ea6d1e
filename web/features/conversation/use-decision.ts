import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { isUnseen, noteChanged, noteShown } from '#web/lib/lost-focus.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { say } from '#web/texts/say.ts'
import { toastFailed } from '#web/ui/toast.ts'
import type { RunCommand } from './message-commands.ts'
import { useAreTextsKnown } from './unsent-text.ts'
import { whyHeld } from './uploads.ts'
import { useUnseen } from './use-unseen.ts'

type Deciding = {
  /** What has to have the focus for the keys to act. */
  card: RefObject<HTMLElement | null>
  run: RunCommand
  onDecided: () => void
  /** Left out while another draft is edited beside it. */
  onEdit?: (() => void) | undefined
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

/**
 * What is done once it is known whether the host has begun other words, on another device or before the page was loaded anew: where they
 * have, these take the card's place, and what was asked of it is not done. `isLooking`: something waits for that.
 */
function useOnceTextsKnown(chatId: string) {
  const isKnown = useAreTextsKnown(chatId)
  const [asked, setAsked] = useState<{ act: () => void }>()
  // Known once, it stays so: what is asked from then on is done at once.
  useEffect(() => {
    if (isKnown) asked?.act()
  }, [isKnown, asked])
  const once = (act: () => void) => () => (isKnown ? act() : setAsked({ act }))
  return { once, isLooking: asked !== undefined && !isKnown }
}

/** How a draft that is shown is decided, by its buttons or its keys, and what keeps it from being so. */
export function useDecision(draft: MessageView, { card, run, onDecided, onEdit }: Deciding) {
  const { id: messageId, version, recipient } = draft
  const client = useQueryClient()
  const isChanged = useChanged(draft)
  const isUnread = useUnseen()
  const blocked = draft.arrival.find(({ isCertain }) => isCertain)
  const { once, isLooking } = useOnceTextsKnown(draft.chatId)
  const approve = once(() => {
    const why = blocked
      ? `${say.arrival.never}: ${say.told.sentence(blocked.reason)}`
      : whyHeld(client, { chatId: draft.chatId, placeId: messageId })
    if (why !== undefined) return toastFailed(why)
    run({ verb: 'approve', messageId, version, recipient, key: randomKey() })
    onDecided()
  })
  const reject = once(() => {
    run({ verb: 'discard', messageId, version })
    onDecided()
  })
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
  return {
    isChanged,
    isBlocked: blocked !== undefined,
    isUnread,
    isLooking,
    onApprove: ifSeen(approve),
    onReject: ifSeen(reject),
  }
}
