import { untilFetched } from '#web/code/until-fetched.ts'
import { fetchGroup, type GroupName, groupOf, type Texts } from './groups.ts'
import type { LanguageChoice } from './language-choice.ts'

type Fetched = Map<GroupName, object>

let choice: LanguageChoice = 'mix'
/** The last choice asked for: a slower one before it is let go. */
let wanted: LanguageChoice = choice
let fetched: Fetched = new Map()
let rooms: Partial<Record<string, unknown>> = {}
const fetching = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()

const show = (next: LanguageChoice, groups: Fetched) => {
  choice = next
  fetched = groups
  rooms = Object.assign({}, ...groups.values())
}

/** Fetches texts ahead, so that what needs them shows at once. */
export function loadTexts(...groups: GroupName[]): Promise<unknown> {
  return Promise.all(groups.filter((group) => !fetched.has(group)).map((group) => fetchOnce(group, choice)))
}

function fetchOnce(group: GroupName, of: LanguageChoice): Promise<void> {
  const key = `${of} ${group}`
  const known = fetching.get(key)
  if (known) return known
  const coming = untilFetched(() => fetchGroup(group, of))
    .then((texts) => void (of === choice && show(of, new Map([...fetched, [group, texts]]))))
    // What failed is fetched again where it is next asked for.
    .finally(() => fetching.delete(key))
  fetching.set(key, coming)
  return coming
}

/**
 * Changes the language of all that is shown, at once and in place: what is on the screen keeps what was typed into it. Before
 * the first texts were fetched it only says which.
 */
export async function speak(next: LanguageChoice): Promise<void> {
  wanted = next
  if (next === choice) return
  if (fetched.size === 0) return show(next, fetched)
  const groups = await Promise.all(
    [...fetched.keys()].map(async (group) => [group, await fetchGroup(group, next)] as const),
  )
  if (wanted !== next) return
  show(next, new Map(groups))
  for (const told of listeners) told()
}

/**
 * Every text of the interface, by the name of its file, in the language that was chosen. Read it where it is shown, never
 * once and for all: a choice changes it. A part whose texts are still coming waits for them as for its code.
 */
export const say = new Proxy({} as Texts, {
  get: (_, room: string) => {
    const known = rooms[room]
    if (known !== undefined) return known
    throw fetchOnce(groupOf(room), choice)
  },
})

/** Tells of each change of the language. Gives back how to stop. */
export const onLanguage = (told: () => void) => {
  listeners.add(told)
  return () => listeners.delete(told)
}

export const chosenLanguage = (): LanguageChoice => choice

/** The language of a place whose texts are `byDefault`: what its `lang` says. */
export const langOf = (byDefault: 'it' | 'en'): 'it' | 'en' => (choice === 'mix' ? byDefault : choice)
