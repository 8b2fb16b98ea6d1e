import type { Page } from 'playwright-core'
import { paths } from '#web/lib/paths.ts'

/** A screen in a state: how it is reached, and what proves that it is there. */
export type ShownScreen = {
  name: string
  who?: 'host' | 'otherHost' | 'admin'
  path: string
  ready: string
  act?: (page: Page) => Promise<void>
}

const firstChat = (page: Page) => page.locator('a[data-chat]').first().click()
const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
}
const firstProperty = (page: Page) =>
  page
    .getByRole('link', { name: /^View / })
    .first()
    .click()

/** Every screen of the specification, and the states that a host meets most. */
export const SCREENS: ShownScreen[] = [
  { name: 'dashboard', path: paths.dashboard, ready: 'Ultime Conversazioni' },
  { name: 'chats', path: paths.chats, ready: 'Da approvare' },
  {
    name: 'chat',
    path: paths.waitingChats('da-approvare'),
    ready: 'Da approvare',
    act: async (page) => {
      await firstChat(page)
      await page.getByRole('button', { name: 'Approva & Invia' }).waitFor()
    },
  },
  {
    name: 'editor',
    path: paths.waitingChats('da-approvare'),
    ready: 'Da approvare',
    act: async (page) => {
      await firstChat(page)
      await page.getByRole('button', { name: 'Modifica', exact: true }).click()
      await page.getByRole('textbox', { name: 'La tua versione della risposta' }).waitFor()
    },
  },
  { name: 'palette', path: paths.dashboard, ready: 'Ultime Conversazioni', act: openPalette },
  { name: 'properties', path: paths.properties, ready: 'Add Property' },
  {
    name: 'property',
    path: paths.properties,
    ready: 'Add Property',
    act: async (page) => {
      await firstProperty(page)
      await page.getByText('Snippets', { exact: true }).waitFor()
    },
  },
  { name: 'property-form', path: paths.addProperty, ready: 'Save Property' },
  { name: 'analytics', path: paths.analytics, ready: 'Analytics' },
  { name: 'settings', path: paths.settings, ready: 'Snippets' },
  { name: 'settings-ai', path: paths.settingsTab('ai'), ready: 'Auto-Pilot' },
  { name: 'settings-sources', path: paths.settingsTab('sources'), ready: 'Add Source' },
  { name: 'settings-debug', who: 'admin', path: paths.settingsTab('debug'), ready: 'Reset (Local)' },
  { name: 'settings-n8n', who: 'admin', path: paths.settingsTab('n8n'), ready: 'Send to n8n (prod)' },
  { name: 'admin', who: 'admin', path: paths.admin, ready: 'Revoke' },
  { name: 'admin-of-a-host', path: paths.admin, ready: 'This page is for administrators.' },
  { name: 'nowhere', path: '/nowhere', ready: 'There is no such page' },
]
