import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AiSettingsView } from '#api/contract/settings.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { never, notices, renderApp } from '#tests/web/render-app.tsx'
import { me } from '#tests/web/rows.ts'
import SettingsScreen from '#web/screens/settings-screen.tsx'
import { AppError, invalidField } from '#workflows/domain/errors.ts'

const settings = {
  defaultTone: 'warm',
  defaultInstruction: 'Use the first name.',
  systemPrompt: '',
  confidenceThreshold: 8,
  fallbackMessage: '',
  fallbackDelayMinutes: 15,
  automaticMode: true,
  automaticRule: 'threshold' as const,
  earnedTarget: 0.9,
  automaticPerGuestADay: null,
  automaticPerDay: 40,
  modelDraftsPerDay: null,
  automaticMost: { perGuestADay: 10, perDay: 300 },
  modelDraftsMost: 1000,
}
const { automaticMost, modelDraftsMost: _most, ...own } = settings
const app = {
  ...{ email: '', language: 'it' as const, undoSeconds: 10 },
  ...{ emergencyText: '', emergencyPhone: '', emergencyTemplate: '' },
}
const zero = { unchanged: 0, edited: 0, discarded: 0, replaced: 0 }
/** What stands below the form. */
const around = {
  readMe: () => me,
  readAppSettings: () => app,
  listRungs: () => [],
  listProperties: () => [],
  readLearning: () => ({ proposals: [], unknown: [] }),
  readConfidenceReport: () => ({
    ...{
      basis: 'none' as const,
      fittedAt: null,
      outcomes: zero,
      changes: { fact: 0, policy: 0, language: 0, tone: 0 },
    },
    ...{ shown: null, uncalibrated: null, heldDown: { drafts: 0, unchanged: 0 }, curve: [] },
  }),
}
const broken = () => {
  throw new AppError('unexpected', { code: 'unexpected' })
}

async function openForm() {
  const server = serveContract({
    ...around,
    readAiSettings: () => settings,
    saveAiSettings: ({ body }) => AiSettingsView.parse({ ...settings, ...body }),
  })
  const { user } = renderApp(<SettingsScreen />, { at: '/general-settings?tab=ai' })
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const retype = async (label: string, value: string) => {
    await user.clear(field(label))
    await user.type(field(label), value)
  }
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByLabelText('Default tone')
  return { server, user, field, retype, save }
}

test('says that it is loading', async () => {
  serveContract({ ...around, readAiSettings: () => never() })
  renderApp(<SettingsScreen />, { at: '/general-settings?tab=ai' })
  expect(await screen.findByText('Loading...')).toBeDefined()
  expect(screen.queryByLabelText('Default tone')).toBeNull()
})

test('says that the settings could not be loaded, and loads them when asked again', async () => {
  const server = serveContract({ ...around, readAiSettings: broken })
  const { user } = renderApp(<SettingsScreen />, { at: '/general-settings?tab=ai' })
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load settings')
  server.serve('readAiSettings', () => settings)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Default tone')).toHaveProperty('value', 'warm')
})

test('shows what is saved, and with which bounds', async () => {
  const { field } = await openForm()
  expect(field('Default instruction').value).toBe('Use the first name.')
  expect(field('Confidence threshold').value).toBe('8')
  expect(screen.getByText('1 to 10. Drafts below it wait for your approval.')).toBeDefined()
  expect(screen.getByText('5 to 35 minutes from the draft to the fallback.')).toBeDefined()
  expect(screen.getByRole('switch', { name: /Auto-Pilot/ }).getAttribute('aria-checked')).toBe('true')
})

test.each([
  ['Share that has to be sent as it stands', '0.5', '0.99', '0.01'],
  ['Confidence threshold', '1', '10', ''],
  ['Fallback delay minutes', '5', '35', ''],
  ['Automatic replies to one guest in 24 hours', '1', String(automaticMost.perGuestADay), ''],
  ['Automatic replies to all guests in 24 hours', '1', String(automaticMost.perDay), ''],
  ['Drafts by the AI model in 24 hours', '1', String(settings.modelDraftsMost), ''],
])('%s is a number from %s to %s', async (label, min, max, step) => {
  const { field } = await openForm()
  expect(field(label)).toMatchObject({ type: 'number', min, max, step })
})

test('every text of the form is shown as it is kept, and saved as it was changed', async () => {
  const { server, field, retype, save } = await openForm()
  const texts = {
    'Default instruction': 'defaultInstruction',
    'System prompt': 'systemPrompt',
    'Fallback message': 'fallbackMessage',
  } as const
  for (const [label, name] of Object.entries(texts)) {
    expect(field(label).value).toBe(own[name])
    await retype(label, `new ${name}`)
  }
  await save()
  expect(await screen.findByText('Saved successfully')).toBeDefined()
  expect(server.received('saveAiSettings')[0]?.body).toEqual({
    ...own,
    ...Object.fromEntries(Object.values(texts).map((name) => [name, `new ${name}`])),
  })
})

test('saves what was changed, says so, and stops saying so at the next change', async () => {
  const { server, user, field, retype, save } = await openForm()
  await retype('Default tone', 'brief')
  await retype('Fallback delay minutes', '20')
  await user.click(screen.getByRole('switch', { name: /Auto-Pilot/ }))
  await save()
  expect(await screen.findByText('Saved successfully')).toBeDefined()
  expect(server.received('saveAiSettings').map(({ body }) => body)).toEqual([
    { ...own, defaultTone: 'brief', fallbackDelayMinutes: 20, automaticMode: false },
  ])
  await user.type(field('Default tone'), '!')
  expect(screen.queryByText('Saved successfully')).toBeNull()
})

test('the caps on what leaves by itself are the installation’s where they are blank', async () => {
  const { server, user, field, retype, save } = await openForm()
  const [ofGuest, ofDay] = ['Automatic replies to one guest in 24 hours', 'Automatic replies to all guests in 24 hours']
  expect([field(ofGuest).value, field(ofDay).value]).toEqual(['', '40'])
  expect(screen.getByText(new RegExp(`At most ${automaticMost.perGuestADay},`))).toBeDefined()
  await retype(ofGuest, '4')
  await user.clear(field(ofDay))
  await save()
  expect(await screen.findByText('Saved successfully')).toBeDefined()
  const [{ body } = { body: {} }] = server.received('saveAiSettings')
  expect(body).toEqual({ ...own, automaticPerGuestADay: 4, automaticPerDay: null })
})

test('what lets a reply leave by itself, its share and how much a model may write are saved as they were set', async () => {
  const { server, user, field, retype, save } = await openForm()
  const [rule, share, drafts] = [
    'What may go out by itself',
    'Share that has to be sent as it stands',
    'Drafts by the AI model in 24 hours',
  ] as const
  expect([field(rule).value, field(share).value, field(drafts).value]).toEqual(['threshold', '0.9', ''])
  expect(screen.getByText('At most 1000, which blank stands for.', { exact: false })).toBeDefined()
  await user.selectOptions(field(rule), 'That, once it is earned for its topic')
  await retype(share, '0.95')
  await retype(drafts, '50')
  await save()
  expect(await screen.findByText('Saved successfully')).toBeDefined()
  const changed = { automaticRule: 'earned', earnedTarget: 0.95, modelDraftsPerDay: 50 }
  expect(server.received('saveAiSettings').map(({ body }) => body)).toEqual([{ ...own, ...changed }])
})

test.each([
  ['Automatic replies to one guest in 24 hours', '0', 'Automatic replies to one guest in 24 hours must be at least 1'],
  ['Confidence threshold', '11', 'Confidence threshold must be at most 10'],
  ['Confidence threshold', '2.5', 'Confidence threshold must be a whole number'],
  ['Fallback delay minutes', '4', 'Fallback delay minutes must be at least 5'],
])('refuses %s %s at its field, and asks the server nothing', async (label, value, sentence) => {
  const { server, field, retype, save } = await openForm()
  await retype(label, value)
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect(field(label).getAttribute('aria-invalid')).toBe('true')
  expect(server.received('saveAiSettings')).toEqual([])
})

test('shows what the server refuses at the field that it names', async () => {
  const { server, field, retype, save } = await openForm()
  server.serve('saveAiSettings', () => {
    throw invalidField('defaultTone', { code: 'field_not_allowed' })
  })
  await retype('Default tone', 'rude')
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe('Default tone is not allowed')
  expect(document.activeElement).toBe(field('Default tone'))
})

test('cannot be saved twice at once, and keeps what was typed when saving fails', async () => {
  const { server, field, retype, save } = await openForm()
  const saving = Promise.withResolvers<never>()
  server.serve('saveAiSettings', () => saving.promise)
  await retype('Default tone', 'brief')
  await save()
  await save()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
  expect(server.received('saveAiSettings')).toHaveLength(1)
  saving.reject(new AppError('unexpected', { code: 'unexpected' }))
  expect(await notices().findByText('Could not be saved. Please try again.')).toBeDefined()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull())
  expect(field('Default tone').value).toBe('brief')
  expect(screen.queryByText('Saved successfully')).toBeNull()
})

test('what was typed is still there after another tab, until it is saved or given up', async () => {
  const { server, user, field, retype, save } = await openForm()
  const kept = () => screen.queryByText('Your unsaved changes are still here.')
  const leaveAndReturn = async () => {
    await user.click(screen.getByRole('tab', { name: 'N8n' }))
    expect(screen.queryByLabelText('Default tone')).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'AI' }))
    await screen.findByLabelText('Default tone')
  }
  await retype('Default tone', 'very warm')
  expect(kept()).toBeNull()
  await leaveAndReturn()
  expect(field('Default tone').value).toBe('very warm')
  expect(kept()).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Discard them' }))
  expect(field('Default tone').value).toBe(settings.defaultTone)
  await leaveAndReturn()
  expect(field('Default tone').value).toBe(settings.defaultTone)

  await retype('Default tone', 'brisk')
  await leaveAndReturn()
  await save()
  await screen.findByText('Saved successfully')
  expect(server.received('saveAiSettings').at(-1)?.body).toMatchObject({ defaultTone: 'brisk' })
  await retype('Default tone', 'brisk again')
  expect(kept()).toBeNull()
})

test('the browser asks before a page with unsaved changes is left, and before no other', async () => {
  const { retype } = await openForm()
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  await retype('Default tone', 'warm, and brisk')
  expect(leave()).toBe(true)
})
