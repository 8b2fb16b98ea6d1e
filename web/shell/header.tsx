import { LogOut } from 'lucide-react'
import { Link, NavLink } from 'react-router-dom'
import { cn } from '#web/lib/cn.ts'
import { paths } from '#web/lib/paths.ts'
import { signOut } from '#web/lib/sign-out.ts'
import { say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { AccountButton } from './account-button.tsx'
import { corners, places } from './nav-links.ts'

const linkClass = ({ isActive }: { isActive: boolean }) =>
  cn(
    'relative inline-flex h-14 items-center px-1 text-body font-medium transition-colors outline-offset-[-4px] after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full after:transition-colors',
    isActive ? 'text-ink after:bg-accent' : 'text-muted hover:text-ink',
  )

const cornerClass = ({ isActive }: { isActive: boolean }) =>
  cn(buttonClass({ look: 'quiet', size: 'icon' }), 'max-md:hidden', isActive && 'bg-raised text-accent')

/** The slim bar on top: wordmark, the three places, and the corner. On a phone the places are below. */
export function Header() {
  return (
    <header className="z-30 grid h-14 shrink-0 grid-cols-[1fr_auto_1fr] items-center gap-4 border-b border-line bg-paper px-4 md:px-6">
      <Link
        to={paths.dashboard}
        aria-label={say.inbox.product}
        className="flex w-fit items-center rounded-control pointer-coarse:min-h-11"
      >
        <Wordmark />
      </Link>
      <nav aria-label={say.inbox.shell.navigation} className="flex gap-6 max-md:hidden">
        {places.map(({ to, name, end }) => (
          <NavLink key={to} to={to} end={end ?? false} className={linkClass}>
            {say.inbox.shell[name]}
          </NavLink>
        ))}
      </nav>
      <div className="col-start-3 flex items-center justify-end gap-1">
        {corners.map(({ to, name, Icon }) => (
          <NavLink
            key={to}
            to={to}
            title={say.inbox.shell[name]}
            aria-label={say.inbox.shell[name]}
            className={cornerClass}
          >
            <Icon aria-hidden />
          </NavLink>
        ))}
        <AccountButton />
        <button
          type="button"
          className={cn(buttonClass({ look: 'quiet', size: 'small' }), 'max-md:px-2')}
          aria-label={say.inbox.shell.logout}
          title={say.inbox.shell.logout}
          onClick={() => void signOut()}
        >
          <LogOut aria-hidden className="md:hidden" />
          <span className="max-md:sr-only">{say.inbox.shell.logout}</span>
        </button>
      </div>
    </header>
  )
}
