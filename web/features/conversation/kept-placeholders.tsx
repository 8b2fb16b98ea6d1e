import { X } from 'lucide-react'
import { splitAtPlaceholders } from '#api/contract/placeholders.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { SecretChip } from './chipped-text.tsx'

/** The placeholders of a text that is being written: what they stand for, and a way to take each out. */
export function KeptPlaceholders({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const parts = splitAtPlaceholders(text)
  const kept = parts.flatMap((part) => (part.kind === null ? [] : [{ placeholder: part.text, kind: part.kind }]))
  const unique = kept.filter(
    ({ placeholder }, index) => kept.findIndex((one) => one.placeholder === placeholder) === index,
  )
  if (unique.length === 0) return null
  return (
    <div className="mt-2 text-small text-muted">
      <p>{say.inbox.draft.secretHint}</p>
      <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
        {unique.map(({ placeholder, kind }) => (
          <li key={placeholder} className="flex items-center gap-1">
            <SecretChip kind={kind} />
            <Button
              look="quiet"
              size="smallIcon"
              aria-label={say.editor.removeSecret(say.secrets.names[kind])}
              onClick={() => onChange(text.replaceAll(placeholder, ''))}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
