import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PageWithNext, serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, me } from '#tests/web/rows.ts'
import Conversation from './conversation.tsx'
import { rangesOfWords } from './sought-words.ts'

const show = (messageId: string) =>
  renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />, {
    at: `/chat/${CHAT_ID}?q=parch#${messageId}`,
  })
const articleOf = (text: string) => screen.getByText(text).closest('article')

test('the message that was found is shown and has the focus, also where a draft waits', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const sought = guestMessage('Dov’è il parcheggio?')
  serveContract({ readMe: () => me, listMessages: () => [sought, guestMessage('Grazie'), draft()] })
  show(sought.id)
  await waitFor(() => expect(document.activeElement).toBe(articleOf('Dov’è il parcheggio?')))
  expect(scrolled.mock.instances).toEqual([document.activeElement])
  expect(document.querySelectorAll('.sought')).toHaveLength(1)
})

test('one that is further back is read first', async () => {
  const sought = guestMessage('Dov’è il parcheggio?')
  serveContract({
    readMe: () => me,
    listMessages: ({ query }) =>
      query.cursor === undefined ? new PageWithNext([guestMessage('Grazie')], 'older') : [sought],
  })
  show(sought.id)
  await screen.findByText('Dov’è il parcheggio?')
  await waitFor(() => expect(articleOf('Dov’è il parcheggio?')?.className).toContain('sought'))
})

test('an address that names no message changes nothing', async () => {
  const server = serveContract({ readMe: () => me, listMessages: () => [guestMessage('Grazie')] })
  show(CHAT_ID)
  await screen.findByText('Grazie')
  expect(document.querySelectorAll('.sought')).toHaveLength(0)
  expect(server.received('listMessages').every(({ query }) => query.cursor === undefined)).toBe(true)
})

test('the words are marked where they stand', () => {
  const article = document.createElement('article')
  article.innerHTML = '<p>Un <b>parcheggio</b>, perché no</p><p>Parchi</p>'
  expect(rangesOfWords(article, 'perche parch').map(String)).toEqual(['parcheggio', 'perché', 'Parchi'])
})

test('a word that the message lacks is marked in the newest other one that has it, and nowhere else', () => {
  const log = document.createElement('div')
  log.innerHTML = ['Da Lucca', 'Da Lucca in auto', 'Il parcheggio?', 'Il parcheggio']
    .map((text) => `<article>${text}</article>`)
    .join('')
  const articles = [...log.querySelectorAll('article')]
  const [, newest, message] = articles
  if (!newest || !message) throw new Error('Too few')
  const ranges = rangesOfWords(message, 'lucca parch', articles)
  expect(ranges.map(String)).toEqual(['parcheggio', 'Lucca'])
  expect(newest.contains(ranges[1]?.startContainer ?? null)).toBe(true)
})
