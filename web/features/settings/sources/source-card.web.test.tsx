import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { SourceView } from '#api/contract/sources.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { speak } from '#web/texts/say.ts'
import { AppError } from '#workflows/domain/errors.ts'
import SourcesTab from './sources-tab.tsx'

const ID = '00000000-0000-4000-8000-0000000000a1'
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const mailbox = (more: Partial<SourceView> = {}) =>
  ({
    id: ID,
    state: 'active',
    fault: null,
    sendFault: null,
    lastSyncedAt: ago(5),
    createdAt: '2026-11-20T10:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
    type: 'gmail',
    name: 'Casa',
    identifier: 'casa@gmail.com',
    gmailConfig: { emailUser: 'casa@gmail.com', ownerEmail: 'casa@gmail.com' },
    ...more,
  }) as SourceView

beforeEach(() => speak('it'))

const shown = async () => (await screen.findByRole('group', { name: 'Stato della sorgente' })).textContent

test('a source says when it was last reached, in words', async () => {
  serveContract({ listSources: () => [mailbox()] })
  renderApp(<SourcesTab />)
  expect(await shown()).toBe('Ultimo contatto: 5 min faNon ancora contata')
  expect(screen.getByText('Attiva')).toBeTruthy()
})

test('one that was never reached says so', async () => {
  serveContract({ listSources: () => [mailbox({ state: 'connecting', lastSyncedAt: null })] })
  renderApp(<SourcesTab />)
  expect(await shown()).toBe('Nessun contatto finoraNon ancora contata')
})

test('it is paused by a press, says since when, and the press is taken back by its undo or the other button', async () => {
  let pausedAt: string | null = null
  const server = serveContract({
    listSources: () => [mailbox({ pausedAt })],
    pauseSource: () => mailbox({ pausedAt: (pausedAt = '2026-11-23T18:40:00Z') }),
    resumeSource: () => mailbox({ pausedAt: (pausedAt = null), state: 'connecting' }),
  })
  const { user } = renderApp(<SourcesTab />)
  await user.click(await screen.findByRole('button', { name: 'Metti in pausa Casa' }))
  await screen.findByRole('button', { name: 'Riprendi Casa' })
  expect(await shown()).toMatch(/^In pausa dal lunedì 23 novembre 2026.*: non entra nulla e nulla parte da solo\./)
  expect(screen.getByText('In pausa')).toBeTruthy()
  expect(screen.queryByText('Attiva')).toBeNull()
  await user.click(await screen.findByRole('button', { name: /^Annulla/ }))
  await screen.findByRole('button', { name: 'Metti in pausa Casa' })
  await user.click(screen.getByRole('button', { name: 'Metti in pausa Casa' }))
  await user.click(await screen.findByRole('button', { name: 'Riprendi Casa' }))
  await screen.findByRole('button', { name: 'Metti in pausa Casa' })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Annulla/ })).toBeNull())
  expect(server.received('pauseSource').map(({ params }) => params)).toEqual([{ id: ID }, { id: ID }])
  expect(server.received('resumeSource')).toHaveLength(2)
})

test('a press that the API refuses is told', async () => {
  serveContract({
    listSources: () => [mailbox()],
    pauseSource: () => {
      throw new AppError('unexpected', { code: 'unexpected' })
    },
  })
  const { user } = renderApp(<SourcesTab />)
  await user.click(await screen.findByRole('button', { name: 'Metti in pausa Casa' }))
  expect(
    await within(screen.getByRole('region', { name: 'Avvisi' })).findByText('La sorgente non è in pausa: riprova.'),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Metti in pausa Casa' })).toBeTruthy()
})

const counts = {
  ...{ countedAt: ago(20), atSource: 1234, had: 1200, unreadable: 4, filtered: 30, waiting: 0, missing: 0 },
  missingSince: null,
}

test.each([
  ['all of it', counts, 'La casella ha 1234 messaggi, ne abbiamo 1200, 4 illeggibili, 30 esclusi dal filtro.'],
  [
    'one of each',
    { ...counts, atSource: 1, had: 1, unreadable: 1, filtered: 1 },
    'La casella ha 1 messaggio, ne abbiamo 1, 1 illeggibile, 1 escluso dal filtro.',
  ],
  ['with some to come', { ...counts, waiting: 2 }, '30 esclusi dal filtro, 2 ancora da leggere.'],
  [
    'of WhatsApp',
    { ...counts, atSource: null, had: 7, unreadable: 0 },
    'WhatsApp non si può contare: finora ha portato 7 messaggi, 0 illeggibili.',
  ],
] as const)('what a source holds and what we have is said: %s', async (_, of, words) => {
  serveContract({ listSources: () => [mailbox({ counts: of })] })
  renderApp(<SourcesTab />)
  const said = await shown()
  expect(said?.replaceAll('.', '')).toContain(words.replaceAll('.', ''))
  expect(said).toContain('Contati 20 min fa')
})

test('what is missed is said, and a press reads it again', async () => {
  const missing = { ...counts, missing: 3, missingSince: ago(80) }
  let countAskedAt: string | null = null
  const now = () => mailbox({ counts: missing, countAskedAt })
  const server = serveContract({
    listSources: () => [now()],
    countSource: () => {
      countAskedAt = new Date().toISOString()
      return now()
    },
  })
  const { user } = renderApp(<SourcesTab />)
  expect(await shown()).toContain('Mancano 3 messaggi: li rileggo a ogni conteggio.')
  await user.click(screen.getByRole('button', { name: 'Rileggi ciò che manca a Casa' }))
  await screen.findByText('Conteggio in corso…')
  expect(screen.getByRole('button', { name: 'Rileggi ciò che manca a Casa' }).getAttribute('aria-busy')).toBe('true')
  expect(server.received('countSource')).toMatchObject([{ params: { id: ID } }])
})

test('a count that waits for long says so, and can be asked for again', async () => {
  serveContract({ listSources: () => [mailbox({ counts, countAskedAt: ago(2) })] })
  renderApp(<SourcesTab />)
  expect(await shown()).toContain('Il conteggio aspetta: chi legge le caselle è occupato o assente.')
  expect(screen.getByRole('button', { name: 'Conta ora Casa' }).hasAttribute('disabled')).toBe(false)
})

test('one that rests is not counted', async () => {
  serveContract({ listSources: () => [mailbox({ counts, pausedAt: ago(2), countAskedAt: ago(1) })] })
  renderApp(<SourcesTab />)
  expect(await shown()).toContain('Contati 20 min fa')
  expect(screen.queryByRole('button', { name: /Conta ora/ })).toBeNull()
})

test('a long look says how many are left, with its progress', async () => {
  serveContract({ listSources: () => [mailbox({ backlog: { left: 120, of: 500 } })] })
  renderApp(<SourcesTab />)
  expect(await shown()).toContain('In arrivo: ne mancano 120 su 500')
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('380')
})

test.each(['en', 'mix'] as const)('in %s it is English, as the settings around it are', async (choice) => {
  serveContract({ listSources: () => [mailbox({ counts, countAskedAt: null })] })
  await speak(choice)
  renderApp(<SourcesTab />)
  const state = await screen.findByRole('group', { name: 'State of the source' })
  expect(state.textContent).toMatch(/^Last contact: 5 min ago.*Counted 20 min ago$/)
  expect(state.getAttribute('lang')).toBe('en')
  screen.getByRole('button', { name: 'Pause Casa' })
})

test('what a card has of its own is no landmark, and its buttons are called what they read', async () => {
  serveContract({ listSources: () => [mailbox({ counts, countAskedAt: null })] })
  await speak('en')
  renderApp(<SourcesTab />)
  const count = await screen.findByText('Count now', { exact: false })
  expect(count.getAttribute('aria-label')).toMatch(/^Count now/)
  expect(screen.queryByRole('region', { name: 'State of the source' })).toBeNull()
})

test('an address that names a source opens what it is set to, once', async () => {
  const source = mailbox({ counts, countAskedAt: null })
  serveContract({ listSources: () => [source] })
  const { user } = renderApp(<SourcesTab />, { at: `/general-settings?tab=sources&source=${source.id}` })
  expect(await screen.findByRole('dialog', { name: /Edit|Modifica/ })).toBeDefined()
  expect(window.location.search).toBe('?tab=sources')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Edit|Modifica/ })).toBeNull())
})
