import { House, LayoutDashboard, type LucideIcon, MessagesSquare, Settings, ShieldUser } from 'lucide-react'
import { paths } from '#web/lib/paths.ts'

export type Place = {
  to: string /** What it is called: among the texts of the shell. */
  name: 'dashboard' | 'properties' | 'chats' | 'admin' | 'settings'
  Icon: LucideIcon
  end?: boolean
}

export const places: Place[] = [
  { to: paths.dashboard, name: 'dashboard', Icon: LayoutDashboard, end: true },
  { to: paths.properties, name: 'properties', Icon: House },
  { to: paths.chats, name: 'chats', Icon: MessagesSquare },
]

export const corners: Place[] = [
  { to: paths.admin, name: 'admin', Icon: ShieldUser },
  { to: paths.settings, name: 'settings', Icon: Settings },
]
