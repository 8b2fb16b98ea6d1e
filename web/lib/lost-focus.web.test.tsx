import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isNobodys } from './lost-focus.ts'
import { useShortcuts } from './shortcuts.ts'

let now = 0
beforeEach(() => {
  now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => {
  // Nobody has lost anything for the tests that follow.
  now += 60_000
})

const pressed = vi.fn<() => void>()
const undone = vi.fn<() => void>()
function Page({ shows, hasCard = false }: { shows: boolean; hasCard?: boolean }) {
  useShortcuts({ reply: () => pressed(), goChats: () => pressed(), undo: () => undone() })
  return (
    <>
      {shows && <textarea />}
      {hasCard && <section aria-label="Card" tabIndex={-1} />}
      <button type="button">Elsewhere</button>
    </>
  )
}

/** The host types in a box, and the box goes away. */
async function lose() {
  pressed.mockClear()
  const user = userEvent.setup()
  const { rerender } = render(<Page shows />)
  await user.type(screen.getByRole('textbox'), 'Breakfast is')
  rerender(<Page shows={false} />)
  return user
}

test('what is typed on when the box is gone is no command, however long it goes on', async () => {
  undone.mockClear()
  const user = await lose()
  for (const key of 'r at eight, r and z until r ten') {
    await user.keyboard(key)
    now += 600
  }
  expect([pressed, undone].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('where no words were typed, the key that takes back does so at once, as what went away may be what has left', async () => {
  for (const one of [pressed, undone]) one.mockClear()
  const user = userEvent.setup()
  const { rerender } = render(<Page shows={false} hasCard />)
  act(() => screen.getByRole('region').focus())
  rerender(<Page shows={false} />)
  await user.keyboard('rz')
  expect([pressed.mock.calls.length, undone.mock.calls.length]).toEqual([0, 1])
})

test('after two seconds of rest keys are commands again', async () => {
  const user = await lose()
  await user.keyboard('r')
  now += 2_001
  await user.keyboard('r')
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('they are at once when the host puts the focus elsewhere', async () => {
  const user = await lose()
  await user.keyboard('r')
  act(() => screen.getByRole('button').focus())
  await user.keyboard('r')
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('they are where nothing was lost', async () => {
  pressed.mockClear()
  const user = userEvent.setup()
  render(<Page shows={false} />)
  act(() => screen.getByRole('button').focus())
  await user.keyboard('r')
  expect(pressed).toHaveBeenCalledTimes(1)
})

function Nested({ shows }: { shows: boolean }) {
  useShortcuts({ reply: () => pressed() })
  return (
    <div role="log" tabIndex={-1}>
      <section aria-label="Card" tabIndex={-1}>
        {shows && <button type="button">Goes</button>}
      </section>
    </div>
  )
}

test('what lay around it has the focus where what had it goes away, and single keys rest all the same', async () => {
  pressed.mockClear()
  const user = userEvent.setup()
  const { rerender } = render(<Nested shows />)
  act(() => screen.getByRole('button').focus())
  rerender(<Nested shows={false} />)
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region'))
  expect(isNobodys()).toBe(true)
  await user.keyboard('r')
  expect(pressed).not.toHaveBeenCalled()
  now += 2_001
  await user.keyboard('r')
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('the content has it where nothing lay around, as in a notice above', async () => {
  const Notice = ({ shows }: { shows: boolean }) => (
    <>
      <div>{shows && <button type="button">Goes</button>}</div>
      <main tabIndex={-1} />
    </>
  )
  const { rerender } = render(<Notice shows />)
  act(() => screen.getByRole('button').focus())
  rerender(<Notice shows={false} />)
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'))
})

test('nothing is led where something has taken the focus meanwhile', async () => {
  const { rerender } = render(<Nested shows />)
  act(() => screen.getByRole('button').focus())
  rerender(<Nested shows={false} />)
  act(() => screen.getByRole('log').focus())
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(document.activeElement).toBe(screen.getByRole('log'))
  expect(isNobodys()).toBe(false)
})
