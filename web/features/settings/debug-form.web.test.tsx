import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { DebugForm } from './debug-form.tsx'
import { DEBUG_DEFAULTS, toDebugInput } from './debug-values.ts'

const settings = {
  ...toDebugInput(DEBUG_DEFAULTS),
  SWITCHED_UNTIL: null,
} as Parameters<typeof DebugForm>[0]['settings']

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

test('Reset (Local) shows the defaults and saves nothing', async () => {
  const server = serveContract({})
  const { user } = renderApp(<DebugForm settings={{ ...settings, MOCK_EMAIL_REPLY_TO: 'kept@locanda.test' }} />)
  const box = screen.getByLabelText('Mock reply-to address')
  expect(box).toHaveProperty('value', 'kept@locanda.test')
  await user.click(screen.getByRole('button', { name: 'Reset (Local)' }))
  expect(box).toHaveProperty('value', '')
  expect(server.received('saveDebugSettings')).toEqual([])
})

describe('what changes mail goes back to normal by itself', () => {
  const afterSelect = () => screen.getByLabelText<HTMLSelectElement>('Back to normal after')
  const until = '2026-05-04T10:32:00.000Z'
  const shown = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(until))

  test('after an hour, or the time that was chosen', async () => {
    const sent: unknown[] = []
    serveContract({
      saveDebugSettings: ({ body }) => {
        sent.push(body)
        return { ...settings, SEND_EMAIL: false, SWITCHED_UNTIL: until }
      },
    })
    const { user } = renderApp(<DebugForm settings={settings} />)
    expect(afterSelect().selectedOptions[0]?.textContent).toBe('1 hour')
    await user.click(screen.getByRole('switch', { name: /Send email/ }))
    await user.selectOptions(afterSelect(), '4 hours')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/^Saved/)
    expect(sent).toMatchObject([{ SEND_EMAIL: false, SWITCH_OFF_AFTER_MINUTES: 240 }])
  })

  test('the screen says when, and a save of something else leaves that as it is', async () => {
    const sent: unknown[] = []
    const switched = { ...settings, EML_MOCK: true, SWITCHED_UNTIL: until }
    serveContract({
      saveDebugSettings: ({ body }) => {
        sent.push(body)
        return switched
      },
    })
    const { user } = renderApp(<DebugForm settings={switched} />)
    expect(screen.getByText(`Back to normal by itself on ${shown}.`)).toBeTruthy()
    expect(afterSelect().selectedOptions[0]?.textContent).toBe(`As it is: ${shown}`)
    await user.type(screen.getByLabelText('App email sender'), 'app@locanda.test')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/^Saved/)
    expect(sent[0]).not.toHaveProperty('SWITCH_OFF_AFTER_MINUTES')
  })

  test('what was switched before ends were kept is said to have none', () => {
    serveContract({})
    renderApp(<DebugForm settings={{ ...settings, EML_MOCK: true }} />)
    expect(screen.getByText('Switched before ends were kept: it stays so until you save.')).toBeTruthy()
  })
})
