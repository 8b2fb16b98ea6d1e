import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Handler, serveContract } from '#tests/web/contract-server.ts'
import { never, notices, renderApp } from '#tests/web/render-app.tsx'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { QuickActions } from './quick-actions.tsx'

const REFUSED = say({ code: 'mail_unreachable', params: { detail: 'ECONNREFUSED' } })
const casa = { name: 'Casa', fault: REFUSED }

test('Auto-Pilot of which the server cannot tell is not said to be offline', async () => {
  serveContract({
    readAiSettings: () => {
      throw new TypeError('the line is dead')
    },
  })
  renderApp(<QuickActions />)
  expect(await screen.findByText('Non riesco a leggerlo ora')).toBeDefined()
})

test('Leggi Email rests after a click, and keeps the focus', async () => {
  const server = serveContract({ pollSources: () => ({ polled: 1, troubled: [] }), readAiSettings: never })
  const { user } = renderApp(<QuickActions />)
  const button = screen.getByRole('button', { name: /^Leggi Email/ })
  await user.click(button)
  await user.click(button)
  expect([button.getAttribute('aria-disabled'), document.activeElement === button]).toEqual(['true', true])
  expect(button.hasAttribute('disabled')).toBe(false)
  expect(server.received('pollSources')).toHaveLength(1)
})

test.each([
  ['all are read', { polled: 2, troubled: [] }, 'Controllo 2 sorgenti.'],
  ['there are none', { polled: 0, troubled: [] }, 'Non hai ancora collegato sorgenti.'],
  [
    'one could not be read',
    { polled: 2, troubled: [casa] },
    'Riprovo: la sorgente «Casa» finora non si è fatta leggere. Il server di posta non è raggiungibile (ECONNREFUSED).',
  ],
  [
    'several could not',
    { polled: 3, troubled: [casa, casa, casa] },
    'Riprovo: la sorgente «Casa» finora non si è fatta leggere. Il server di posta non è raggiungibile (ECONNREFUSED). E così altre 2.',
  ],
])('Leggi Email where %s says so', async (_case, answer, sentence) => {
  const pollSources: Handler<'pollSources'> = () => answer
  serveContract({ pollSources, readAiSettings: never })
  const { user } = renderApp(<QuickActions />)
  await user.click(screen.getByRole('button', { name: /^Leggi Email/ }))
  expect(await notices().findByText(sentence)).toBeDefined()
})
