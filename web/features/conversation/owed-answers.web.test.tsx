import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DeferralView } from '#api/contract/deferrals.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID } from '#tests/web/rows.ts'
import { PromisedAnswers } from '#web/features/dashboard/promised-answers.tsx'
import OwedAnswers from './owed-answers.tsx'

const id = '00000000-0000-4000-8000-00000000d001'
const deferral = (over: Partial<DeferralView> = {}): DeferralView => ({
  ...{ id, chatId: CHAT_ID, messageId: '00000000-0000-4000-8000-00000000d002', sender: 'Mia', property: 'Casa Limone' },
  owedBecause: 'promised',
  ...{ sentence: 'I will ask and come back to you.', questions: [{ text: 'Is there a crib?', topics: ['cot'] }] },
  ...{ promisedAt: '2026-11-20T10:00:00.000Z', dueAt: '2026-11-20T14:00:00.000Z', owedAt: null },
  ...{ settledAt: null, settledAs: null, settledById: null },
  ...over,
})
const region = () => screen.queryByRole('region', { name: 'Risposte promesse in questa conversazione' })

test('what was promised stands in its conversation until the host says that it was answered, and can be taken back', async () => {
  let open = [deferral()]
  const server = serveContract({
    listDeferrals: () => open,
    settleDeferral: () => {
      open = []
      return deferral({ settledAt: '2026-11-20T15:00:00.000Z', settledAs: 'by_host' })
    },
    reopenDeferral: () => {
      open = [deferral()]
      return deferral()
    },
  })
  const { user } = renderApp(<OwedAnswers chatId={CHAT_ID} />)
  await screen.findByText('Da rispondere: «Is there a crib?»')
  expect(region()?.textContent).toContain('Entro: 20 nov')
  await user.click(screen.getByRole('button', { name: 'Ho risposto: «I will ask and come back to you.»' }))
  await expect.poll(region).toBeNull()
  expect(server.received('settleDeferral')).toMatchObject([{ params: { id } }])
  await user.click(await screen.findByRole('button', { name: 'Annulla' }))
  await expect.poll(region).not.toBeNull()
  expect(server.received('reopenDeferral')).toMatchObject([{ params: { id } }])
})

test('one that is due says since when the guest waits', async () => {
  serveContract({ listDeferrals: () => [deferral({ owedAt: '2026-11-20T14:00:10.000Z' })] })
  renderApp(<OwedAnswers chatId={CHAT_ID} />)
  expect(await screen.findByText(/^Attesa dalle 20 nov/)).toBeDefined()
})

test('a reply that did not arrive is told as that, with what it answered', async () => {
  serveContract({
    listDeferrals: () => [deferral({ owedBecause: 'not_arrived', sentence: '', owedAt: '2026-11-20T14:00:10.000Z' })],
  })
  renderApp(<OwedAnswers chatId={CHAT_ID} />)
  expect(await screen.findByText(/La tua risposta non è arrivata, e l’ospite ha già scritto di nuovo$/)).toBeDefined()
  expect(screen.getByText('Da rispondere: «Is there a crib?»')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Ho risposto a quanto non è arrivato' })).toBeDefined()
})

test('what waits because enough has left by itself is told as that', async () => {
  serveContract({
    listDeferrals: () => [deferral({ owedBecause: 'capped', sentence: '', owedAt: '2026-11-20T14:00:10.000Z' })],
  })
  renderApp(<OwedAnswers chatId={CHAT_ID} />)
  expect(await screen.findByText(/Il limite delle risposte automatiche è raggiunto: questa aspetta te$/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Ho risposto a quanto aspettava' })).toBeDefined()
})

test('what cannot be saved says so, and stays', async () => {
  serveContract({
    listDeferrals: () => [deferral()],
    settleDeferral: () => {
      throw new TypeError('the line is dead')
    },
  })
  const { user } = renderApp(<OwedAnswers chatId={CHAT_ID} />)
  await user.click(await screen.findByRole('button', { name: /^Ho risposto/ }))
  await notices().findByText('Non è stato possibile salvarlo. Riprova.')
  expect(region()).not.toBeNull()
  expect(loggedFailures()).toHaveLength(1)
})

test('the dashboard leads to who was promised an answer, and is silent where nobody was', async () => {
  let open = [deferral({ owedAt: '2026-11-20T14:00:10.000Z' })]
  serveContract({ listDeferrals: () => open })
  const { unmount } = renderApp(<PromisedAnswers />)
  const link = await screen.findByRole('link', { name: /Mia.*Casa Limone.*Attesa dalle/ })
  expect(link.getAttribute('href')).toBe(`/chat/${CHAT_ID}`)
  unmount()
  open = []
  renderApp(<PromisedAnswers />)
  await expect.poll(() => screen.queryByRole('heading', { name: 'Risposte promesse' })).toBeNull()
})
