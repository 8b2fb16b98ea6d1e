import { NavLink } from 'react-router-dom'
import { cn } from '#web/lib/cn.ts'
import { say } from '#web/texts/say.ts'
import { corners, places } from './nav-links.ts'

const linkClass = ({ isActive }: { isActive: boolean }) =>
  cn(
    'flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-badge outline-offset-[-4px]',
    isActive ? 'font-medium text-accent' : 'text-muted',
  )

/** The places, within reach of a thumb. */
export function BottomBar() {
  return (
    <nav
      aria-label={say.inbox.shell.navigation}
      className="flex shrink-0 border-t border-line bg-paper px-1 pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {[...places, ...corners].map(({ to, name, Icon, end }) => {
        const label = say.inbox.shell[name]
        const short = say.inbox.shell.short[name]
        return (
          <NavLink
            key={to}
            to={to}
            end={end ?? false}
            className={linkClass}
            {...(short && { 'aria-label': `${short}, ${label}` })}
          >
            <Icon aria-hidden className="size-5" />
            <span className="max-w-full truncate px-0.5">{short ?? label}</span>
          </NavLink>
        )
      })}
    </nav>
  )
}
