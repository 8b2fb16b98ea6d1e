import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { adminTexts } from '#web/texts/admin.ts'
import { en } from '#web/texts/en.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const texts = adminTexts.password
const dayAndClock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const textOf = ({ email, expiresAt }: { email: string; expiresAt: string | undefined }) =>
  expiresAt === undefined
    ? texts.text(email)
    : `${texts.text(email)} ${texts.until(dayAndClock.format(new Date(expiresAt)))}`

/** Shows a generated password, once: when it is closed, nothing knows it any more. */
export function TemporaryPassword({
  shown,
  onDone,
}: {
  shown: { email: string; password: string; expiresAt: string | undefined } | null
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
  if (shown === null) return null
  return (
    <Dialog
      lang="en"
      open
      onOpenChange={close}
      title={texts.title}
      description={textOf(shown)}
      closeLabel={en.common.close}
    >
      <div className="flex flex-wrap items-center gap-3">
        <code className="flex-1 rounded-control bg-raised px-3 py-2 text-body break-all select-all">
          {shown.password}
        </code>
        <Button onClick={() => void copy(shown.password)}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? texts.copied : texts.copy}
        </Button>
      </div>
      <div className="mt-6 flex justify-end">
        <Button look="primary" onClick={close}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  )
}
