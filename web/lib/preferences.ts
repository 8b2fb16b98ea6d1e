import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'system'

const THEME_KEY = 'locanda.theme'
const SHORTCUTS_KEY = 'locanda.singleKeys'
const CHANGED = 'locanda:preferences'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

const readTheme = (): ThemeChoice => {
  const kept = localStorage.getItem(THEME_KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}
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

export const chooseTheme = (choice: ThemeChoice) => keep(THEME_KEY, choice)
export const useThemeChoice = () => useSyncExternalStore(subscribe, readTheme)

export const allowSingleKeys = (allowed: boolean) => keep(SHORTCUTS_KEY, allowed ? 'on' : 'off')
export const singleKeysAllowed = readSingleKeys
export const useSingleKeys = () => useSyncExternalStore(subscribe, readSingleKeys)
