import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SourceView } from '#api/contract/sources.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { say } from '#workflows/domain/sentences/sentence.ts'
import SourceFaults from './source-faults.tsx'

const source = (last: string, more: Partial<SourceView>) =>
  ({
    id: `00000000-0000-4000-8000-0000000000a${last}`,
    state: 'active',
    fault: null,
    sendFault: null,
    lastSyncedAt: null,
    createdAt: '2026-11-20T10:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
    signedInAt: '2026-11-20T10:00:00Z',
    type: 'whatsapp',
    name: 'Numero',
    identifier: '+39 055 1',
    whatsappConfig: { phoneNumberId: '1055' },
    ...more,
  }) as SourceView

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

test('every source that has stopped or is long away is named, with why and where to mend it; one just away is not', async () => {
  const away = say({ code: 'mail_unreachable', params: { detail: 'ETIMEDOUT' } })
  const refused = say({ code: 'mail_unreachable', params: { detail: 'ECONNREFUSED' } })
  serveContract({
    listSources: () => [
      source('1', { name: 'Casa', state: 'auth_error', fault: say({ code: 'mail_needs_app_password' }) }),
      source('2', { sendFault: say({ code: 'whatsapp_spam_limit' }) }),
      source('3', { name: 'Villa', state: 'unreachable', fault: away, unreachableSince: ago(5) }),
      source('7', { name: 'Porta', state: 'unreachable', fault: refused, unreachableSince: ago(3) }),
      source('8', { name: 'Torre', state: 'unreachable', fault: refused, unreachableSince: ago(1) }),
      source('9', { name: 'Nuova', state: 'unreachable', fault: away, unreachableSince: ago(0), signedInAt: null }),
      source('5', { name: 'Riposo', state: 'unreachable', fault: away, unreachableSince: ago(90), pausedAt: ago(5) }),
      source('6', { name: 'Lago', fault: say({ code: 'source_mails_missing', params: { many: 2 } }) }),
      source('4', { name: 'Baita', state: 'unreachable', fault: away, unreachableSince: ago(11) }),
    ],
  })
  renderApp(<SourceFaults />)
  const said = (await screen.findByRole('status')).textContent
  expect(said).toContain('La sorgente «Casa» si è fermata. Questa casella vuole una password per le app')
  expect(said).toContain('La sorgente «Numero» si è fermata. WhatsApp ha fermato gli invii')
  expect(said).not.toContain('Villa')
  expect(said).not.toContain('Riposo')
  expect(said).toContain('Alla sorgente «Lago» mancano messaggi. 2 messaggi della casella sono stati saltati')
  expect(said).toContain('La sorgente «Baita» non si lascia leggere')
  expect(said).toContain('La sorgente «Porta» non si lascia leggere')
  expect(said).not.toContain('Torre')
  expect(said).toContain('La sorgente «Nuova» non si lascia leggere')
  const [link] = screen.getAllByRole('link', { name: 'Sistemala' })
  expect(link?.getAttribute('href')).toBe(`/general-settings?tab=sources&source=${source('1', {}).id}`)
})

test('without faults nothing is shown', async () => {
  const server = serveContract({ listSources: () => [source('1', {})] })
  const { container } = renderApp(<SourceFaults />)
  await waitFor(() => expect(server.received('listSources')).toHaveLength(1))
  expect(container.querySelector('p')).toBeNull()
})

test('one that has been paused for a day and more is named: its guests wait while nobody looks there', async () => {
  const away = say({ code: 'mail_unreachable', params: { detail: 'ETIMEDOUT' } })
  serveContract({
    listSources: () => [
      source('1', { name: 'Mare', state: 'unreachable', fault: away, pausedAt: ago(3 * 24 * 60 + 5) }),
      source('2', { name: 'Lago', pausedAt: ago(24 * 60 + 1) }),
      source('3', { name: 'Oggi', pausedAt: ago(23 * 60) }),
    ],
  })
  renderApp(<SourceFaults />)
  const said = (await screen.findByRole('status')).textContent
  expect(said).toContain('La sorgente «Mare» è in pausa da 3 giorni. Ciò che gli ospiti scrivono lì non arriva.')
  expect(said).toContain('La sorgente «Lago» è in pausa da un giorno.')
  expect(said).not.toContain('Oggi')
  const [link] = screen.getAllByRole('link', { name: 'Riprendila' })
  expect(link?.getAttribute('href')).toBe(`/general-settings?tab=sources&source=${source('1', {}).id}`)
})
