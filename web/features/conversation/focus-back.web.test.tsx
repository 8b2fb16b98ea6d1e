import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, hostReply, inSeconds, me, message } from '#tests/web/rows.ts'
import Conversation from './conversation.tsx'
import { keepUnsentText } from './unsent-text.ts'

afterEach(() => keepUnsentText(CHAT_ID, ''))

const composer = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Type your message...' })

test('a reply that is taken back has the focus where its words are again, unless it is elsewhere by then', async () => {
  const reply = { ...hostReply('Yes, of course.', 'approved'), undoUntil: inSeconds(30) }
  serveContract({
    readMe: () => me,
    listMessages: () => [guestMessage('May we come late?')],
    writeManualReply: () => reply,
    undoSend: () => ({ ...hostReply('Yes, of course.', 'discarded'), id: reply.id, version: 2 }),
  })
  const { user } = renderApp(
    <>
      <Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />
      <input aria-label="Elsewhere" />
    </>,
  )
  for (const isElsewhere of [false, true]) {
    await user.clear(await screen.findByRole('textbox', { name: 'Type your message...' }))
    await user.type(composer(), 'Yes, of course.{Enter}{Escape}')
    await user.click((await notices().findAllByRole('button', { name: 'Annulla' }))[0] as HTMLElement)
    const other = screen.getByRole('textbox', { name: 'Elsewhere' })
    if (isElsewhere) other.focus()
    await expect.poll(() => composer().value).toBe('Yes, of course.')
    await expect.poll(() => document.activeElement).toBe(isElsewhere ? other : composer())
  }
})

test('a fallback that is taken back by its key leaves the focus to the draft that waits again', async () => {
  const asked = guestMessage('Is there a sauna?')
  const waiting = draft('pending', { answersId: asked.id, version: 4 })
  const gone = { ...waiting, ...draft('fallback_sent'), id: waiting.id, answersId: asked.id, version: 3 }
  const leaves = { answersId: asked.id, text: 'Back soon', is_from_ai: true, undoUntil: inSeconds(30) }
  const fallback = message('approved', { kind: 'fallback', ...leaves })
  const stopped = {
    ...message('discarded', { kind: 'fallback', ...leaves, undoUntil: null }),
    id: fallback.id,
    version: 9,
  }
  let messages = [asked, gone, fallback]
  serveContract({
    readMe: () => me,
    listMessages: () => messages,
    undoSend: () => {
      messages = [asked, waiting, stopped]
      return stopped
    },
  })
  const { user } = renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  await screen.findByText('Back soon')
  await user.keyboard('z')
  const card = await screen.findByRole('region', { name: 'Bozza in attesa di te' })
  await expect.poll(() => document.activeElement === card).toBe(true)
})
