import type { MeView, Theme } from '#api/contract/me.ts'
import { isAdmin } from '#web/lib/me.ts'
import { paths } from '#web/lib/paths.ts'
import { commandsNow, SHORTCUTS, type ShortcutName } from '#web/lib/shortcuts.ts'
import { signOut } from '#web/lib/sign-out.ts'
import { LANGUAGE_CHOICES, type LanguageChoice } from '#web/texts/language-choice.ts'
import { say } from '#web/texts/say.ts'
import { toastFailed } from '#web/ui/toast.ts'

/** One line of the palette: what it is called, its keys where it has some, and what it does. */
export type Command = { id: string; label: string; group: string; keys?: string; run: () => void }

const PLACES: { name: keyof typeof say.palette.places; to: string; key?: ShortcutName }[] = [
  { name: 'dashboard', to: paths.dashboard, key: 'goDashboard' },
  { name: 'chats', to: paths.chats, key: 'goChats' },
  { name: 'toApprove', to: paths.waitingChats('da-approvare') },
  { name: 'toAnswer', to: paths.waitingChats('da-rispondere') },
  { name: 'properties', to: paths.properties, key: 'goProperties' },
  { name: 'addProperty', to: paths.addProperty },
  { name: 'analytics', to: paths.analytics },
  { name: 'general', to: paths.settings, key: 'goSettings' },
  { name: 'ai', to: paths.settingsTab('ai') },
  { name: 'sources', to: paths.settingsTab('sources') },
]
/** They move within a list, or are told by the palette in another way. */
const NOT_LISTED: ReadonlySet<ShortcutName> = new Set([
  ...(['next', 'previous', 'open', 'back', 'palette', 'help'] as const),
  // Of what has the focus, and the palette has it.
  'send',
  // A toast, and the message itself, offer it while there is something to take back.
  'undo',
])
const isAction = (name: ShortcutName) => !NOT_LISTED.has(name) && !name.startsWith('go')
const THEMES = ['light', 'dark', 'system'] as const

type Ways = {
  go: (to: string) => void
  help: () => void
  choose: (language: LanguageChoice) => void
  look: (theme: Theme) => void
}

/** What can be done on the screen below the palette. */
export const commandsHere = (): Command[] =>
  commandsNow()
    .filter(({ name }) => isAction(name))
    .map(({ name, run }) => ({
      ...{ id: `here-${name}`, label: say.shortcuts[name], group: say.palette.groups.here, keys: SHORTCUTS[name].keys },
      // What came meanwhile, such as another draft, was seen by nobody.
      run: () => void (run() || toastFailed(say.palette.gone)),
    }))

/** Where one can go, and what can be set, from anywhere. */
export function commandsAnywhere(me: MeView | undefined, { go, help, choose, look }: Ways): Command[] {
  const places = PLACES.map(({ name, to, key }) => ({
    ...{ id: `place-${name}`, label: say.palette.places[name], group: say.palette.groups.places, run: () => go(to) },
    ...(key && { keys: SHORTCUTS[key].keys }),
  }))
  const admin = {
    id: 'place-admin',
    label: say.palette.places.admin,
    group: say.palette.groups.places,
    run: () => go(paths.admin),
  }
  const group = say.palette.groups.other
  const themes = THEMES.map((theme) => ({
    ...{ id: `theme-${theme}`, label: say.palette.themes[theme], group },
    run: () => look(theme),
  }))
  const languages = LANGUAGE_CHOICES.map((choice) => ({
    ...{ id: `language-${choice}`, label: `${say.languages.title}: ${say.languages.choices[choice]}`, group },
    run: () => choose(choice),
  }))
  return [
    ...places,
    ...(isAdmin(me) ? [admin] : []),
    { id: 'help', label: say.shortcuts.help, group, keys: SHORTCUTS.help.keys, run: help },
    ...themes,
    ...languages,
    { id: 'logout', label: say.inbox.shell.logout, group, run: () => void signOut() },
  ]
}
