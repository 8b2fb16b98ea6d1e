import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { me } from '#tests/web/rows.ts'
import { Figures } from '#web/features/dashboard/figures.tsx'
import { QuickActions } from '#web/features/dashboard/quick-actions.tsx'
import PropertyListScreen from '#web/screens/property-list-screen.tsx'
import SettingsScreen from '#web/screens/settings-screen.tsx'
import { queryClient } from './query-client.ts'

const OFFLINE = 'Non disponibile offline.'
const noLine = () => {
  throw new TypeError('there is no line')
}

function setLine(isThere: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
  onlineManager.setOnline(isThere)
}

afterEach(() => {
  queryClient.clear()
  onlineManager.setOnline(true)
})

/** With the cache of the product, not that of the tests: how it waits is what is looked at. */
function open(part: ReactNode) {
  const server = serveContract({
    readMe: () => me,
    readDashboard: noLine,
    readAiSettings: noLine,
    readAppSettings: noLine,
    readPushSettings: noLine,
    listPushDevices: noLine,
    listSnippets: noLine,
    listProperties: noLine,
  })
  setLine(false)
  render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>{part}</BrowserRouter>
    </QueryClientProvider>,
  )
  return server
}

test('properties that were not read say so without a line, and come when there is one', async () => {
  const server = open(<PropertyListScreen />)
  expect(await screen.findByText(OFFLINE)).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
  server.serve('listProperties', () => [])
  await act(async () => setLine(true))
  expect(await screen.findByText('No properties found.')).toBeDefined()
})

test('settings that were not read say so without a line', async () => {
  open(<SettingsScreen />)
  expect((await screen.findAllByText(OFFLINE)).length).toBeGreaterThan(0)
})

test('figures that were not read say so without a line', async () => {
  open(<Figures />)
  expect(await screen.findByText(OFFLINE)).toBeDefined()
})

test('whether answers go out by themselves is not said to be off where it is not known', async () => {
  open(<QuickActions />)
  expect(await screen.findByText(OFFLINE)).toBeDefined()
  expect(screen.queryByText(/spenta/)).toBeNull()
})
