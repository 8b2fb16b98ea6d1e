import { Link } from 'react-router-dom'
import type { ProposalView } from '#api/contract/learning.ts'
import { paths } from '#web/lib/paths.ts'
import type { AutonomyTexts } from '#web/texts/en/autonomy.ts'
import { Button } from '#web/ui/button.tsx'
import { useAcceptProposal, useDismissProposal } from './read-learning.ts'

type Props = { proposal: ProposalView; texts: AutonomyTexts }

/** A sentence of the host's with what it would teach, where it was said, and one click for each answer. */
export function ProposalRow({ proposal, texts: all }: Props) {
  const texts = all.learning
  const { id, sentence, property, chatId, said, replaces, suggestedUntil } = proposal
  const accept = useAcceptProposal(all.failedToSave)
  const dismiss = useDismissProposal(all.failedToSave)
  const isBusy = accept.isPending || dismiss.isPending
  const choices = [
    ...(suggestedUntil === null
      ? []
      : [{ name: texts.until(all.day(suggestedUntil)), scope: 'property' as const, until: suggestedUntil }]),
    { name: texts.here(property), scope: 'property' as const, until: null },
    { name: texts.everywhere, scope: 'all' as const, until: null },
  ]
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0">
      <p className="break-words">
        {texts.quoted(sentence)}{' '}
        <Link to={paths.chat(chatId)} className="text-small underline">
          {texts.source}
        </Link>
      </p>
      {said.length > 0 && <p className="text-small text-muted">{texts.says(said.join(' '))}</p>}
      {replaces.length > 0 && <p className="text-small text-warn">{texts.replaces(replaces.join(' '))}</p>}
      <div className="flex flex-wrap gap-2">
        {choices.map(({ name, scope, until }, index) => (
          <Button
            key={name}
            look={index === 0 ? 'outline' : 'quiet'}
            size="small"
            disabled={isBusy}
            aria-label={texts.actionOn(name, sentence)}
            onClick={() => accept.mutate({ id, scope, until })}
          >
            {name}
          </Button>
        ))}
        <Button
          look="quiet"
          size="small"
          disabled={isBusy}
          aria-label={texts.actionOn(texts.dismiss, sentence)}
          onClick={() => dismiss.mutate(id)}
        >
          {texts.dismiss}
        </Button>
      </div>
    </li>
  )
}
