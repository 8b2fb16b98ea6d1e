import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SourceView } from '#api/contract/sources.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { AppError } from '#workflows/domain/errors.ts'
import { SourcesPanel } from './sources-panel.tsx'

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

const shown = async () => (await screen.findByRole('region', { name: 'Stato della sorgente' })).textContent

test('a source says when it was last reached, in words', async () => {
  serveContract({ listSources: () => [mailbox()] })
  renderApp(<SourcesPanel />)
  expect(await shown()).toBe('Ultimo contatto: 5 min fa')
  expect(screen.getByText('Active')).toBeTruthy()
})

test('one that was never reached says so', async () => {
  serveContract({ listSources: () => [mailbox({ state: 'connecting', lastSyncedAt: null })] })
  renderApp(<SourcesPanel />)
  expect(await shown()).toBe('Nessun contatto finora')
})

test('it is paused by a press, says since when, and the press is taken back by its undo or the other button', async () => {
  let pausedAt: string | null = null
  const server = serveContract({
    listSources: () => [mailbox({ pausedAt })],
    pauseSource: () => mailbox({ pausedAt: (pausedAt = '2026-11-23T18:40:00Z') }),
    resumeSource: () => mailbox({ pausedAt: (pausedAt = null), state: 'connecting' }),
  })
  const { user } = renderApp(<SourcesPanel />)
  await user.click(await screen.findByRole('button', { name: 'Metti in pausa Casa' }))
  await screen.findByRole('button', { name: 'Riprendi Casa' })
  expect(await shown()).toMatch(/^In pausa dal lunedì 23 novembre 2026.*: non entra nulla e nulla parte da solo\./)
  expect(screen.getByText('In pausa')).toBeTruthy()
  expect(screen.queryByText('Active')).toBeNull()
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
  const { user } = renderApp(<SourcesPanel />)
  await user.click(await screen.findByRole('button', { name: 'Metti in pausa Casa' }))
  expect(
    await within(screen.getByRole('region', { name: 'Avvisi' })).findByText('La sorgente non è in pausa: riprova.'),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Metti in pausa Casa' })).toBeTruthy()
})
