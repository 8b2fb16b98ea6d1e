import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { me } from '#tests/web/rows.ts'
import { speak } from '#web/texts/say.ts'
import SettingsAi from './settings-ai.tsx'

afterEach(() => speak('mix'))

const serve = () =>
  serveContract({
    readAiSettings: () => ({
      ...{ defaultTone: '', defaultInstruction: '', systemPrompt: '', confidenceThreshold: 8, fallbackMessage: '' },
      ...{ fallbackDelayMinutes: 15, automaticMode: true, automaticRule: 'threshold' as const, earnedTarget: 0.9 },
      ...{ automaticPerGuestADay: null, automaticPerDay: null, modelDraftsPerDay: null, modelDraftsMost: 1000 },
      automaticMost: { perGuestADay: 10, perDay: 300 },
    }),
    readMe: () => me,
    readLearning: () => ({ proposals: [], unknown: [] }),
    readReplays: () => ({ replays: [], offer: null }),
    listRungs: () => [],
    listProperties: () => [],
    readConfidenceReport: () => ({
      ...{ basis: 'none' as const, fittedAt: null, shown: null, uncalibrated: null, curve: [] },
      outcomes: { unchanged: 0, edited: 0, discarded: 0, replaced: 0 },
      changes: { fact: 0, policy: 0, language: 0, tone: 0 },
      heldDown: { drafts: 0, unchanged: 0 },
    }),
  })

const ENGLISH = [
  'Confidence threshold',
  'What the AI can learn from you',
  'Try it on your past',
  'What may leave by itself',
  'Does the confidence keep its promise?',
]
const ITALIAN = [
  'Soglia di confidenza',
  'Che cosa l’AI può imparare da te',
  'Prova sul tuo passato',
  'Che cosa può partire da solo',
  'La fiducia mantiene quello che promette?',
]

test.each([
  ['mix', ENGLISH, 'en'],
  ['en', ENGLISH, 'en'],
  ['it', ITALIAN, 'it'],
] as const)('all of the tab is in one language where %s was chosen', async (choice, words, language) => {
  serve()
  await speak(choice)
  const { container } = renderApp(<SettingsAi />)
  for (const text of words) await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0))
  expect([...new Set([...container.querySelectorAll<HTMLElement>('[lang]')].map(({ lang }) => lang))]).toEqual([
    language,
  ])
})
