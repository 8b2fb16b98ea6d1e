import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PropertyFactView } from '#api/contract/property-facts.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { FactsCard } from './facts-card.tsx'

const PROPERTY_ID = '00000000-0000-4000-8000-0000000000a1'
const fact = (at: number, over: Partial<PropertyFactView> = {}): PropertyFactView => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  ...{ topic: 'lift', key: 'lift.exists', value: { kind: 'yesNo', yes: true }, conditions: [], validity: null },
  ...{ language: 'en', sentence: `Sentence ${at}.`, source: { kind: 'note', name: 'additionalInfo' } },
  ...{ isConfirmed: false, isCorrected: false, keptFrom: [], contradicts: [], doubt: null, said: `Fact ${at}.` },
  ...over,
})
const sure = (many: number) => Array.from({ length: many }, (_, index) => fact(index + 1))

function open(first: PropertyFactView[]) {
  const facts = [...first]
  serveContract({
    listPropertyFacts: () => facts,
    changeFact: ({ params }) => {
      const at = facts.findIndex(({ id }) => id === params.factId)
      facts[at] = { ...(facts[at] ?? fact(0)), isConfirmed: true, doubt: null }
      return facts[at] ?? fact(0)
    },
  })
  return renderApp(<FactsCard propertyId={PROPERTY_ID} />)
}

const rows = () => screen.getAllByRole('listitem')
const confirm = (at: number) => screen.getByRole('button', { name: `Confirm: Fact ${at}.` })
const COT = fact(21, { doubt: 'saysMore' })
const POOL = fact(22, { doubt: 'readTwoWays' })

test('facts in doubt stand first, marked and counted, each with what is in doubt about it', async () => {
  open([...sure(3), COT, POOL])
  expect((await screen.findByText(/2 facts are in doubt/)).role).toBe('status')
  const [cot, pool, next] = rows()
  expect(cot?.textContent).toContain('In doubt')
  expect(cot?.textContent).toContain('Sentence 21.')
  expect(cot?.textContent).toContain('says something else beside what was understood')
  expect(pool?.textContent).toContain('can be read in two ways')
  expect(next?.textContent).not.toContain('In doubt')
})

test('they are confirmed one after the other by one key each, every one in its place until none is left', async () => {
  const { user } = open([...sure(3), COT, POOL])
  ;(await screen.findByRole('button', { name: 'Confirm: Fact 21.' })).focus()
  await user.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(confirm(22))
  expect(rows()[0]?.textContent).toContain('Confirmed')
  expect(screen.getByRole('status').textContent).toContain('One fact is in doubt')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('No fact is in doubt any more.')).toBeDefined()
  expect(rows().map(({ textContent }) => textContent?.includes('Confirmed'))).toEqual([true, true, false, false, false])
  await expect.poll(() => document.activeElement).toBe(rows()[1])
})

test('what contradicts itself stands before what is in doubt', async () => {
  const no = fact(31, { contradicts: [fact(1).id] })
  open([{ ...fact(1), contradicts: [no.id] }, fact(2), COT, no])
  await screen.findByText(/2 facts cannot all hold/)
  expect(rows().map(({ textContent }) => /Sentence (\d+)/.exec(textContent ?? '')?.[1])).toEqual(['1', '31', '21', '2'])
})

test('a long list is narrowed to what waits, and one by one nothing leaves it under the hand', async () => {
  const { user } = open([...sure(20), COT, POOL])
  const waiting = await screen.findByRole('button', { name: 'Waiting for you 2' })
  expect(rows()).toHaveLength(12)
  expect(rows()[0]?.textContent).toContain('Fact 21.')
  await user.click(waiting)
  expect(rows()).toHaveLength(2)
  await user.click(confirm(21))
  expect(await screen.findByRole('button', { name: 'Waiting for you 1', pressed: true })).toBeDefined()
  expect(rows()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'All 22' }))
  await user.click(screen.getByRole('button', { name: 'Show all 22' }))
  expect(rows()).toHaveLength(22)
})

test('where nothing is in doubt, or the list is short, nothing is counted or narrowed', async () => {
  const many = open(sure(20))
  await screen.findByText('Fact 1.')
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
  many.unmount()
  open([COT])
  const [row] = await screen.findAllByRole('listitem')
  expect(screen.queryByRole('group')).toBeNull()
  expect(within(row ?? document.body).getByRole('button', { name: 'Confirm: Fact 21.' })).toBeDefined()
})
