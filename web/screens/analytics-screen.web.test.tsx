import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AnalyticsView, FiguresView } from '#api/contract/analytics.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, renderApp } from '#tests/web/render-app.tsx'
import { paths } from '#web/lib/paths.ts'
import { notFound } from '#workflows/domain/errors.ts'
import AnalyticsScreen from './analytics-screen.tsx'

const HOUSE = '00000000-0000-4000-8000-00000000000a'
const figures = (more: Partial<FiguresView> = {}): FiguresView => ({
  ...{ received: 0, unsent: 0, automatic: 0, unchanged: 0, edited: 0, manual: 0, fallback: 0 },
  ...{ medianMinutes: null, p90Minutes: null, minutesSaved: 0, ...more },
})
const some = figures({
  ...{ received: 120, automatic: 50, unchanged: 25, edited: 15, manual: 10, fallback: 3 },
  ...{ medianMinutes: 4.2, p90Minutes: 95, minutesSaved: 350 },
})
const view = (more: Partial<AnalyticsView> = {}): AnalyticsView => ({
  from: '2026-11-09',
  total: some,
  weeks: [
    { week: '2026-11-09', ...figures({ received: 40 }) },
    { week: '2026-11-16', ...some },
  ],
  channels: [{ channel: 'airbnb', ...some }],
  topics: [{ topic: 'parking', ...some }],
  minutesPerAnswer: 5,
  minutesToRead: 1,
  ...more,
})
const serve = (readAnalytics: () => AnalyticsView) =>
  serveContract({
    readAnalytics,
    listPropertyFigures: () => [
      { id: HOUSE, name: '=cmd|"/C calc"!A0', ...some },
      { id: null, name: null, ...figures({ received: 2 }) },
    ],
    readConfidenceReport: () => ({
      basis: 'none',
      fittedAt: null,
      outcomes: { unchanged: 0, edited: 0, discarded: 0, replaced: 0 },
      changes: { fact: 0, policy: 0, language: 0, tone: 0 },
      shown: null,
      uncalibrated: null,
      heldDown: { drafts: 0, unchanged: 0 },
      curve: [],
    }),
    listChatFilters: () => ({ channels: [], properties: [{ id: HOUSE, name: 'Casa Melo' }] }),
  })

const ready = () => screen.findByRole('region', { name: 'Tabella: Per canale' })

/** The text of the file that a click saves. */
async function saved(click: () => Promise<void>): Promise<string> {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:saved'
  })
  await click()
  return (await blobs[0]?.text()) ?? ''
}

test('the figures are told in words and numbers, and how work saved is counted', async () => {
  serve(() => view())
  renderApp(<AnalyticsScreen />, { at: paths.analytics })
  await ready()
  screen.getByText('metà degli ospiti entro questo tempo, 9 su 10 entro 1,6 h')
  screen.getByText('stima: 5 min per ogni risposta partita da sola, 4 per ogni bozza approvata senza modifiche')
  screen.getByText('e 3 messaggi di cortesia, che non contano come risposte')
  const houses = within(await screen.findByRole('region', { name: 'Tabella: Per proprietà' }))
  houses.getByRole('rowheader', { name: 'Senza proprietà' })
  expect(screen.getAllByRole('slider')).toHaveLength(3)
})

test('a chart is read by the arrow keys, week by week', async () => {
  serve(() => view())
  const { user } = renderApp(<AnalyticsScreen />, { at: paths.analytics })
  const chart = await screen.findByRole('slider', { name: /^Messaggi ricevuti per settimana/ })
  expect(chart.getAttribute('aria-valuetext')).toBe('settimana dal 16 nov: 120')
  chart.focus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(chart.getAttribute('aria-valuetext')).toBe('settimana dal 9 nov: 40')
})

test('each table is a file, and no name in it is a formula', async () => {
  serve(() => view())
  const { user } = renderApp(<AnalyticsScreen />, { at: paths.analytics })
  const button = await screen.findByRole('button', { name: 'Scarica CSV: Per proprietà' })
  const text = await saved(() => user.click(button))
  const [, first] = text.split('\r\n')
  expect(first?.startsWith(`"'=cmd|""/C calc""!A0",120,50,25,15,10,3,0,4.2,95,350`)).toBe(true)
})

test('a channel is spelt as it spells itself', async () => {
  serve(() => view({ channels: ['whatsapp', 'airbnb', 'written_in_2031'].map((channel) => ({ channel, ...some })) }))
  renderApp(<AnalyticsScreen />, { at: paths.analytics })
  const channels = within(await ready())
  expect(channels.getAllByRole('rowheader').map((name) => name.textContent)).toEqual([
    ...['WhatsApp', 'Airbnb', 'written_in_2031'],
  ])
})

test('the host’s decisions say of which days and houses they are, and their file has the figures that are shown', async () => {
  const server = serve(() => view())
  const bins = Array.from({ length: 10 }, (_, at) =>
    at === 8 ? { drafts: 6, promised: 0.876543, unchanged: 5 } : { drafts: 0, promised: 0, unchanged: 0 },
  )
  server.serve('readConfidenceReport', () => ({
    ...{ basis: 'own' as const, fittedAt: null, uncalibrated: null, curve: [] },
    outcomes: { unchanged: 7, edited: 1, discarded: 0, replaced: 0 },
    changes: { fact: 0, policy: 0, language: 0, tone: 0 },
    shown: { drafts: 6, brier: 0.1234567, calibrationError: 0.0432109, bins },
    heldDown: { drafts: 0, unchanged: 0 },
  }))
  const { user } = renderApp(<AnalyticsScreen />, { at: paths.analytics })
  const button = await screen.findByRole('button', { name: 'Scarica CSV: Calibrazione' })
  screen.getByRole('heading', { name: 'Le tue decisioni degli ultimi 400 giorni, in ogni proprietà' })
  const text = await saved(() => user.click(button))
  expect(text.trim().split('\r\n').slice(1)).toEqual([
    ...['9,6,88,83', 'Punteggio di Brier,,,0.123', 'Errore di calibrazione,,,0.043'],
  ])
})

test('what is looked at stands in the address, and is asked for', async () => {
  const server = serve(() => view())
  const { user } = renderApp(<AnalyticsScreen />, { at: `${paths.analytics}?settimane=52&proprieta=${HOUSE}` })
  await ready()
  expect(server.received('readAnalytics')[0]?.query).toEqual({ weeks: '52', propertyId: HOUSE })
  await user.selectOptions(screen.getByLabelText('Periodo'), '4 settimane')
  await waitFor(() => expect(window.location.search).toBe(`?settimane=4&proprieta=${HOUSE}`))
  await user.selectOptions(screen.getByLabelText('Proprietà'), 'Ogni proprietà')
  await waitFor(() => expect(server.received('readAnalytics').at(-1)?.query).toEqual({ weeks: '4' }))
})

test('a house in which nothing happened is told so, with the way on', async () => {
  serve(() => view({ total: figures(), weeks: [], channels: [], topics: [] }))
  renderApp(<AnalyticsScreen />, { at: paths.analytics })
  await screen.findByText('Ancora nessuna cifra')
  screen.getByRole('link', { name: 'Collega una sorgente' })
})

test('a few messages in many weeks are not none a week', async () => {
  const quiet = figures({ received: 3, manual: 2, fallback: 1 })
  serve(() =>
    view({ total: quiet, weeks: Array.from({ length: 13 }, (_, at) => ({ week: `2026-09-${at + 10}`, ...quiet })) }),
  )
  renderApp(<AnalyticsScreen />, { at: paths.analytics })
  await screen.findByText('meno di 1 alla settimana')
  screen.getByText('e un messaggio di cortesia, che non conta come risposta')
})

test('a house of somebody else is not there, and what cannot be read is asked for again', async () => {
  const server = serve(() => {
    throw notFound('Property')
  })
  const { user } = renderApp(<AnalyticsScreen />, { at: `${paths.analytics}?proprieta=${HOUSE}` })
  await screen.findByText('Questa proprietà non esiste.')
  server.serve('readAnalytics', () => view())
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  await ready()
  loggedFailures()
})
