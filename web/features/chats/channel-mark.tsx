import { BedDouble, House, type LucideIcon, Mail, MessageCircle } from 'lucide-react'
import type { Channel } from '#api/contract/chats.ts'

const ICONS: Record<string, LucideIcon> = {
  gmail: Mail,
  email: Mail,
  whatsapp: MessageCircle,
  airbnb: House,
  vrbo: House,
  booking: BedDouble,
  expedia: BedDouble,
  agoda: BedDouble,
} satisfies Record<Channel, LucideIcon>

export function ChannelMark({ channel }: { channel: string }) {
  const Icon = ICONS[channel] ?? Mail
  return (
    <span className="inline-flex h-5 items-center gap-1 text-badge text-muted">
      <Icon aria-hidden className="size-3.5" />
      {channel}
    </span>
  )
}
