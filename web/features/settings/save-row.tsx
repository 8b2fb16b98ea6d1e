import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'

/** The end of a settings form: Save, what else can be done, and that it was saved. */
export function SaveRow({ busy, saved, children }: { busy: boolean; saved: string | null; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="primary" type="submit" busy={busy}>
        {say.basics.common.save}
      </Button>
      {children}
      <p role="status" className="flex items-center gap-1.5 text-small text-good">
        {saved !== null && (
          <>
            <CircleCheck aria-hidden className="size-4" />
            {saved}
          </>
        )}
      </p>
    </div>
  )
}
