import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ProposalView } from '#api/contract/learning.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { unsentPlace } from '#api/contract/unsent-place.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, inSeconds, me } from '#tests/web/rows.ts'
import { AppError } from '#workflows/domain/errors.ts'
import Conversation from './conversation.tsx'
import { keepUnsentText } from './unsent-text.ts'

const PRICE = 'What does it cost in winter?'
const NAME = `«${PRICE}»`
afterEach(() => keepUnsentText(unsentPlace(CHAT_ID, PRICE), ''))

const guest = guestMessage(`Is there parking? ${PRICE}`)
const part = (text: string, state: 'answered' | 'deferred', topics: string[] = []) => ({
  ...{ text, state, topics, kind: 'question' as const },
})
const evidence = (state: 'answered' | 'deferred') => ({
  ...{ topics: [], claims: [], unknowns: [], risks: [] },
  questions: [part('Is there parking?', 'answered', ['parking']), part(PRICE, state)],
})
const waiting = draft('pending', { answersId: guest.id, version: 2, evidence: evidence('deferred') })
const proposal = (sentence: string): ProposalView => ({
  ...{ id: '00000000-0000-4000-8000-0000000000f1', propertyId: CHAT_ID, property: 'Casa Pescallo', chatId: CHAT_ID },
  ...{ sentence, topics: [], said: [], replaces: [], suggestedUntil: null, createdAt: '2026-11-20T10:00:00Z' },
})

async function open(handlers: Handlers = {}, first: MessageView = waiting) {
  const messages = [guest, first]
  const server = serveContract({
    readMe: () => me,
    listMessages: () => messages,
    readLearning: () => ({ proposals: [], unknown: [] }),
    writeAgain: ({ body }) => {
      const { text = '', asked = '' } = body.wish ?? {}
      const wish = { kind: 'answer' as const, text, before: first.text, answers: [{ asked, text }] }
      return (messages[1] = { ...first, status: 'drafting', is_pending: false, wish })
    },
    ...handlers,
  })
  const { user, client, unmount } = renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  const pinned = within(await screen.findByRole('region', { name: 'La domanda dell’ospite' }))
  const stands = async (next: MessageView) => {
    messages[1] = next
    await client.invalidateQueries()
  }
  return { server, user, stands, pinned, unmount }
}
const opener = () => screen.getByRole('button', { name: `Rispondi: ${NAME}` })
const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: `La tua risposta a ${NAME}` })

test('a part that is missing is answered in one line, by keys alone, and the draft is written again with it', async () => {
  const { server, user, pinned } = await open()
  expect(pinned.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Rispondi'])
  opener().focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement === (await box())).toBe(true)
  await user.keyboard('In inverno costa 80 €.{Enter}')
  await expect
    .poll(() => server.received('writeAgain').map(({ body }) => body))
    .toEqual([{ version: 2, wish: { kind: 'answer', asked: PRICE, text: 'In inverno costa 80 €.' } }])
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('log')
})

test('Escape asks before it throws the line away, and closes at once what is empty', async () => {
  const { user } = await open()
  await user.click(opener())
  await user.type(await box(), 'Costa 80 €{Escape}')
  const dialog = await screen.findByRole('alertdialog', { name: 'Scartare quello che hai scritto?' })
  await user.click(within(dialog).getByRole('button', { name: 'Continua a scrivere' }))
  expect((await box()).value).toBe('Costa 80 €')
  await user.click(await box())
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Scarta' }))
  await expect.poll(() => screen.queryByRole('textbox', { name: `La tua risposta a ${NAME}` })).toBeNull()
  await expect.poll(() => document.activeElement === opener()).toBe(true)
  await user.keyboard('{Enter}')
  expect((await box()).value).toBe('')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('textbox', { name: `La tua risposta a ${NAME}` })).toBeNull()
  expect(document.activeElement === opener()).toBe(true)
})

test('what was begun is there again when the chat is, and after a failure, which names the field', async () => {
  const refuse = () => {
    throw new AppError('conflict', { code: 'settled_before', params: { status: 'approved' } })
  }
  const { user, unmount } = await open({ writeAgain: refuse })
  await user.click(opener())
  await user.keyboard('{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(
    `La tua risposta a ${NAME}: scrivi qualcosa, oppure chiudi`,
  )
  await user.type(await box(), 'Costa 80 €{Enter}')
  await expect.poll(() => screen.getByRole('alert').textContent).toMatch(/^La tua risposta a «.*»: .*già/)
  expect([(await box()).value, loggedFailures().length]).toEqual(['Costa 80 €', 1])
  unmount()
  await open()
  expect((await box()).value).toBe('Costa 80 €')
})

test('an answer is kept on the server while it is written, and the fallback waits for it', async () => {
  const { server, user } = await open(
    {},
    { ...waiting, deadlineAt: inSeconds(600), latestDeadlineAt: inSeconds(1_200) },
  )
  await user.click(opener())
  await user.type(await box(), 'Costa 80 €')
  await expect
    .poll(
      () =>
        server
          .received('saveUnsentText')
          .map(({ body: { about, text } }) => [about, text])
          .at(-1),
      { timeout: 4_000 },
    )
    .toEqual([{ asked: PRICE }, 'Costa 80 €'])
  expect(await screen.findByText(/^In pausa: stai scrivendo/)).toBeDefined()
})

test('what was begun in another window is in sight here', async () => {
  const row = {
    chatId: CHAT_ID,
    draftVersion: null,
    text: 'Costa',
    version: 1,
    writer: 'phone',
    writtenAt: inSeconds(-1),
  }
  await open({ listUnsentTexts: () => [{ ...row, id: unsentPlace(CHAT_ID, PRICE) }] })
  expect((await box()).value).toBe('Costa')
})

const given = {
  kind: 'answer' as const,
  text: 'Costa 80 €',
  before: '',
  answers: [{ asked: PRICE, text: 'Costa 80 €' }],
}
const answered = { ...waiting, version: 4, wish: given, evidence: evidence('answered') }

test('an answer is kept as a fact of its house in the host’s words, and that is taken back', async () => {
  let proposals = [proposal('Costa 80 €'), { ...proposal('Altro'), id: CHAT_ID }]
  const settle = () => {
    proposals = []
    return undefined
  }
  const { server, user } = await open(
    {
      readLearning: () => ({ proposals, unknown: [] }),
      acceptProposal: settle,
      reopenProposal: () => {
        proposals = [proposal('In inverno costa 80 €')]
        return undefined
      },
    },
    answered,
  )
  const line = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Salva in Casa Pescallo?' })
  expect(line.value).toBe('Costa 80 €')
  await user.clear(line)
  await user.type(line, '{Enter}')
  expect(screen.getByRole('alert').textContent).toContain('Salva in Casa Pescallo?')
  await user.type(line, 'In inverno costa 80 €{Enter}')
  const notice = await notices().findByText('Salvato in Casa Pescallo')
  expect(server.received('acceptProposal').map(({ body }) => body.sentence)).toEqual(['In inverno costa 80 €'])
  await expect.poll(() => screen.queryByRole('textbox', { name: 'Salva in Casa Pescallo?' })).toBeNull()
  expect(notice).toBeDefined()
  await user.click(notices().getByRole('button', { name: 'Annulla' }))
  expect(await notices().findByText('Come prima')).toBeDefined()
  expect(server.received('reopenProposal')).toHaveLength(1)
})

test('or it is not, and nobody asks again', async () => {
  let proposals = [proposal('Costa 80 €')]
  const { server, user } = await open(
    {
      readLearning: () => ({ proposals, unknown: [] }),
      dismissProposal: () => {
        proposals = []
        return undefined
      },
    },
    answered,
  )
  await screen.findByRole('textbox', { name: 'Salva in Casa Pescallo?' })
  await user.click(screen.getByRole('button', { name: 'No' }))
  await expect.poll(() => server.received('dismissProposal')).toHaveLength(1)
  await expect.poll(() => screen.queryByRole('textbox', { name: 'Salva in Casa Pescallo?' })).toBeNull()
})

describe('an answer of which no later draft has the question', () => {
  const placeId = unsentPlace(CHAT_ID, 'May we bring a parrot?')
  const row = {
    chatId: CHAT_ID,
    draftVersion: null,
    text: 'Yes, gladly',
    version: 3,
    writer: 'phone',
    writtenAt: inSeconds(-300),
  }
  const openLeft = async () => {
    let rows = [{ ...row, id: placeId }]
    const shown = await open({
      listUnsentTexts: () => rows,
      saveUnsentText: () => {
        rows = []
        return null
      },
    })
    const left = within(
      await screen.findByRole('region', { name: 'Una risposta che avevi iniziato: la sua domanda non c’è più' }),
    )
    left.getByText('Yes, gladly')
    return { ...shown, left }
  }
  const composer = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Type your message...' })
  const isGone = () => expect.poll(() => screen.queryByText('Yes, gladly', { selector: 'p' })).toBeNull()
  // Whatever a test before has left there.
  beforeEach(() => keepUnsentText(CHAT_ID, ''))
  afterEach(() => keepUnsentText(CHAT_ID, ''))

  test('is in sight, and goes on in the reply', async () => {
    const { server, user, left } = await openLeft()
    await user.click(left.getByRole('button', { name: 'Usala nella tua risposta' }))
    await isGone()
    expect(composer().value).toBe('Yes, gladly')
    expect(
      server.received('saveUnsentText').map(({ body: { placeId: of, text, version } }) => [of, text, version])[0],
    ).toEqual([placeId, '', 3])
  })

  test('or is thrown away, and that is taken back', async () => {
    const { user, left } = await openLeft()
    await user.click(left.getByRole('button', { name: 'Scarta' }))
    await isGone()
    expect(composer().value).toBe('')
    await user.click(await notices().findByRole('button', { name: 'Annulla' }))
    await expect.poll(() => composer().value).toBe('Yes, gladly')
  })
})
