import {
  Bot,
  ChartColumn,
  House,
  Link2,
  type LucideIcon,
  MailPlus,
  MailSearch,
  MessagesSquare,
  SlidersHorizontal,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '#web/lib/cn.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { paths } from '#web/lib/paths.ts'
import { useIsOnline } from '#web/lib/use-online.ts'
import { say } from '#web/texts/say.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.ts'
import { useAutomaticMode, usePollSources, useSwitchAutomaticMode } from './read-dashboard.ts'

/** Specification, section 9. */
const READ_MAIL_REST_MS = 1_200

const tileClass =
  'flex min-h-16 w-full items-center gap-3 rounded-card bg-surface px-4 py-3 text-left transition-colors hover:bg-raised disabled:opacity-55 aria-disabled:opacity-55'

function Face({
  Icon,
  label,
  hint,
  busy = false,
  on = false,
}: {
  Icon: LucideIcon
  label: string
  hint: string
  busy?: boolean
  on?: boolean
}) {
  return (
    <>
      <span className={cn('flex size-5 shrink-0 items-center justify-center', on ? 'text-good' : 'text-accent')}>
        {busy ? <Spinner /> : <Icon aria-hidden className="size-5" />}
      </span>
      <span className="min-w-0">
        <span className="block text-body font-medium">{label}</span>
        <span className="block text-small text-muted">{hint}</span>
      </span>
    </>
  )
}

const PLACES = [
  { name: 'addProperty', to: paths.addProperty, Icon: House },
  { name: 'link', to: paths.addProperty, Icon: Link2 },
  { name: 'ai', to: paths.settingsTab('ai'), Icon: SlidersHorizontal },
  { name: 'email', to: paths.settingsTab('sources'), Icon: MailPlus },
  { name: 'chat', to: paths.chats, Icon: MessagesSquare },
  { name: 'analytics', to: paths.analytics, Icon: ChartColumn },
] as const

function AutoPilot() {
  const { data: on, isPending } = useAutomaticMode()
  const { mutate, isPending: switching } = useSwitchAutomaticMode()
  const isOnline = useIsOnline()
  const unknown = isPending
    ? say.basics.common.loading
    : isOnline
      ? say.dashboard.actions.autoPilotUnknown
      : say.inbox.conversation.offline
  const hint = on ? say.dashboard.actions.autoPilotOn : say.dashboard.actions.autoPilotOff
  const toggle = () => {
    if (switching) return
    mutate(!on, {
      onSuccess: () => toastDone(on ? say.dashboard.actions.autoPilotNowOff : say.dashboard.actions.autoPilotNowOn),
      onError: (error) => toastFailed(failureIt(error, say.dashboard.actions.failed)),
    })
  }
  return (
    <button
      type="button"
      aria-pressed={on}
      disabled={on === undefined}
      aria-disabled={switching || undefined}
      className={tileClass}
      onClick={toggle}
    >
      <Face
        Icon={Bot}
        label={say.dashboard.actions.autoPilot}
        hint={on === undefined ? unknown : hint}
        on={on === true}
      />
    </button>
  )
}

function ReadMail() {
  const [resting, setResting] = useState(false)
  const { mutate } = usePollSources()
  // Disabled but for the focus, which it would lose.
  const read = () => {
    if (resting) return
    setResting(true)
    setTimeout(() => setResting(false), READ_MAIL_REST_MS)
    mutate(undefined, {
      onSuccess: ({ polled, troubled }) => {
        if (polled === 0) return toastFailed(say.dashboard.actions.noSources)
        const [first] = troubled
        if (first === undefined) return toastDone(say.dashboard.actions.mailRead(polled))
        const why = `${say.dashboard.actions.mailUnread(first.name)} ${say.told.sentence(first.fault)}.`
        toastFailed(troubled.length === 1 ? why : `${why} ${say.dashboard.actions.moreUnread(troubled.length - 1)}`)
      },
      onError: (error) => toastFailed(failureIt(error, say.dashboard.actions.failed)),
    })
  }
  return (
    <button type="button" aria-disabled={resting} aria-busy={resting} className={tileClass} onClick={read}>
      <Face
        Icon={MailSearch}
        label={say.dashboard.actions.readMail}
        hint={say.dashboard.actions.readMailHint}
        busy={resting}
      />
    </button>
  )
}

/** The quiet grid of what a host does most. */
export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions" className="mt-8">
      <h2 id="quick-actions" className="display mb-3 text-title">
        {say.dashboard.actions.title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {PLACES.map(({ name, to, Icon }) => (
          <li key={name}>
            <Link to={to} className={tileClass}>
              <Face Icon={Icon} label={say.dashboard.actions[name]} hint={say.dashboard.actions[`${name}Hint`]} />
            </Link>
          </li>
        ))}
        <li>
          <AutoPilot />
        </li>
        <li>
          <ReadMail />
        </li>
      </ul>
    </section>
  )
}
