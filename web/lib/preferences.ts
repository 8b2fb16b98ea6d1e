import { useSyncExternalStore } from 'react'
import type { Theme } from '#api/contract/me.ts'

const THEME_KEY = 'locanda.theme'
const SHORTCUTS_KEY = 'locanda.singleKeys'
const CHANGED = 'locanda:preferences'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

/** What was shown here last, and to whom: `theme.js` reads it before anything is painted. */
const keptTheme = () => {
  const [kept, by = ''] = (localStorage.getItem(THEME_KEY) ?? '').split(' ')
  return { theme: kept === 'light' || kept === 'dark' ? kept : 'system', by } as const
}
const readTheme = (): Theme => keptTheme().theme
/** WCAG 2.1.4: single-character shortcuts can be switched off. */
const readSingleKeys = () => localStorage.getItem(SHORTCUTS_KEY) !== 'off'

const paint = () => {
  const choice = readTheme()
  const dark = choice === 'dark' || (choice === 'system' && systemIsDark.matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

const keep = (key: string, value: string) => {
  localStorage.setItem(key, value)
  window.dispatchEvent(new Event(CHANGED))
}

const subscribe = (notify: () => void) => {
  window.addEventListener(CHANGED, notify)
  window.addEventListener('storage', notify)
  return () => {
    window.removeEventListener(CHANGED, notify)
    window.removeEventListener('storage', notify)
  }
}

/** Follows the system's and the other tabs' choice of theme. */
export function watchTheme(): void {
  systemIsDark.addEventListener('change', paint)
  window.addEventListener(CHANGED, paint)
  window.addEventListener('storage', paint)
}

/** From now on, and at the next start of whoever sees it before anybody is asked. */
export function showTheme(theme: Theme, by: string): void {
  if (localStorage.getItem(THEME_KEY) !== `${theme} ${by}`) keep(THEME_KEY, `${theme} ${by}`)
}
/** Of who has chosen none: what they have here, and nothing that somebody else chose in this browser. */
export function showThemeOf(by: string, chosen: Theme | null): void {
  const kept = keptTheme()
  const isTheirs = kept.by === '' || kept.by === by
  showTheme(chosen ?? (isTheirs ? kept.theme : 'system'), by)
}
export const useThemeChoice = () => useSyncExternalStore(subscribe, readTheme)

export const allowSingleKeys = (allowed: boolean) => keep(SHORTCUTS_KEY, allowed ? 'on' : 'off')
export const singleKeysAllowed = readSingleKeys
export const useSingleKeys = () => useSyncExternalStore(subscribe, readSingleKeys)
