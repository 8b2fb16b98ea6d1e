import { type RefObject, useEffect, useRef } from 'react'
import { tinykeys } from 'tinykeys'
import { hasLostField, hasLostFocus, isAdrift, watchFocus } from './lost-focus.ts'
import { singleKeysAllowed } from './preferences.ts'

export type ShortcutGroup = 'list' | 'draft' | 'go' | 'other'

/** The one registry: it feeds the handlers and the help, so that none is documented but unbound. */
export const SHORTCUTS = {
  next: { keys: 'j', group: 'list', single: true },
  previous: { keys: 'k', group: 'list', single: true },
  open: { keys: 'Enter', group: 'list', single: false },
  back: { keys: 'Escape', group: 'list', single: false },
  search: { keys: '/', group: 'list', single: true },
  unread: { keys: 'u', group: 'list', single: true },
  snooze: { keys: 'h', group: 'list', single: true },
  approve: { keys: 'a', group: 'draft', single: true },
  edit: { keys: 'Shift+E', group: 'draft', single: true },
  reject: { keys: 'e', group: 'draft', single: true },
  reply: { keys: 'r', group: 'draft', single: true },
  send: { keys: '$mod+Enter', group: 'draft', single: false },
  writeAgain: { keys: 'w', group: 'draft', single: true },
  dismiss: { keys: 'x', group: 'draft', single: true },
  print: { keys: '$mod+p', group: 'draft', single: false },
  undo: { keys: 'z', group: 'draft', single: true },
  nextWaiting: { keys: 'n', group: 'go', single: true },
  goDashboard: { keys: 'g d', group: 'go', single: true },
  goChats: { keys: 'g c', group: 'go', single: true },
  goProperties: { keys: 'g p', group: 'go', single: true },
  goSettings: { keys: 'g s', group: 'go', single: true },
  palette: { keys: '$mod+k', group: 'other', single: false },
  help: { keys: '?', group: 'other', single: true },
} as const satisfies Record<string, { keys: string; group: ShortcutGroup; single: boolean }>

export type ShortcutName = keyof typeof SHORTCUTS
/** What works from a field too, as it takes a modifier. */
const WHILE_TYPING: ReadonlySet<string> = new Set<ShortcutName>(['palette', 'send', 'print'])
/** What moves the focus is about nothing that came by itself: it need not wait until that was read. */
const EVEN_UNSEEN: ReadonlySet<string> = new Set<ShortcutName>(['next', 'previous'])
/** Nor does what takes back wait for what had the focus and went away itself, as a card does when its fallback leaves. */
const isResting = (name: string): boolean => {
  if (name === 'undo') return hasLostField()
  return EVEN_UNSEEN.has(name) ? isAdrift() : hasLostFocus()
}

/** What can be done at this moment, the newest last: whatever binds a shortcut is a command of the palette too. */
const bound: { names: string[]; run: (name: string) => void }[] = []

/** What a command would do, as it was when it was asked for; false: what it was about is gone by now. */
export type CommandNow = { name: ShortcutName; run: () => boolean }

/** The commands that something shown now carries out, in the order of the registry: named in full, they need no key and no focus. */
export function commandsNow(): CommandNow[] {
  return (Object.keys(SHORTCUTS) as ShortcutName[]).flatMap((name) => {
    const binder = bound.findLast(({ names }) => names.includes(name))
    if (binder === undefined) return []
    const run = () => {
      if (!bound.includes(binder)) return false
      binder.run(name)
      return true
    }
    return [{ name, run }]
  })
}

export type ShortcutHandlers = Partial<Record<ShortcutName, (event: KeyboardEvent) => void>>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** Of who types, Escape leaves the field they are in, with its words, and nothing else: browsers would empty what is sought. */
function leaveField(event: KeyboardEvent): void {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.blur()
}

/** None of these is bound: `''` has no words. */
const namesIn = (names: string) => names.split(' ').filter((name) => name !== '')

const isInOverlay = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"],[role="alertdialog"],[role="menu"]') !== null

/** `?` needs Shift on most keyboards, and which key it is differs: the character counts, not the key. */
const bindingOf = (keys: string) => (keys === '?' || keys === '/' ? `[Shift]+${keys}` : keys)

/**
 * Binds shortcuts while the component is shown. Typing, open dialogs and held modifiers are left alone, and single keys do nothing
 * just after the focus was lost. `about`: what they act on; only while it has the focus.
 */
export function useShortcuts(handlers: ShortcutHandlers, about?: RefObject<Element | null>): void {
  const current = useRef(handlers)
  useEffect(() => {
    current.current = handlers
  })
  const names = Object.keys(handlers).join(' ')
  useEffect(() => {
    watchFocus()
    const bindings = namesIn(names).map((name) => {
      const { keys, single } = SHORTCUTS[name as ShortcutName]
      const run = (event: KeyboardEvent) => {
        if (event.defaultPrevented || isInOverlay(event.target)) return
        if (isTyping(event.target) && !WHILE_TYPING.has(name)) {
          if (name === 'back') leaveField(event)
          return
        }
        if (single && (!singleKeysAllowed() || isResting(name))) return
        if (about && !about.current?.contains(document.activeElement)) return
        current.current[name as ShortcutName]?.(event)
      }
      return [bindingOf(keys), run] as const
    })
    const command = {
      names: namesIn(names),
      run: (name: string) => current.current[name as ShortcutName]?.(new KeyboardEvent('keydown')),
    }
    bound.push(command)
    const unbind = tinykeys(window, Object.fromEntries(bindings), { ignore: () => false })
    return () => {
      unbind()
      bound.splice(bound.indexOf(command), 1)
    }
  }, [names, about])
}
