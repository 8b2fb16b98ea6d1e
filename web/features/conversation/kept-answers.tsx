import { useState } from 'react'
import { LEARNT_SENTENCE_MAX } from '#api/contract/field-limits.ts'
import type { ProposalView } from '#api/contract/learning.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { useKeepAnswer, useOpenAnswers } from './keep-answer.ts'
import { OneLineForm } from './one-line-form.tsx'
import { focusConversation } from './write-again.ts'

function KeepAnswer({ proposal }: { proposal: ProposalView }) {
  const { sentence, property } = proposal
  const [text, setText] = useState(sentence)
  const [error, setError] = useState<string>()
  const label = say.question.keep(property)
  const { mutate, isPending } = useKeepAnswer(proposal, (failure) => setError(say.question.wrongField(label, failure)))
  const settle = (verdict: string | null) => {
    // Not `disabled` while it goes on, which would take the focus from what was pressed.
    if (isPending) return
    setError(undefined)
    mutate({ sentence: verdict }, { onSuccess: focusConversation })
  }
  return (
    <OneLineForm
      {...{ label, text, error }}
      initial={sentence}
      max={LEARNT_SENTENCE_MAX}
      busy={isPending}
      takesFocus={false}
      submit={say.question.keepIt}
      onText={(next) => {
        setText(next)
        setError(undefined)
      }}
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
