import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FirstStepsView } from '#api/contract/first-steps.ts'
import type { SourceView } from '#api/contract/sources.ts'
import type { TrialView } from '#api/contract/trials.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, renderApp } from '#tests/web/render-app.tsx'
import { say } from '#workflows/domain/sentences/sentence.ts'
import FirstSteps from './first-steps.tsx'

const HOUSE = '00000000-0000-4000-8000-00000000000a'
const TRIAL = '00000000-0000-4000-8000-00000000000b'
const NOTHING: FirstStepsView = {
  isConnected: false,
  propertyId: null,
  propertyName: null,
  hasTried: false,
  hasApproved: false,
}
const stopped = {
  ...{ id: HOUSE, type: 'whatsapp', name: 'Casa', identifier: '+39', whatsappConfig: { phoneNumberId: '1' } },
  ...{ state: 'auth_error', fault: say({ code: 'mail_needs_app_password' }), sendFault: null, lastSyncedAt: null },
  ...{ createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z' },
} as SourceView
const NOBODY = { approve: 0, answer: 0, automatic: 0, all: 0 }
const serve = (steps: FirstStepsView, sources: SourceView[] = [], counts = NOBODY) =>
  serveContract({ readFirstSteps: () => steps, listSources: () => sources, countChats: () => counts })
const show = (onAddSource = () => {}) => renderApp(<FirstSteps onAddSource={onAddSource} />)
const steps = async () => (await screen.findAllByRole('listitem')).map((item) => item.querySelector('h3')?.textContent)

test('an empty house is shown the way, and the first step opens the dialog with its test', async () => {
  localStorage.clear()
  serve(NOTHING)
  const onAddSource = vi.fn<() => void>()
  const { user } = show(onAddSource)
  expect(await steps()).toEqual([
    'Collega una casella o un numero (da fare)',
    'Aggiungi una proprietà (da fare)',
    'Chiedile qualcosa come un ospite (da fare)',
    'Approva la prima bozza (da fare)',
  ])
  screen.getByText('Prima serve una proprietà: la prova risponde con i suoi dati.')
  await user.click(screen.getByRole('button', { name: 'Collega una sorgente' }))
  expect(onAddSource).toHaveBeenCalledOnce()
})

test.each([
  ['Vai a «Da approvare»', '/chat?tab=da-approvare', { approve: 1, answer: 1, all: 2 }],
  ['Vai a «Da rispondere»', '/chat?tab=da-rispondere', { answer: 1, all: 2 }],
  ['Vai alle conversazioni', '/chat', { all: 2 }],
])('the last step leads to where somebody is: %s', async (name, to, counts) => {
  localStorage.clear()
  serve(NOTHING, [], { ...NOBODY, ...counts })
  show()
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
})

test('where nobody has written it leads to no empty list', async () => {
  localStorage.clear()
  serve(NOTHING)
  show()
  await screen.findByText('Per ora non ha scritto nessuno.')
  expect(screen.queryByRole('link', { name: /^Vai a/ })).toBeNull()
})

test('a source that brings nothing says why, in words, and where to mend it', async () => {
  localStorage.clear()
  serve(NOTHING, [stopped])
  show()
  await screen.findByText(/«Casa» non porta ancora messaggi: Questa casella vuole una password per le app/)
  expect(screen.getByRole('link', { name: 'Sistemala' }).getAttribute('href')).toContain('tab=sources')
})

test('which of several houses is asked stands at the question', async () => {
  localStorage.clear()
  serve({ ...NOTHING, propertyId: HOUSE, propertyName: 'Casa dei Limoni' })
  show()
  await screen.findByText('Risponde «Casa dei Limoni».')
})

test('it is hidden and found again, and goes when the house works', async () => {
  localStorage.clear()
  const server = serve({ ...NOTHING, isConnected: true })
  const { user, unmount, container } = show()
  await user.click(await screen.findByRole('button', { name: 'Nascondi' }))
  await user.click(screen.getByRole('button', { name: 'Primi passi: 1 di 4 fatti' }))
  screen.getByText('1 di 4 fatti')
  unmount()
  server.serve('readFirstSteps', () => ({
    ...NOTHING,
    isConnected: true,
    propertyId: HOUSE,
    hasTried: false,
    hasApproved: true,
  }))
  show()
  await waitFor(() => expect(server.received('readFirstSteps').length).toBeGreaterThan(1))
  expect(container.querySelector('section')).toBeNull()
})

test('a question is asked as a guest would, and the draft shown with what it rests on', async () => {
  localStorage.clear()
  const trial: TrialView = {
    ...{ id: TRIAL, propertyId: HOUSE, question: 'A che ora?', answer: null },
    state: 'waiting',
    createdAt: '2026-11-23T10:00:00Z',
  }
  const answer: TrialView['answer'] = {
    text: 'Il check-in è dalle 15:00. Il codice è [[secret:door_code]].',
    ...{ confidence: 9, drafter: 'built-in', action: 'wait', reasons: [] },
    evidence: {
      claims: [{ sentence: 'Il check-in è dalle 15:00.', fact: 'property.checkIn' }],
      ...{ topics: ['checkIn'], unknowns: ['sauna'], risks: [] },
    },
  }
  const server = serve({ ...NOTHING, propertyId: HOUSE })
  server.serve('startTrial', () => trial)
  server.serve('readTrial', () => ({ ...trial, state: 'done' as const, answer }))
  const { user } = show()
  await user.type(await screen.findByLabelText('La domanda dell’ospite'), 'A che ora?')
  await user.click(screen.getByRole('button', { name: 'Chiedi' }))
  await screen.findByText('Prova: non è partita e non partirà.')
  screen.getByText('Il check-in è dalle 15:00. Il codice è ‹codice del portone›.')
  screen.getByText('· orario di check-in')
  screen.getByText(/Con un ospite vero aspetterebbe te/)
  expect(server.received('startTrial')[0]).toMatchObject({ params: { id: HOUSE }, body: { text: 'A che ora?' } })
})

test('what cannot be asked says so, and the way that cannot be read is read again on demand', async () => {
  localStorage.clear()
  const server = serve({ ...NOTHING, propertyId: HOUSE })
  server.serve('startTrial', () => {
    throw new TypeError('away')
  })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'A che ora possiamo arrivare?' }))
  await user.click(screen.getByRole('button', { name: 'Chiedi' }))
  await screen.findByText(/Non è stato possibile chiedere|connessione|Connessione/)
  loggedFailures()
})
