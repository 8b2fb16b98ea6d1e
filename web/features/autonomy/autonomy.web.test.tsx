import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ConfidenceReportView, RungView } from '#api/contract/autonomy.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { property } from '#tests/web/rows.ts'
import { say } from '#web/texts/say.ts'
import { ConfidenceCard } from './confidence-card.tsx'
import { LadderCard } from './ladder-card.tsx'

const settings = {
  ...{ defaultTone: '', defaultInstruction: '', systemPrompt: '', confidenceThreshold: 8, fallbackMessage: '' },
  ...{ fallbackDelayMinutes: 15, automaticMode: true, automaticRule: 'earned' as const, earnedTarget: 0.9 },
  ...{
    automaticPerGuestADay: null,
    automaticPerDay: null,
    modelDraftsPerDay: null,
    modelDraftsMost: 1000,
    automaticMost: { perGuestADay: 10, perDay: 300 },
  },
}
const parking: RungView = {
  ...{
    propertyId: '6f1c1b9e-0000-4000-8000-000000000001',
    property: 'Casa Trastevere',
    topic: 'parking',
    setting: null,
  },
  ...{ stands: 'not_earned', unchanged: 26, changed: 1, surely: 0.86, more: 16 },
  ...{ lastBadAt: '2026-11-20T10:00:00.000Z', lastBadAs: 'edited' },
}
const bins = Array.from({ length: 10 }, (_, index) => ({
  drafts: index === 8 ? 20 : 0,
  promised: index === 8 ? 0.9 : 0,
  unchanged: index === 8 ? 18 : 0,
}))
const casa = property({ id: parking.propertyId, name: 'Casa Trastevere' })
const report: ConfidenceReportView = {
  ...{ basis: 'own', fittedAt: '2026-11-22T09:00:00.000Z' },
  ...{ outcomes: { unchanged: 21, edited: 2, discarded: 1, replaced: 0 }, heldDown: { drafts: 4, unchanged: 3 } },
  ...{ changes: { fact: 2, policy: 0, language: 0, tone: 1 }, curve: [] },
  shown: { drafts: 20, brier: 0.09, calibrationError: 0, bins },
  uncalibrated: { drafts: 20, brier: 0.14, calibrationError: 0.05, bins },
}

test('a rung says how it stands, what is wanting and why it was locked, and is set by hand', async () => {
  const api = serveContract({
    setRung: () => ({ ...parking, setting: 'never', stands: 'set_never' }),
    listRungs: () => [],
    listProperties: () => [],
  })
  const { user } = renderApp(<LadderCard rungs={[parking]} settings={settings} texts={say.autonomy.by.en} />)
  const row = screen.getByRole('row', { name: /Casa Trastevere/ })
  for (const words of ['Locked', '16 more to go', 'Edited on 20 Nov 2026', '26 of 27', '86%'])
    within(row).getByText(words)
  await user.selectOptions(within(row).getByRole('combobox'), 'Never')
  expect(api.received('setRung')).toMatchObject([{ body: { topic: 'parking', setting: 'never' } }])
})

test('a rung that could not be set says so', async () => {
  serveContract({
    setRung: () => {
      throw new TypeError('away')
    },
    listRungs: () => [],
    listProperties: () => [],
  })
  const { user } = renderApp(<LadderCard rungs={[parking]} settings={settings} texts={say.autonomy.by.en} />)
  await user.selectOptions(screen.getByRole('combobox'), 'Always')
  await notices().findByText('Could not be saved. Please try again.')
  loggedFailures()
})

test('a topic of which nothing was decided yet is set by hand as well', async () => {
  const { id } = casa
  const api = serveContract({ setRung: () => parking, listRungs: () => [], listProperties: () => [casa] })
  const { user } = renderApp(<LadderCard rungs={[]} settings={settings} texts={say.autonomy.by.en} />)
  await user.selectOptions(await screen.findByLabelText('Topic'), 'the pool')
  await user.selectOptions(screen.getByLabelText('You say'), 'Always')
  await user.click(screen.getByRole('button', { name: 'Set a topic' }))
  expect(api.received('setRung')).toMatchObject([{ params: { id }, body: { topic: 'pool', setting: 'always' } }])
})

test('the ladder says what rule holds, that Auto-Pilot is off, and that there is nothing yet', () => {
  serveContract({ listProperties: () => [] })
  renderApp(<LadderCard rungs={[]} settings={{ ...settings, automaticMode: false }} texts={say.autonomy.by.en} />)
  screen.getByText(/at least 90% of its drafts/)
  screen.getByText(/Auto-Pilot is off/)
  screen.getByText(/Nothing yet/)
  renderApp(<LadderCard rungs={[]} settings={{ ...settings, automaticRule: 'threshold' }} texts={say.autonomy.by.en} />)
  screen.getByText(/The threshold decides/)
})

test('the confidence is shown with its curve, its figures and a table of the same', () => {
  serveContract({})
  renderApp(<ConfidenceCard report={report} texts={say.autonomy.by.en} />)
  screen.getByRole('img', { name: /Promised confidence/ })
  screen.getByText('0.090')
  screen.getByText('(without calibration 0.140)')
  expect(screen.getByRole('row', { name: '9 20 90% 90%' })).toBeDefined()
  screen.getByText(/4 more had a number that was held down/)
  screen.getByText('What your edits changed: facts 2, tone 1')
})

test('of a host who has decided nothing it says so, in their language', () => {
  serveContract({})
  const nothing = {
    ...report,
    outcomes: { unchanged: 0, edited: 0, discarded: 0, replaced: 0 },
    shown: null,
    fittedAt: null,
  }
  renderApp(
    <ConfidenceCard report={{ ...nothing, heldDown: { drafts: 0, unchanged: 0 } }} texts={say.autonomy.by.it} />,
  )
  screen.getByText(/Non hai ancora deciso su nessuna bozza/)
  expect(screen.queryByRole('img')).toBeNull()
})

test('topics have names in both languages, and what has none is told by the words of its code', () => {
  expect(['parking', 'dishwasher', 'someNewThing'].map(say.autonomy.by.it.topicName)).toEqual([
    'il parcheggio',
    'la lavastoviglie',
    'some new thing',
  ])
  expect(say.autonomy.by.en.topicName('checkIn')).toBe('the check-in time')
})
