import { Pencil } from 'lucide-react'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  onApprove: () => void
  /** Left out while another draft is edited beside it. */
  onEdit: (() => void) | undefined
  onReject: () => void
  /** It cannot arrive as it stands. */
  isBlocked: boolean
  /** Nobody can have read it yet. */
  isUnread: boolean
  /** It was pressed, and is done in a moment. */
  isLooking: boolean
  describedBy: string | undefined
}

/** What is decided of a draft. */
export function DraftActions({ onApprove, onEdit, onReject, isBlocked, isUnread, isLooking, describedBy }: Props) {
  return (
    <div className="grid grid-cols-2 items-center gap-2 max-md:w-full md:flex">
      <Button
        look={onEdit ? 'primary' : 'outline'}
        className="aria-disabled:opacity-55 max-md:col-span-2"
        onClick={onApprove}
        busy={isLooking}
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
