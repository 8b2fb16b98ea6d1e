import type * as admin from './groups/admin-mix.ts'
import type * as analytics from './groups/analytics-mix.ts'
import type * as chat from './groups/chat-mix.ts'
import type * as dashboard from './groups/dashboard-mix.ts'
import type * as faults from './groups/faults-mix.ts'
import type * as first from './groups/first-mix.ts'
import type * as forms from './groups/forms-mix.ts'
import type * as houses from './groups/houses-mix.ts'
import type * as learned from './groups/learned-mix.ts'
import type * as push from './groups/push-mix.ts'
import type * as settings from './groups/settings-mix.ts'
import type * as shell from './groups/shell-mix.ts'
import type * as sources from './groups/sources-mix.ts'
import type { LanguageChoice } from './language-choice.ts'
import type { TextsLike } from './texts-like.ts'

/** The texts as they come by default, by what fetches them together: each is what the two languages have to say, too. */
type Groups = {
  first: typeof first
  shell: typeof shell
  chat: typeof chat
  dashboard: typeof dashboard
  analytics: typeof analytics
  forms: typeof forms
  houses: typeof houses
  settings: typeof settings
  sources: typeof sources
  faults: typeof faults
  learned: typeof learned
  push: typeof push
  admin: typeof admin
}
export type GroupName = keyof Groups

type AllOf<T> = { [G in keyof T]: (group: T[G]) => void }[keyof T] extends (group: infer All) => void ? All : never
/** Every text of the app, by the name of its file. */
export type Texts = TextsLike<AllOf<Groups>>

type Loaders = { [G in GroupName]: Record<LanguageChoice, () => Promise<TextsLike<Groups[G]>>> }

/** A language that lacks a text does not compile here, and one that nobody chose is not fetched. */
const LOADERS: Loaders = {
  first: {
    mix: () => import('./groups/first-mix.ts'),
    it: () => import('./groups/first-it.ts'),
    en: () => import('./groups/first-en.ts'),
  },
  shell: {
    mix: () => import('./groups/shell-mix.ts'),
    it: () => import('./groups/shell-it.ts'),
    en: () => import('./groups/shell-en.ts'),
  },
  chat: {
    mix: () => import('./groups/chat-mix.ts'),
    it: () => import('./groups/chat-it.ts'),
    en: () => import('./groups/chat-en.ts'),
  },
  dashboard: {
    mix: () => import('./groups/dashboard-mix.ts'),
    it: () => import('./groups/dashboard-it.ts'),
    en: () => import('./groups/dashboard-en.ts'),
  },
  analytics: {
    mix: () => import('./groups/analytics-mix.ts'),
    it: () => import('./groups/analytics-it.ts'),
    en: () => import('./groups/analytics-en.ts'),
  },
  forms: {
    mix: () => import('./groups/forms-mix.ts'),
    it: () => import('./groups/forms-it.ts'),
    en: () => import('./groups/forms-en.ts'),
  },
  houses: {
    mix: () => import('./groups/houses-mix.ts'),
    it: () => import('./groups/houses-it.ts'),
    en: () => import('./groups/houses-en.ts'),
  },
  settings: {
    mix: () => import('./groups/settings-mix.ts'),
    it: () => import('./groups/settings-it.ts'),
    en: () => import('./groups/settings-en.ts'),
  },
  sources: {
    mix: () => import('./groups/sources-mix.ts'),
    it: () => import('./groups/sources-it.ts'),
    en: () => import('./groups/sources-en.ts'),
  },
  faults: {
    mix: () => import('./groups/faults-mix.ts'),
    it: () => import('./groups/faults-it.ts'),
    en: () => import('./groups/faults-en.ts'),
  },
  learned: {
    mix: () => import('./groups/learned-mix.ts'),
    it: () => import('./groups/learned-it.ts'),
    en: () => import('./groups/learned-en.ts'),
  },
  push: {
    mix: () => import('./groups/push-mix.ts'),
    it: () => import('./groups/push-it.ts'),
    en: () => import('./groups/push-en.ts'),
  },
  admin: {
    mix: () => import('./groups/admin-mix.ts'),
    it: () => import('./groups/admin-it.ts'),
    en: () => import('./groups/admin-en.ts'),
  },
}

/** The rooms of each group, so that one that is asked for is fetched. */
const ROOMS: { [G in GroupName]: readonly (keyof Groups[G])[] } = {
  first: ['basics', 'inbox', 'list', 'row', 'secrets', 'time', 'told'],
  shell: [
    'account',
    'deferrals',
    'emergencies',
    'kept',
    'languages',
    'notices',
    'palette',
    'shortcuts',
    'sourceFaults',
    'views',
  ],
  chat: [
    'arrival',
    'associate',
    'dismissal',
    'editor',
    'fact',
    'factNames',
    'filesToSend',
    'find',
    'formattedMail',
    'guest',
    'hidden',
    'later',
    'messageFiles',
    'notSent',
    'print',
    'question',
    'reservation',
    'snippetPicker',
    'stayPanel',
    'unsent',
    'wish',
  ],
  dashboard: ['dashboard', 'firstSteps'],
  analytics: ['analytics'],
  forms: ['forms', 'snippets'],
  houses: ['listings', 'properties', 'propertyFacts', 'trial'],
  settings: ['settings'],
  sources: ['mends', 'sourceState', 'sources'],
  faults: ['faults'],
  learned: ['autonomy', 'replay'],
  push: ['push'],
  admin: ['admin'],
}

export const GROUP_NAMES = Object.keys(LOADERS) as GroupName[]

const GROUP_OF = new Map(GROUP_NAMES.flatMap((group) => ROOMS[group].map((room) => [room as string, group] as const)))

/** @throws Error for a room that no group has. */
export function groupOf(room: string): GroupName {
  const group = GROUP_OF.get(room)
  if (group === undefined) throw new Error(`No group of texts has ${room}`)
  return group
}

export const fetchGroup = (group: GroupName, choice: LanguageChoice): Promise<object> => LOADERS[group][choice]()
