import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { later } from '#web/code/later.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import ArrivalLine, { useArrival } from './arrival-line.tsx'
import { type Known, knownHere } from './known-here.ts'
import { useMessages } from './read-conversation.ts'
import { openDraft } from './timeline.ts'
import { useUnsentText } from './unsent-text.ts'

const TemplateDialog = later(() => import('./template-dialog.tsx'))

/**
 * Where WhatsApp takes nothing else. What comes in behind the dialog is not in sight of who fills in a template, and does not close it
 * under their hands, though anything may be written from then on.
 */
function TemplateButton({ chatId }: { chatId: string }) {
  const client = useQueryClient()
  const [known, setKnown] = useState<Known>()
  const takesTemplate = useArrival(chatId, '').some(({ wayOut }) => wayOut === 'template')
  return (
    <>
      {takesTemplate && (
        <Button size="small" className="mt-2" onClick={() => setKnown(knownHere(client, chatId))}>
          {say.arrival.templates.open}
        </Button>
      )}
      {known !== undefined && (
        <Suspense>
          <TemplateDialog chatId={chatId} known={known} onClose={() => setKnown(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** The same above the box: of the way alone before anything is written, unless the card of a draft says so already. */
export default function ReplyArrival({ chatId }: { chatId: string }) {
  const text = useUnsentText(chatId)
  const isSaidAbove = openDraft(useMessages(chatId).data?.items ?? []) !== undefined
  return (
    <>
      {text === '' && isSaidAbove ? null : <ArrivalLine chatId={chatId} text={text} />}
      <TemplateButton chatId={chatId} />
    </>
  )
}
