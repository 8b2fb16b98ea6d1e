import { BedDouble, House, type LucideIcon, Mail, MessageCircle } from 'lucide-react'
import type { Channel } from '#api/contract/chats.ts'

const ICONS: Readonly<Record<Channel, LucideIcon>> = {
  gmail: Mail,
  email: Mail,
  whatsapp: MessageCircle,
  airbnb: House,
  vrbo: House,
  booking: BedDouble,
  expedia: BedDouble,
  agoda: BedDouble,
}

export function ChannelMark({ channel }: { channel: Channel }) {
  const Icon = ICONS[channel]
  return (
    <span className="inline-flex h-5 items-center gap-1 text-badge text-muted">
      <Icon aria-hidden className="size-3.5" />
      {channel}
    </span>
  )
}
