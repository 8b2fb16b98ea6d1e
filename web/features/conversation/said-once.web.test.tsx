import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MessageView } from '#api/contract/messages.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, me } from '#tests/web/rows.ts'
import Conversation from './conversation.tsx'

const guest = guestMessage('What does a night cost?')

async function open(over: Partial<MessageView>) {
  serveContract({
    readMe: () => me,
    readLearning: () => ({ proposals: [], unknown: [] }),
    listMessages: () => [guest, draft('pending', { answersId: guest.id, ...over })],
  })
  renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  await screen.findByRole('region', { name: 'La domanda dell’ospite' })
  await screen.findByRole('region', { name: 'Bozza in attesa di te' })
}

const evidence: NonNullable<MessageView['evidence']> = {
  ...{ topics: [], claims: [], unknowns: ['price'], risks: ['money'] },
  questions: [{ text: 'What does a night cost?', topics: ['price'], state: 'open', kind: 'question' }],
}
const said = (what: RegExp) => screen.queryAllByText(what, { ignore: '.sr-only, script' })

test('what is missing is said at the question, a risk among the reasons, and neither again', async () => {
  await open({
    evidence,
    reasons: [
      { code: 'risky', params: { risks: ['money'] } },
      { code: 'unknown', params: { topics: ['price'] } },
    ],
  })
  expect(said(/il prezzo/)).toHaveLength(1)
  expect(said(/denaro/)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Rispondi: il prezzo' })).toBeDefined()
})

test('what nothing else says stands below the text', async () => {
  await open({ evidence: { ...evidence, questions: [] }, reasons: [] })
  expect(screen.getByText('Attenzione:')).toBeDefined()
  expect(said(/il prezzo/)).toHaveLength(1)
  expect(said(/denaro/)).toHaveLength(1)
})
