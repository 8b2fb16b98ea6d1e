import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReplayCaseView, ReplayView } from '#api/contract/replays.ts'
import { PageWithNext, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, never, notices, renderApp } from '#tests/web/render-app.tsx'
import ReplayCards from './replay-cards.tsx'

const id = '6f1c1b9e-0000-4000-8000-000000000001'
const none = { right: 0, incomplete: 0, wrong: 0, not_comparable: 0 }
const replay = (more: Partial<ReplayView> = {}): ReplayView => ({
  ...{ id, state: 'done', withModel: false, done: 4, bursts: 4 },
  ...{ since: '2026-08-24T10:00:00.000Z', createdAt: '2026-11-22T10:00:00.000Z', endedAt: '2026-11-22T10:01:00.000Z' },
  summary: {
    ...{ send: { ...none, right: 2, wrong: 1 }, wait: { ...none, incomplete: 1 }, none },
    ...{ fallbacks: 1, unknown: [{ topic: 'parking', times: 3 }], modelDrafts: 0 },
    ...{ minutesSaved: 10, minutesPerAnswer: 5, medianWaitMinutes: 42 },
  },
  ...more,
})
const running = { state: 'running', endedAt: null, done: 1 } as const
const one: ReplayCaseView = {
  ...{ position: 3, chatId: id, messageId: id, guest: 'Lukas', property: 'Casa', askedAt: '2026-11-01T10:00:00.000Z' },
  ...{ question: 'A che ora è il check-in?', action: 'send', text: 'Il check-in è dalle 15:00.', confidence: 10 },
  ...{ drafter: 'built-in', reasons: [], fallsBack: false, unknown: [], answer: 'Dalle 16:00.', answeredAt: null },
  ...{ verdict: 'contradicts', worth: 'wrong' },
  because: [{ code: 'other_value', topic: 'checkIn', ours: [], theirs: [] }],
}
const me = (drafter: 'built-in' | 'model') => () => ({
  ...{
    id,
    kcSub: 'k',
    email: 'anna@locanda.test',
    name: 'Anna',
    roles: [],
    mailNotices: [],
    standstillSince: null,
    language: null,
    theme: null,
    mailFault: null,
    drafter,
  },
})
const serve = (replays: ReplayView[], more: Parameters<typeof serveContract>[0] = {}) =>
  serveContract({
    readMe: me('built-in'),
    readReplays: () => ({ replays, offer: null }),
    listReplayCases: () => [one],
    startReplay: () => replay({ ...running, state: 'waiting' }),
    ...more,
  })

test('nothing yet is one button, and a mailbox that brought a past offers it', async () => {
  const api = serve([], { readReplays: () => ({ replays: [], offer: { sourceId: id, name: 'Casella' } }) })
  const { user } = renderApp(<ReplayCards language="it" />)
  await screen.findByText('Il passato di Casella è arrivato: guarda che cosa sarebbe partito.')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Inizia' }))
  expect(api.received('startReplay')).toMatchObject([{ body: { withModel: false, days: 90 } }])
  expect(api.received('startReplay')[0]?.headers.get('idempotency-key')).toBeTruthy()
})

test('a model writes only where the host says so', async () => {
  const api = serve([], { readMe: me('model') })
  const { user } = renderApp(<ReplayCards language="en" />)
  await user.click(await screen.findByRole('checkbox', { name: /Let the model write too/ }))
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(api.received('startReplay')).toMatchObject([{ body: { withModel: true } }])
})

test('while it runs it says how far it is, and cannot be started again', async () => {
  serve([replay(running)])
  renderApp(<ReplayCards language="it" />)
  await screen.findByText('1 di 4')
  expect(screen.getByRole('progressbar', { name: 'Prova sul tuo passato' })).toHaveProperty('value', 1)
  expect(screen.queryByRole('button')).toBeNull()
})

test('its result is a table of figures, how they are counted, and the cases with both answers and a verdict', async () => {
  serve([replay()])
  renderApp(<ReplayCards language="it" />)
  const figures = await screen.findByRole('region', { name: 'Che cosa sarebbe successo' })
  const sent = within(figures).getByRole('row', { name: /Parte da sola/ })
  expect(
    within(sent)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Parte da sola', '3', '2', '0', '1', '0'])
  screen.getByText(/10 minuti risparmiati: 5 minuti di lavoro, una stima/)
  screen.getByText(/hanno aspettato 42 minuti/)
  screen.getByText(/Chiesto e non saputo: .*\(3\)/)
  const cases = await screen.findByRole('region', { name: 'Caso per caso' })
  for (const text of [/A che ora/, /dalle 15:00/, 'Dalle 16:00.', 'ti contraddice']) within(cases).getByText(text)
  within(cases).getByText(/Parte da sola; .*: tu hai scritto altro/)
})

test('more cases follow by one click', async () => {
  const older = { ...one, position: 1, question: 'C’è parcheggio?' }
  serve([replay()], {
    listReplayCases: ({ query }) => (query.cursor === undefined ? new PageWithNext([one], 'next') : [older]),
  })
  const { user } = renderApp(<ReplayCards language="en" />)
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText(/C’è parcheggio/)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a past without guests, and a replay that was given up, say so', async () => {
  serve([replay({ bursts: 0, done: 0 })])
  const { unmount } = renderApp(<ReplayCards language="it" />)
  await screen.findByText('In questo periodo nessun ospite ha scritto.')
  unmount()
  serve([replay({ state: 'failed' })])
  renderApp(<ReplayCards language="it" />)
  await screen.findByText('Non è stato possibile finire. Ricomincia.')
})

test('it loads, and what fails says so and can be tried again', async () => {
  serve([], { readReplays: never })
  const { unmount } = renderApp(<ReplayCards language="it" />)
  await screen.findByRole('status')
  unmount()
  let isAway = true
  serve([], {
    readReplays: () => {
      if (isAway) throw new TypeError('away')
      return { replays: [], offer: null }
    },
    startReplay: () => {
      throw new TypeError('away')
    },
  })
  const { user } = renderApp(<ReplayCards language="it" />)
  const failed = await screen.findByText('Non è stato possibile caricare.')
  expect(failed).toBeTruthy()
  isAway = false
  await user.click(screen.getByRole('button'))
  await user.click(await screen.findByRole('button', { name: 'Inizia' }))
  await notices().findByText('Non è stato possibile iniziare. Riprova.')
  loggedFailures()
})
