import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { MeView } from '#api/contract/me.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, me } from '#tests/web/rows.ts'
import Conversation from './conversation.tsx'

async function open(over: Partial<MessageView>, guest = guestMessage('What does a night cost?'), who = me) {
  serveContract({
    readMe: () => who,
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

test('a question that is unknown by its words is said by its name alone where it has one', async () => {
  const text = 'and could we get a discount of 10%?'
  const topics = [`«${text}»`]
  await open(
    {
      evidence: {
        ...evidence,
        unknowns: topics,
        questions: [{ text, topics: ['price'], state: 'deferred', kind: 'question' }],
      },
      reasons: [{ code: 'unknown', params: { topics } }],
    },
    guestMessage(text),
  )
  expect(said(/il prezzo/)).toHaveLength(1)
  expect(said(/«and could we get/)).toHaveLength(0)
})

test('that no model writes is said once, also where a wish in words needs one', async () => {
  const builtIn: MeView = { ...me, drafter: 'built-in' }
  await open({ evidence: { ...evidence, questions: [] }, reasons: [] }, undefined, builtIn)
  expect(await screen.findByText(/^Bozze scritte senza modello AI/)).toBeDefined()
  cleanup()
  await open({ reasons: [{ code: 'wish_needs_model', params: {} }] }, undefined, builtIn)
  expect(await screen.findByText(/redattore integrato/)).toBeDefined()
  expect(said(/^Bozze scritte senza modello AI/)).toHaveLength(0)
})

test('what nothing else says stands below the text', async () => {
  await open({ evidence: { ...evidence, questions: [] }, reasons: [] })
  expect(screen.getByText('Attenzione:')).toBeDefined()
  expect(said(/il prezzo/)).toHaveLength(1)
  expect(said(/denaro/)).toHaveLength(1)
})

const asking = (text: string): Partial<MessageView> => ({
  evidence: { ...evidence, questions: [{ text, topics: [], state: 'open', kind: 'question' }] },
})

test('where a topic says not all of what a guest asks for, their words do', async () => {
  const text = 'What does the sauna cost?'
  const of = { topics: ['sauna'], asksMore: true }
  await open({ evidence: { ...evidence, questions: [{ text, ...of, state: 'open', kind: 'question' }] } })
  expect(screen.getByRole('button', { name: `Rispondi: «${text}»` })).toBeDefined()
})

test('what hides in a question is marked above its draft too, and hides in no name of it', async () => {
  await open(asking('Open \u202Egnp.exe?'), guestMessage('Open \u202Egnp.exe?'))
  const pinned = screen.getByRole('region', { name: 'La domanda dell’ospite' })
  expect(await within(pinned).findByText('1 carattere nascosto')).toBeDefined()
  expect(within(pinned).getByRole('button', { name: 'Rispondi: «Open gnp.exe?»' })).toBeDefined()
  const raw = /\u202E/
  for (const one of pinned.querySelectorAll('[title]')) expect(one.getAttribute('title')).not.toMatch(raw)
  expect(pinned.textContent).not.toMatch(raw)
})

test('a question that runs from the right reads from its own side, alone and within a sentence', async () => {
  const text = 'هل يوجد موقف سيارات؟'
  await open(asking(text), guestMessage(text))
  const pinned = screen.getByRole('region', { name: 'La domanda dell’ospite' })
  expect(within(pinned).getByText(text).closest('[dir="auto"]')).not.toBeNull()
  expect(within(pinned).getByText(/^1 domanda/).textContent).toContain(`«\u2068${text}\u2069»`)
})

test('a long question opens to all of it, also where the list stands beside it', async () => {
  const text = `${'We arrive late and leave early. '.repeat(9)}Is there a cot?`
  await open(asking('Is there a cot?'), guestMessage(text))
  const pinned = within(screen.getByRole('region', { name: 'La domanda dell’ospite' }))
  const opener = pinned.getByRole('button', { expanded: false, name: /^We arrive late/ })
  expect(pinned.getByText(text).closest('.line-clamp-2')).not.toBeNull()
  await userEvent.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  expect(pinned.getByText(text).closest('.line-clamp-2')).toBeNull()
})

test('what stands for a code in a guest’s question is said by its name, wherever the question is quoted', async () => {
  const text = '1 dic [[secret:garage_code]]'
  const reasons: MessageView['reasons'] = [{ code: 'unknown', params: { topics: [text] } }]
  await open({ ...asking(text), reasons, evidence: { ...evidence, unknowns: [text, 'price'], questions: [] } })
  expect(said(/1 dic ‹codice del garage›/)).not.toHaveLength(0)
  expect(document.body.innerHTML).not.toContain('[[secret')
})

test('so it is at the question itself, and at the line that answers it', async () => {
  const text = '1 dic [[secret:garage_code]]'
  await open(asking(text), guestMessage('1 dic 4471'))
  const pinned = within(screen.getByRole('region', { name: 'La domanda dell’ospite' }))
  await userEvent.click(pinned.getByRole('button', { name: 'Rispondi: «1 dic ‹codice del garage›»' }))
  pinned.getByRole('textbox', { name: /‹codice del garage›/ })
  expect(document.body.textContent).not.toContain('[[secret')
  expect(document.querySelectorAll('[title*="[[secret"], [aria-label*="[[secret"]')).toHaveLength(0)
})
