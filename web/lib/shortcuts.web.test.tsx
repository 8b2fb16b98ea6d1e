import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#tests/web/render-app.tsx'
import { useShortcuts } from './shortcuts.ts'

function Place({ onBack }: { onBack: () => void }) {
  useShortcuts({ back: onBack })
  return <input type="search" aria-label="Search" defaultValue="tram" />
}

test('Escape leaves the field that is typed in, with its words; from nowhere it goes back', async () => {
  let left = 0
  const { user } = renderApp(<Place onBack={() => left++} />)
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  await user.click(box)
  await user.keyboard('{Escape}')
  expect([left, box.value, document.activeElement === box]).toEqual([0, 'tram', false])
  await user.keyboard('{Escape}')
  expect(left).toBe(1)
})
