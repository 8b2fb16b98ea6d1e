import { EyeOff } from 'lucide-react'
import { splitAtHidden } from '#api/contract/shown-text.ts'
import { itHidden } from '#web/texts/it-hidden.ts'
import { Badge } from '#web/ui/badge.tsx'

/** A text in the order of its characters: those that nobody sees are marked, and turn nothing round. */
export default function HiddenMarked({ text }: { text: string }) {
  return splitAtHidden(text).map((piece, index) =>
    'text' in piece ? (
      piece.text
    ) : (
      <Badge key={index} tone="warn" lang="it" title={itHidden.hint} className="mx-0.5 align-baseline">
        <EyeOff aria-hidden />
        {itHidden.characters(piece.hidden)}
      </Badge>
    ),
  )
}
