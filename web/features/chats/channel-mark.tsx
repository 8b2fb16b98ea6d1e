import { BedDouble, House, type LucideIcon, Mail, MessageCircle } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'

const ICONS: Record<string, LucideIcon> = {
  gmail: Mail,
  email: Mail,
  whatsapp: MessageCircle,
  airbnb: House,
  vrbo: House,
  booking: BedDouble,
}

export function ChannelMark({ channel }: { channel: string }) {
  const Icon = ICONS[channel] ?? Mail
  return (
    <Badge>
      <Icon aria-hidden />
      {channel}
    </Badge>
  )
}
