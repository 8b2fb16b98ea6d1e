import { expect, test } from 'vitest'
import { takeWindowName } from './window-name.ts'

test('a window that is loaded anew has the name it had, and one that was copied while it is there another', () => {
  const name = takeWindowName()
  window.dispatchEvent(new Event('pagehide'))
  expect(takeWindowName()).toBe(name)
  expect(takeWindowName()).not.toBe(name)
})

test('one that comes back as it was left has it alone', () => {
  const name = takeWindowName()
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('pageshow'))
  expect(takeWindowName()).not.toBe(name)
})
