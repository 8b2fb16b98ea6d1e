import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { TryHouse } from './try-house.tsx'

const HOUSE = '00000000-0000-4000-8000-0000000000b1'
const OTHER = '00000000-0000-4000-8000-0000000000b2'
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')

test('what was typed is there again when its place was left, of each house its own, and gone once it is taken out', async () => {
  serveContract({})
  const first = renderApp(<TryHouse propertyId={HOUSE} />)
  await first.user.type(field(), 'C’è un posto per la moto?')
  first.unmount()
  const other = renderApp(<TryHouse propertyId={OTHER} />)
  expect(field().value).toBe('')
  other.unmount()
  const again = renderApp(<TryHouse propertyId={HOUSE} />)
  expect(field().value).toBe('C’è un posto per la moto?')
  await again.user.clear(field())
  again.unmount()
  renderApp(<TryHouse propertyId={HOUSE} />)
  expect(field().value).toBe('')
})
