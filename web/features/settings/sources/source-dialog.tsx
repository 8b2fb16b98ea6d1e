import { useState } from 'react'
import type { SourceTypeName, SourceView } from '#api/contract/sources.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmailForm } from './email-form.tsx'
import { GmailForm } from './gmail-form.tsx'
import { TypePicker } from './type-picker.tsx'
import { WhatsappForm } from './whatsapp-form.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Without one, the dialog asks for a type and creates. */
  source?: SourceView | undefined
}

/** Adds a source, or edits the one that is given; it closes when it was saved. */
export default function SourceDialog({ open, onOpenChange, source }: Props) {
  return (
    <Dialog
      lang={langOf('en')}
      open={open}
      onOpenChange={onOpenChange}
      title={source === undefined ? say.sources.titles.add : say.sources.titles.edit}
      closeLabel={say.basics.common.close}
    >
      <Steps key={source?.id ?? 'new'} source={source} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function Steps({ source, onDone }: { source: SourceView | undefined; onDone: () => void }) {
  const [picked, setPicked] = useState<SourceTypeName | null>(null)
  const type = source?.type ?? picked
  if (type === null) return <TypePicker onPick={setPicked} />
  const frame = {
    onSaved: onDone,
    onCancel: source === undefined ? () => setPicked(null) : onDone,
    cancelLabel: source === undefined ? say.sources.backToTypes : say.basics.common.cancel,
  }
  if (type === 'gmail') return <GmailForm {...frame} source={source?.type === 'gmail' ? source : undefined} />
  if (type === 'whatsapp') return <WhatsappForm {...frame} source={source?.type === 'whatsapp' ? source : undefined} />
  return <EmailForm {...frame} source={source?.type === 'email' ? source : undefined} />
}
