import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProposalView } from '#api/contract/learning.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { say } from '#web/texts/say.ts'
import { LearningCard } from './learning-card.tsx'

const proposal: ProposalView = {
  ...{ id: '6f1c1b9e-0000-4000-8000-000000000001', propertyId: '6f1c1b9e-0000-4000-8000-000000000002' },
  ...{ property: 'Casa Trastevere', chatId: '6f1c1b9e-0000-4000-8000-000000000003', sentence: 'Parking is 15 €.' },
  ...{
    topics: ['parking'],
    said: ['Parking costs €15.'],
    replaces: ['Parking is 10 €.'],
    suggestedUntil: '2026-12-01',
  },
  createdAt: '2026-11-22T10:00:00.000Z',
}
const { id, sentence } = proposal
const nothing = () => ({ proposals: [], unknown: [] })

test.each([
  ['Accept until 1 Dec 2026', { scope: 'property', until: '2026-12-01' }],
  ['Accept for Casa Trastevere', { scope: 'property', until: null }],
  ['For all my properties', { scope: 'all', until: null }],
])('%s is one click', async (name, body) => {
  const api = serveContract({ acceptProposal: () => undefined, readLearning: nothing })
  const { user } = renderApp(
    <LearningCard learning={{ proposals: [proposal], unknown: [] }} texts={say.autonomy.by.en} />,
  )
  screen.getByText('The AI would say: Parking costs €15.')
  screen.getByText('Takes the place of: Parking is 10 €.')
  await user.click(screen.getByRole('button', { name: `${name}: ${sentence}` }))
  expect(api.received('acceptProposal')).toMatchObject([{ params: { id }, body }])
})

test('that it is no fact is one click too, and what fails says so', async () => {
  serveContract({
    dismissProposal: () => {
      throw new TypeError('away')
    },
    readLearning: nothing,
  })
  const { user } = renderApp(
    <LearningCard learning={{ proposals: [proposal], unknown: [] }} texts={say.autonomy.by.en} />,
  )
  await user.click(screen.getByRole('button', { name: `It is no fact: ${sentence}` }))
  await notices().findByText('Could not be saved. Please try again.')
  loggedFailures()
})

test('what was asked and not known is counted, and nothing is told as nothing, in the host’s language', () => {
  serveContract({})
  const { propertyId, property } = proposal
  const asked = { propertyId, property, topic: 'parking', times: 7, lastAskedAt: proposal.createdAt }
  const { unmount } = renderApp(
    <LearningCard learning={{ proposals: [], unknown: [asked] }} texts={say.autonomy.by.en} />,
  )
  screen.getByText(/asked 7 times: .*parking/)
  unmount()
  renderApp(<LearningCard learning={nothing()} texts={say.autonomy.by.it} />)
  screen.getByText(/Per ora niente da imparare/)
  screen.getByText(/ogni domanda ha una risposta/)
})
