import { screen } from '@testing-library/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { loggedFailures } from '#tests/web/render-app.tsx'
import { logRecovered } from './log-failure.ts'

test('what React mended by drawing once more is told with what was thrown', async () => {
  const thrown = new Error('not yet')
  let tries = 0
  const Odd = () => {
    tries += 1
    if (tries === 1) throw thrown
    return 'drawn'
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onRecoverableError: logRecovered,
  })
  root.render(createElement(Odd))
  await screen.findByText('drawn')
  const [told] = loggedFailures()
  expect(told).toMatchObject({ cause: thrown, message: expect.stringMatching(/after Error: not yet:\s[^]*Odd/) })
  root.unmount()
})
