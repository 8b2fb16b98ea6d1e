import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
function Page({ shows }: { shows: boolean }) {
  useShortcuts({ reply: () => pressed(), goChats: () => pressed() })
  return (
    <>
      {shows && <textarea />}
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
  const user = await lose()
  for (const key of 'r at eight, r and r until r ten') {
    await user.keyboard(key)
    now += 600
  }
  expect(pressed).not.toHaveBeenCalled()
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
