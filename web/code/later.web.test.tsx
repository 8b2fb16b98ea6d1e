import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loggedFailures } from '#tests/web/render-app.tsx'
import { Boundary } from '#web/ui/boundary.tsx'
import { later } from './later.ts'
import { askServerBy } from './until-fetched.ts'

type Load = () => Promise<{ default: ComponentType }>

const Said = () => <p>Its words</p>
const notFetched = () => new TypeError('Failed to fetch dynamically imported module: /assets/said.js')
const server = vi.fn<() => Promise<boolean>>()

beforeEach(() => {
  server.mockReset()
  askServerBy(server)
})
afterEach(() => askServerBy(async () => navigator.onLine))

const show = async (load: Load) => {
  const Part = later(load)
  await act(async () => {
    render(
      <Boundary instead={(error) => <p>Broken: {error.message}</p>}>
        <p>What stands around it</p>
        <Suspense fallback="still to come">
          <Part />
        </Suspense>
      </Boundary>,
    )
  })
}

test('a part that is not there when the line is lost takes nothing along, and comes with the line', async () => {
  server.mockResolvedValue(false)
  const load = vi.fn<Load>(async () => ({ default: Said })).mockRejectedValueOnce(notFetched())
  await show(load)
  await vi.waitFor(() => expect(server).toHaveBeenCalled())
  screen.getByText('What stands around it')
  screen.getByText('still to come')
  server.mockResolvedValue(true)
  await act(async () => void dispatchEvent(new Event('online')))
  await screen.findByText('Its words')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a line that is lost again meanwhile is waited for again', async () => {
  server.mockResolvedValueOnce(true).mockResolvedValueOnce(false).mockResolvedValue(true)
  const load = vi.fn<Load>(async () => ({ default: Said }))
  load.mockRejectedValueOnce(notFetched()).mockRejectedValueOnce(notFetched())
  await show(load)
  await screen.findByText('Its words')
})

test('what the server has no more, as it has another build by now, is said', async () => {
  server.mockResolvedValue(true)
  await show(() => Promise.reject(notFetched()))
  await screen.findByText(/^Broken: Failed to fetch/)
  loggedFailures()
})

test('code that breaks while it begins is asked for once', async () => {
  const load = vi.fn<Load>(() => Promise.reject(new RangeError('No such year')))
  await show(load)
  await screen.findByText('Broken: No such year')
  expect(load).toHaveBeenCalledTimes(1)
  loggedFailures()
})

test('no part of the app is fetched otherwise', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const others = files.filter(
    (name) => !name.startsWith('code/') && /\blazy\b[^\n]*from 'react'/.test(readFileSync(join('web', name), 'utf8')),
  )
  expect(others).toEqual([])
})
