import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PropertyFactView } from '#api/contract/property-facts.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, never, notices, renderApp } from '#tests/web/render-app.tsx'
import { AppError } from '#workflows/domain/errors.ts'
import { FactsCard } from './facts-card.tsx'

const PROPERTY_ID = '00000000-0000-4000-8000-0000000000a1'
const HEATED: PropertyFactView = {
  id: '00000000-0000-4000-8000-0000000000f1',
  topic: 'pool',
  key: 'pool.isHeated',
  value: { kind: 'yesNo', yes: true },
  conditions: [],
  validity: null,
  language: 'en',
  sentence: 'Our pool is heated.',
  source: { kind: 'note', name: 'additionalInfo' },
  isConfirmed: false,
  isCorrected: false,
  keptFrom: [],
  contradicts: [],
  doubt: null,
  said: 'The pool is heated.',
}
const COLD: PropertyFactView = {
  ...HEATED,
  id: '00000000-0000-4000-8000-0000000000f2',
  value: { kind: 'yesNo', yes: false },
  sentence: 'The pool is not heated.',
  said: 'The pool is not heated.',
}
const WORDS: PropertyFactView = {
  ...HEATED,
  id: '00000000-0000-4000-8000-0000000000f3',
  topic: 'other',
  key: 'other.text',
  value: { kind: 'text', text: 'Chiedete a Rosa le olive.' },
  language: 'it',
  sentence: 'Chiedete a Rosa le olive.',
  said: null,
}
const broken = () => {
  throw new AppError('unexpected', { code: 'unexpected' })
}

/** The card over a list that the calls change. */
function open(facts: PropertyFactView[], handlers: Handlers = {}) {
  const server = serveContract({
    listPropertyFacts: () => facts,
    changeFact: ({ params, body }) => {
      const at = facts.findIndex(({ id }) => id === params.factId)
      const before = facts[at] ?? HEATED
      const after = {
        ...before,
        isConfirmed: true,
        doubt: null,
        isCorrected: body.value !== undefined,
        value: body.value ?? before.value,
      }
      facts[at] = after
      return after
    },
    deleteFact: ({ params }) => {
      const at = facts.findIndex(({ id }) => id === params.factId)
      facts.splice(at, 1)
      for (const fact of facts) fact.contradicts = []
      return undefined
    },
    ...handlers,
  })
  return { server, ...renderApp(<FactsCard propertyId={PROPERTY_ID} />) }
}

test('says that it is loading, that there is nothing, and that it failed and may be tried again', async () => {
  const slow = open([], { listPropertyFacts: () => never() })
  expect(await screen.findByText('Loading...')).toBeDefined()
  slow.unmount()
  const empty = open([])
  expect(await screen.findByText(/Nothing yet/)).toBeDefined()
  empty.unmount()
  const { server, user } = open([{ ...HEATED }], { listPropertyFacts: broken })
  expect((await screen.findByRole('alert')).textContent).toContain('Could not load what the AI knows')
  server.serve('listPropertyFacts', () => [HEATED])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The pool is heated.')).toBeDefined()
  loggedFailures()
})

test('shows each fact with its sentence, and says which are told in the host’s words only', async () => {
  open([{ ...HEATED }, { ...WORDS }])
  const [fact, words] = await screen.findAllByRole('listitem')
  expect(fact?.textContent).toContain('Additional info: Our pool is heated.')
  expect(words?.textContent).toContain('never translated')
})

test('a fact is confirmed, corrected by the keyboard and removed', async () => {
  const { user } = open([{ ...HEATED }])
  await user.click(await screen.findByRole('button', { name: 'Confirm: The pool is heated.' }))
  expect(await screen.findByText('Confirmed')).toBeDefined()
  screen.getByRole('button', { name: 'Correct: The pool is heated.' }).focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog')
  await user.selectOptions(within(dialog).getByLabelText('Value'), 'no')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Corrected by you')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove: The pool is heated.' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(/Nothing yet/)).toBeDefined()
})

test('what contradicts itself stands first and is settled by one press', async () => {
  const facts = [{ ...WORDS }, { ...HEATED, contradicts: [COLD.id] }, { ...COLD, contradicts: [HEATED.id] }]
  const { user } = open(facts)
  expect(await screen.findByText('2 facts cannot all hold. Say which do.')).toBeDefined()
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Does not fit: The pool is not heated.')
  await user.click(screen.getByRole('button', { name: 'This holds: The pool is heated.' }))
  expect(await screen.findByText('Confirmed')).toBeDefined()
  expect(facts.map(({ id }) => id)).toEqual([WORDS.id, HEATED.id])
})

test('a figure that is none cannot be saved, and a failed save is said', async () => {
  const fee: PropertyFactView = {
    ...HEATED,
    key: 'pets.price',
    value: { kind: 'amount', amount: 20, currency: 'EUR', per: 'stay' },
    said: 'The fee for pets is €20 per stay.',
  }
  const { user } = open([fee], { changeFact: broken })
  await user.click(await screen.findByRole('button', { name: /^Correct/ }))
  const dialog = await screen.findByRole('dialog')
  const input = within(dialog).getByLabelText('Value (EUR)')
  await user.clear(input)
  expect(within(dialog).getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await user.type(input, '25')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await notices().findByText('Could not save the fact')).toBeDefined()
  loggedFailures()
})

test('a field is told by the name that it has on the screen, and an extra by its own', async () => {
  const field = {
    ...HEATED,
    sentence: 'checkIn: 17:00',
    source: { kind: 'field', name: 'checkIn' },
    said: null,
  } as const
  const link = {
    ...COLD,
    sentence: 'bookingLink: https://x.test',
    source: { kind: 'field', name: 'bookingLink' },
  } as const
  open([field, { ...link, said: null }, WORDS])
  await screen.findByText('Details: Check-in time: 17:00')
  screen.getByText('Booking link: https://x.test')
  expect(screen.queryByText(/checkIn|bookingLink/)).toBeNull()
})
