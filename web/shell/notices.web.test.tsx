import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { me } from '#tests/web/rows.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import Notices from './notices.tsx'

const params = { address: 'anna@casa.test', answer: '550 5.1.1 no such user' }

test('that mails to the host come back is said, with the address, why and where to change it', async () => {
  serveContract({ readMe: () => ({ ...me, mailFault: say({ code: 'host_mail_returned', params }) }) })
  renderApp(<Notices />)
  const said = (await screen.findByRole('status')).textContent
  expect(said).toContain('Le nostre email a anna@casa.test tornano indietro: 550 5.1.1 no such user.')
  const link = screen.getByRole('link', { name: 'Cambia l’indirizzo' })
  expect(link.getAttribute('href')).toBe('/general-settings?tab=general')
})

test('that nothing is read and nothing leaves is said, and since when', async () => {
  serveContract({ readMe: () => ({ ...me, standstillSince: '2026-11-23T03:00:00.000Z' }) })
  renderApp(<Notices />)
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Da lunedì 23 novembre 2026 alle ore \d\d:\d\d Locanda non legge e non invia messaggi\. Ciò che decidi è conservato, e parte quando riprende\.$/,
  )
})

test('while mails arrive and no switch is turned nothing is said', async () => {
  const server = serveContract({ readMe: () => me })
  const { container } = renderApp(<Notices />)
  await waitFor(() => expect(server.received('readMe')).toHaveLength(1))
  expect(container.querySelector('p')).toBeNull()
})
