import type { Page } from 'playwright-core'
import { paths } from '#web/lib/paths.ts'

const byName = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first()
/** What is done there, and what it shows. */
export type State = {
  at: () => string
  act?: (page: Page) => Promise<void>
  shows: (page: Page) => ReturnType<Page['getByText']>
}

const text = (words: string | RegExp) => (page: Page) => page.getByText(words).locator('visible=true').first()
const dialog = (page: Page) => page.getByRole('dialog').first()
const click = (name: string | RegExp) => (page: Page) => byName(page, name).click()
const at = (path: string) => () => path
/** Beside the conversation, or over it where there is no room. */
const inStay = (name: string | RegExp) => async (page: Page) => {
  const details = byName(page, 'Dettagli del soggiorno')
  // Each by itself: whichever of them stands there says how much room there is.
  await details.or(byName(page, name)).locator('visible=true').first().waitFor()
  if (await details.isVisible()) await details.click()
  await byName(page, name).click()
}
const addSource = (type: string) => async (page: Page) => {
  await byName(page, 'Add Source').click()
  await dialog(page).getByRole('button', { name: type }).click()
}

/** What a host comes upon; `chat`: where a conversation of theirs is, whose draft waits. */
export const statesOfHost = (chat: () => string): Record<string, State> => ({
  'the menu of the account': {
    at: at(paths.dashboard),
    act: click('Il tuo account'),
    shows: (page) => page.getByRole('menu'),
  },
  'the help on shortcuts': {
    at: at(paths.dashboard),
    act: async (page) => {
      await byName(page, 'Il tuo account').click()
      await page.getByRole('menuitem', { name: 'Scorciatoie da tastiera' }).click()
    },
    shows: dialog,
  },
  'the saved views': { at: at(paths.chats), act: click('Viste salvate'), shows: dialog },
  'a search that finds nothing': {
    at: at(`${paths.chats}?q=nessunohascrittocosì`),
    shows: text('Nessuna conversazione trovata.'),
  },
  'a chat that is not there': {
    at: at(paths.chat('00000000-0000-4000-8000-000000000000')),
    // The list beside it is drawn where there is room for it.
    act: async (page) => {
      const list = page.getByRole('heading', { name: 'Conversazioni Recenti' })
      await text('Questa conversazione non esiste più.')(page).waitFor()
      if (await list.isVisible()) await page.locator('a[data-chat]').first().waitFor()
    },
    shows: text('Questa conversazione non esiste più.'),
  },
  'the editor of a draft': {
    at: chat,
    act: click('Modifica'),
    shows: (page) => page.getByRole('textbox', { name: 'La tua versione della risposta' }),
  },
  'a wish for a draft': { at: chat, act: click('Riscrivi…'), shows: (page) => page.getByRole('textbox').nth(1) },
  'files beside a reply': {
    at: chat,
    act: async (page) => {
      const file = (name: string, words: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })
      await page
        .locator('input[type=file]')
        .last()
        .setInputFiles([file('pianta.txt', 'A sinistra la cucina'), file('programma.exe', 'MZ')])
    },
    shows: text(/È un programma/),
  },
  'a chat to be put off': { at: chat, act: inStay('Rimanda…'), shows: text(/Domani/) },
  'a house for a chat': {
    at: chat,
    act: inStay('Associa proprietà'),
    shows: (page) => byName(page, /Casa Pescallo/),
  },
  'the dates of a stay': {
    at: chat,
    act: inStay(/^(Conferma|Aggiungi) le date$/),
    shows: (page) => page.locator('input[type=date]').first(),
  },
  'the name of a guest': { at: chat, act: inStay(/^Cambia il nome/), shows: (page) => byName(page, /Salva/) },
  'what a listing says': {
    at: at(paths.addProperty),
    act: async (page) => {
      await page.getByLabel('Text of the listing').fill('Casa Lilla\n2 camere, 1 bagno. Check-in dalle 15:00.')
      await byName(page, 'Read it into the form').click()
    },
    shows: text('The form below holds what was read.'),
  },
  'a property form with what is no link': {
    at: at(paths.addProperty),
    act: async (page) => {
      await page.getByLabel(/Booking link/i).fill('http://x y')
      await byName(page, 'Save Property').click()
    },
    shows: (page) => page.locator('[aria-invalid=true], :invalid').first(),
  },
  'a property that is not there': {
    at: at(paths.property('00000000-0000-4000-8000-000000000000')),
    shows: text('Property not found'),
  },
  'a property to be deleted': {
    at: at(paths.properties),
    act: async (page) => {
      await page
        .getByRole('link', { name: /^View / })
        .first()
        .click()
      await byName(page, 'Delete').click()
    },
    shows: (page) => page.getByRole('alertdialog').first(),
  },
  'the AI’s settings': { at: at(paths.settingsTab('ai')), shows: text('Auto-Pilot') },
  'a snippet to be written': {
    at: at(paths.settings),
    act: click(/Add a snippet/),
    shows: (page) => page.getByLabel('Text', { exact: true }),
  },
  'the kinds of sources': { at: at(paths.settingsTab('sources')), act: click('Add Source'), shows: dialog },
  'a mailbox of Gmail': {
    at: at(paths.settingsTab('sources')),
    act: addSource('Gmail'),
    shows: (page) => dialog(page).getByRole('textbox').first(),
  },
  'a mailbox with nothing filled in': {
    at: at(paths.settingsTab('sources')),
    act: async (page) => {
      await addSource('Email (IMAP/POP3)')(page)
      await dialog(page).getByRole('button', { name: 'Save' }).click()
    },
    shows: text('Please fill at least host, user and password.'),
  },
  'a number of WhatsApp': {
    at: at(paths.settingsTab('sources')),
    act: addSource('WhatsApp'),
    shows: (page) => dialog(page).getByRole('textbox').first(),
  },
  'a tool for administrators': {
    at: at(paths.settingsTab('debug')),
    shows: text('This tool requires the app-admin role.'),
  },
  'the administration, to a host': { at: at(paths.admin), shows: text('This page is for administrators.') },
  'a chart as a table': {
    at: at(paths.analytics),
    act: (page) => page.locator('summary').first().click(),
    shows: (page) => page.getByRole('table').locator('visible=true').first(),
  },
})

export const STATES_OF_ADMINISTRATOR: Record<string, State> = {
  'the debug settings': { at: at(paths.settingsTab('debug')), shows: text('Reset (Local)') },
  'the n8n tester with what does not parse': {
    at: at(paths.settingsTab('n8n')),
    act: (page) => page.getByLabel('Body JSON').fill('{'),
    shows: text(/^JSON error/),
  },
  'the users': { at: at(paths.adminTab('users')), shows: text('Create Paid User') },
  'a paid user without an email': {
    at: at(paths.adminTab('users')),
    act: click(/^Create/),
    shows: text('Email required'),
  },
  'the alerts': {
    at: at(paths.adminTab('alerts')),
    shows: (page) => page.getByRole('tab', { name: /Alerts/, selected: true }),
  },
}
