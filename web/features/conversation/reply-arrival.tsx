import { lazy, Suspense, useState } from 'react'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import ArrivalLine, { useArrival } from './arrival-line.tsx'
import { useMessages } from './read-conversation.ts'
import { openDraft } from './timeline.ts'
import { useUnsentText } from './unsent-text.ts'

const TemplateDialog = lazy(() => import('./template-dialog.tsx'))

/** Where WhatsApp takes nothing else. */
function TemplateButton({ chatId }: { chatId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" className="mt-2" onClick={() => setIsOpen(true)}>
        {say.arrival.templates.open}
      </Button>
      {isOpen && (
        <Suspense>
          <TemplateDialog chatId={chatId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The same above the box: of the way alone before anything is written, unless the card of a draft says so already. */
export default function ReplyArrival({ chatId }: { chatId: string }) {
  const text = useUnsentText(chatId)
  const isSaidAbove = openDraft(useMessages(chatId).data?.items ?? []) !== undefined
  const takesTemplate = useArrival(chatId, '').some(({ wayOut }) => wayOut === 'template')
  return (
    <>
      {text === '' && isSaidAbove ? null : <ArrivalLine chatId={chatId} text={text} />}
      {takesTemplate && <TemplateButton chatId={chatId} />}
    </>
  )
}
