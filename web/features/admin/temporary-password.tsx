import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { dayAndClock } from '#web/lib/time.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const textOf = ({ email, expiresAt }: { email: string; expiresAt: string | undefined }) =>
  expiresAt === undefined
    ? say.admin.password.text(email)
    : `${say.admin.password.text(email)} ${say.admin.password.until(dayAndClock(new Date(expiresAt)))}`

/** Shows a generated password, once: when it is closed, nothing knows it any more. */
export default function TemporaryPassword({
  shown,
  onDone,
}: {
  shown: { email: string; password: string; expiresAt: string | undefined }
  onDone: () => void
}) {
  const [copied, setCopied] = useState(false)
  const copy = async (password: string) => {
    await navigator.clipboard.writeText(password)
    setCopied(true)
  }
  const close = () => {
    setCopied(false)
    onDone()
  }
  return (
    <Dialog
      lang={langOf('en')}
      open
      onOpenChange={close}
      title={say.admin.password.title}
      description={textOf(shown)}
      closeLabel={say.basics.common.close}
    >
      <div className="flex flex-wrap items-center gap-3">
        <code className="flex-1 rounded-control bg-raised px-3 py-2 text-body break-all select-all">
          {shown.password}
        </code>
        <Button onClick={() => void copy(shown.password)}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? say.admin.password.copied : say.admin.password.copy}
        </Button>
      </div>
      <div className="mt-6 flex justify-end">
        <Button look="primary" onClick={close}>
          {say.admin.password.done}
        </Button>
      </div>
    </Dialog>
  )
}
