import { expect, test } from 'vitest'
import type { RequestOf } from '#api/contract/call.ts'
import type { Calls } from '#api/contract/calls.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { auditsOf } from '#tests/api/given.ts'

const { api, anna } = await apiWithHosts()

const saveApp = (body: RequestOf<Calls['saveAppSettings']>['body']) => anna.ask('saveAppSettings', { body })
const saveAi = (body: RequestOf<Calls['saveAiSettings']>['body']) => anna.ask('saveAiSettings', { body })

const undoSeconds = 10
const ofEmergencies = { emergencyText: '', emergencyPhone: '', emergencyTemplate: '' }

test('a new host has the defaults, and notices go to the address of the sign-in', async () => {
  expect(await anna.ask('readAppSettings', {})).toEqual({
    email: anna.email,
    language: 'it',
    undoSeconds,
    ...ofEmergencies,
  })
  expect(await anna.ask('readAiSettings', {})).toEqual({
    defaultTone: '',
    defaultInstruction: '',
    systemPrompt: '',
    confidenceThreshold: 8,
    fallbackMessage: '',
    fallbackDelayMinutes: 15,
    automaticMode: true,
    automaticRule: 'threshold',
    earnedTarget: 0.9,
    automaticPerGuestADay: null,
    automaticPerDay: null,
    automaticMost: { perGuestADay: 10, perDay: 300 },
    modelDraftsPerDay: null,
    modelDraftsMost: 1000,
  })
})

test('the notification address is saved, also a blank one, and audited', async () => {
  expect(await saveApp({ email: 'casa@example.com' })).toEqual({
    email: 'casa@example.com',
    language: 'it',
    undoSeconds,
    ...ofEmergencies,
  })
  expect(await anna.ask('readAppSettings', {})).toEqual({
    email: 'casa@example.com',
    language: 'it',
    undoSeconds,
    ...ofEmergencies,
  })
  expect(await saveApp({ email: '', language: 'en' })).toEqual({
    email: '',
    language: 'en',
    undoSeconds,
    ...ofEmergencies,
  })
  expect(await saveApp({ email: '' })).toEqual({ email: '', language: 'en', undoSeconds, ...ofEmergencies })
  expect(await auditsOf(anna, 'settings.save_app')).toHaveLength(3)
})

test('how long things can be taken back is the host’s, and stays where it is left out', async () => {
  expect(await saveApp({ email: '', undoSeconds: 0 })).toMatchObject({ undoSeconds: 0 })
  expect(await saveApp({ email: '' })).toMatchObject({ undoSeconds: 0 })
  expect(await anna.ask('readAppSettings', {})).toMatchObject({ undoSeconds: 0 })
  await saveApp({ email: '', undoSeconds })
})

test('what is done in an emergency is saved, and stays where it is left out', async () => {
  const given = { emergencyText: 'Call Anna', emergencyPhone: '+39 333 1234567', emergencyTemplate: 'emergency_call' }
  expect(await saveApp({ email: '', ...given })).toMatchObject(given)
  expect(await saveApp({ email: '' })).toMatchObject(given)
  await saveApp({ email: '', ...ofEmergencies })
})

test('the narrower payload of the specification leaves what it does not name as it is', async () => {
  const before = {
    fallbackDelayMinutes: 20,
    automaticMode: false,
    automaticPerGuestADay: 3,
    automaticPerDay: 20,
    automaticRule: 'earned' as const,
    earnedTarget: 0.8,
    modelDraftsPerDay: 50,
  }
  const { automaticMost, modelDraftsMost } = await saveAi(before)
  const narrow = {
    defaultTone: 'warm',
    defaultInstruction: 'x',
    systemPrompt: 'y',
    confidenceThreshold: '7',
    fallbackMessage: 'A presto',
  }
  const saved = { ...narrow, confidenceThreshold: 7, ...before, automaticMost, modelDraftsMost }
  expect(await saveAi(narrow)).toEqual(saved)
  expect(await anna.ask('readAiSettings', {})).toEqual(saved)
  expect((await auditsOf(anna, 'settings.save_ai')).at(-1)?.detail).toEqual({ fields: Object.keys(narrow) })
  const none = { automaticPerGuestADay: null, automaticPerDay: null }
  expect(await saveAi(none)).toMatchObject(none)
})

test.each([
  ['saveAiSettings', { confidenceThreshold: 0 }, 'confidenceThreshold'],
  ['saveAiSettings', { fallbackMessage: 'Ciao {{guest.first_name}}, a presto' }, 'fallbackMessage'],
  ['saveAppSettings', { email: '', emergencyText: 'Chiama il 112, {{guest.name}}' }, 'emergencyText'],
  ['saveAiSettings', { confidenceThreshold: 11 }, 'confidenceThreshold'],
  ['saveAiSettings', { fallbackDelayMinutes: 4 }, 'fallbackDelayMinutes'],
  ['saveAiSettings', { fallbackDelayMinutes: 36 }, 'fallbackDelayMinutes'],
  ['saveAiSettings', { automaticPerGuestADay: 0 }, 'automaticPerGuestADay'],
  ['saveAiSettings', { automaticPerDay: 1.5 }, 'automaticPerDay'],
  ['saveAiSettings', { automaticRule: 'always' }, 'automaticRule'],
  ['saveAiSettings', { earnedTarget: 0.49 }, 'earnedTarget'],
  ['saveAiSettings', { earnedTarget: 1 }, 'earnedTarget'],
  ['saveAiSettings', { defaultTone: 'a\u0000b' }, 'defaultTone'],
  ['saveAppSettings', { email: 'not an address' }, 'email'],
  ['saveAppSettings', {}, 'email'],
  ['saveAppSettings', { email: '', language: 'de' }, 'language'],
  ['saveAppSettings', { email: '', emergencyPhone: 'call me' }, 'emergencyPhone'],
  ['saveAppSettings', { email: '', emergencyTemplate: 'Not A Name' }, 'emergencyTemplate'],
  ['saveAppSettings', { email: '', emergencyText: 'x'.repeat(2001) }, 'emergencyText'],
  ['saveAppSettings', { email: '', undoSeconds: 61 }, 'undoSeconds'],
  ['saveAppSettings', { email: '', undoSeconds: -1 }, 'undoSeconds'],
  ['saveAppSettings', { email: '', undoSeconds: '' }, 'undoSeconds'],
  ['saveAppSettings', [], 'body'],
] as const)('%s refuses %j and names the field', async (name, body, field) => {
  const answer = await anna.attempt(name, { body })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    kind: 'invalid_input',
    fields: { [field]: { code: expect.stringMatching(/^field_/) } },
  })
})

test('twenty first calls at once make one host', async () => {
  const { newPerson, signIn } = await import('#tests/safety/person.ts')
  const { access_token } = await signIn(await newPerson())
  const answers = await Promise.all(Array.from({ length: 20 }, () => api.as(access_token).ask('readMe', {})))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
})
