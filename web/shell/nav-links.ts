import { House, LayoutDashboard, type LucideIcon, MessagesSquare, Settings, ShieldUser } from 'lucide-react'
import { paths } from '#web/lib/paths.ts'
import { it } from '#web/texts/it.ts'

export type Place = { to: string; label: string; Icon: LucideIcon; end?: boolean }

export const places: Place[] = [
  { to: paths.dashboard, label: it.shell.dashboard, Icon: LayoutDashboard, end: true },
  { to: paths.properties, label: it.shell.properties, Icon: House },
  { to: paths.chats, label: it.shell.chats, Icon: MessagesSquare },
]

export const corners: Place[] = [
  { to: paths.admin, label: it.shell.admin, Icon: ShieldUser },
  { to: paths.settings, label: it.shell.settings, Icon: Settings },
]
