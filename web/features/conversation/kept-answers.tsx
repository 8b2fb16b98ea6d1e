import { useState } from 'react'
import { LEARNT_SENTENCE_MAX } from '#api/contract/field-limits.ts'
import type { ProposalView } from '#api/contract/learning.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { unsentPlace } from '#api/contract/unsent-place.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { useKeepAnswer, useOpenAnswers } from './keep-answer.ts'
import { OneLineForm } from './one-line-form.tsx'
import { keepUnsentText, useUnsentText } from './unsent-text.ts'
import { focusConversation } from './write-again.ts'

function KeepAnswer({ proposal }: { proposal: ProposalView }) {
  const { sentence, property, chatId } = proposal
  const placeId = unsentPlace(chatId, sentence)
  const words = useUnsentText(placeId)
  const [isEmptied, setEmptied] = useState(false)
  const text = words !== '' || isEmptied ? words : sentence
  const write = (next: string) => {
    setEmptied(next === '')
    keepUnsentText(placeId, next === sentence ? '' : next)
    setError(undefined)
  }
  const [error, setError] = useState<string>()
  const label = say.question.keep(property)
  const { mutate, isPending } = useKeepAnswer(proposal, (failure) => setError(say.question.wrongField(label, failure)))
  const settle = (verdict: string | null) => {
    // Not `disabled` while it goes on, which would take the focus from what was pressed.
    if (isPending) return
    setError(undefined)
    const onSuccess = () => {
      keepUnsentText(placeId, '')
      focusConversation()
    }
    mutate({ sentence: verdict }, { onSuccess })
  }
  return (
    <OneLineForm
      {...{ placeId, label, text, error }}
      initial={sentence}
      max={LEARNT_SENTENCE_MAX}
      busy={isPending}
      takesFocus={false}
      submit={say.question.keepIt}
      onText={write}
      onSubmit={() =>
        text.trim() === '' ? setError(say.question.wrongField(label, say.question.empty)) : settle(text)
      }
      onLeave={focusConversation}
    >
      <Button
        look="quiet"
        size="small"
        className="h-9"
        aria-disabled={isPending || undefined}
        onClick={() => settle(null)}
      >
        {say.question.keepNot}
      </Button>
    </OneLineForm>
  )
}

/** What the host answered for a draft: whether the house is to know it from now on. */
export function KeptAnswers({ draft }: { draft: MessageView }) {
  const open = useOpenAnswers(draft)
  return open.map((proposal) => <KeepAnswer key={proposal.id} proposal={proposal} />)
}
