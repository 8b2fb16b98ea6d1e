import { useState } from 'react'
import { WISH_TEXT_MAX } from '#api/contract/message-limits.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { unsentPlace } from '#api/contract/unsent-place.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { OneLineForm } from './one-line-form.tsx'
import { inSight } from './said-once.ts'
import { keepUnsentText, useUnsentText } from './unsent-text.ts'
import { focusConversation, useWriteAgain } from './write-again.ts'

type Props = {
  draft: MessageView
  /** The part, as the draft's questions name it: in the guest's words. */
  asked: string
  takesFocus: boolean
  onClose: () => void
}

/** What the host says to a part of the question that the draft leaves open: the draft is written again with it. */
export function PartAnswer({ draft, asked, takesFocus, onClose }: Props) {
  const placeId = unsentPlace(draft.chatId, asked)
  const text = useUnsentText(placeId)
  const [error, setError] = useState<string>()
  const write = (next: string) => {
    keepUnsentText(placeId, next)
    setError(undefined)
  }
  const { mutate, isPending } = useWriteAgain(
    draft,
    () => {
      keepUnsentText(placeId, '')
      onClose()
      focusConversation()
    },
    (failure) => setError(say.question.wrong(asked, failureIt(failure, say.wish.failed))),
  )
  const submit = () => {
    if (text.trim() === '') setError(say.question.wrong(asked, say.question.empty))
    else mutate({ kind: 'answer', text, asked })
  }
  return (
    <OneLineForm
      {...{ placeId, text, error, takesFocus }}
      label={say.question.yourAnswer(say.secrets.inWords(inSight(asked)))}
      max={WISH_TEXT_MAX}
      busy={isPending}
      submit={say.wish.submit}
      onText={write}
      onSubmit={submit}
      onLeave={onClose}
    >
      <Button look="quiet" size="small" className="h-9" disabled={isPending} onClick={onClose}>
        {say.question.later}
      </Button>
    </OneLineForm>
  )
}
