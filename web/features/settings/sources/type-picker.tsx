import { Mail, MessageCircle, Send } from 'lucide-react'
import type { SourceTypeName } from '#api/contract/sources.ts'
import { useWasLeftUnsaved } from '#web/lib/use-unsaved-form.ts'
import { say } from '#web/texts/say.ts'
import { Badge } from '#web/ui/badge.tsx'
import { unsavedSource } from './use-source-form.ts'

const READY = [
  { type: 'gmail', Icon: Mail },
  { type: 'email', Icon: Mail },
  { type: 'whatsapp', Icon: MessageCircle },
] as const
const ANNOUNCED = [
  { type: 'outlook', Icon: Mail },
  { type: 'telegram', Icon: Send },
] as const

const tileClass =
  'flex min-h-14 w-full items-center gap-3 rounded-control border border-line px-4 text-left text-body transition-colors [&_svg]:size-5 [&_svg]:text-muted'

/** The kinds of source; two are announced and cannot be picked yet. */
export function TypePicker({ onPick }: { onPick: (type: SourceTypeName) => void }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{say.sources.pick}</p>
      {READY.map((ready) => (
        <Tile key={ready.type} {...ready} onPick={onPick} />
      ))}
      {ANNOUNCED.map(({ type, Icon }) => (
        <button key={type} type="button" disabled className={`${tileClass} text-muted`}>
          <Icon aria-hidden />
          <span className="flex-1">{say.sources.types[type]}</span>
          <Badge>{say.sources.comingSoon}</Badge>
        </button>
      ))}
    </div>
  )
}

function Tile({ type, Icon, onPick }: (typeof READY)[number] & { onPick: (type: SourceTypeName) => void }) {
  const isBegun = useWasLeftUnsaved(unsavedSource(type))
  return (
    <button type="button" className={`${tileClass} hover:border-control hover:bg-raised`} onClick={() => onPick(type)}>
      <Icon aria-hidden />
      <span className="flex-1">{say.sources.types[type]}</span>
      {isBegun && <Badge tone="warn">{say.sources.begun}</Badge>}
    </button>
  )
}
