import { KeyRound } from 'lucide-react'
import { type SecretKind, splitAtPlaceholders } from '#api/contract/placeholders.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What stands for a code until the reply leaves, named by what it opens. */
export const SecretChip = ({ kind }: { kind: SecretKind }) => (
  <Badge
    tone="info"
    lang={langOf('it')}
    title={say.inbox.draft.secretHint}
    className="mx-0.5 align-baseline whitespace-normal"
  >
    <KeyRound aria-hidden />
    {say.secrets.names[kind]}
  </Badge>
)

/** A message's words, its placeholders as chips. */
export const ChippedText = ({ text }: { text: string }) =>
  splitAtPlaceholders(text).map((part, index) =>
    part.kind === null ? part.text : <SecretChip key={index} kind={part.kind} />,
  )
