import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { DebugForm } from './debug-form.tsx'
import { DEBUG_DEFAULTS, toDebugInput } from './debug-values.ts'

const settings = toDebugInput(DEBUG_DEFAULTS) as Parameters<typeof DebugForm>[0]['settings']

test.each([
  ['Mock reply-to address', 'nobody', 'Mock reply-to address must be an e-mail address'],
  ['App email sender', 'a@b', 'App email sender must be an e-mail address'],
  ['App email password', 'x'.repeat(2001), 'App email password must have at most 2000 characters'],
])('a bad %s is told at its field by its name', async (label, value, sentence) => {
  serveContract({})
  const { user } = renderApp(<DebugForm settings={settings} />)
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect(screen.getByLabelText(label)).toHaveProperty('value', value)
})
