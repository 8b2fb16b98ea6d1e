import { EyeOff } from 'lucide-react'
import { splitAtHidden } from '#api/contract/shown-text.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Badge } from '#web/ui/badge.tsx'

/** A text in the order of its characters: those that nobody sees are marked, and turn nothing round. */
export default function HiddenMarked({ text }: { text: string }) {
  return splitAtHidden(text).map((piece, index) =>
    'text' in piece ? (
      piece.text
    ) : (
      <Badge key={index} tone="warn" lang={langOf('it')} title={say.hidden.hint} className="mx-0.5 align-baseline">
        <EyeOff aria-hidden />
        {say.hidden.characters(piece.hidden)}
      </Badge>
    ),
  )
}
