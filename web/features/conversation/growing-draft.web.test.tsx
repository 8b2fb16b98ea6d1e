import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, inSeconds, me } from '#tests/web/rows.ts'
import { useLiveUpdates } from '#web/live/use-live-updates.ts'
import Conversation from './conversation.tsx'

function Window() {
  useLiveUpdates()
  return <Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />
}

test('what a model is writing is shown as it grows beside the draft that stands, until its own draft is there', async () => {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
  const say = (event: string, data: unknown) =>
    stream?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  let waiting = draft('pending', { writingUntil: inSeconds(60) })
  serveContract({
    readMe: () => me,
    listMessages: () => [guestMessage('Is there parking?'), waiting],
    streamEvents: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
  })
  const growing = () => screen.queryByRole('region', { name: 'Il modello sta scrivendo' })
  renderApp(<Window />)
  await screen.findByText(waiting.text)
  await expect.poll(() => stream).toBeDefined()
  expect(growing()).toBeNull()
  say('text', { messageId: waiting.id, text: 'Ciao Lukas, il chec' })
  await expect.poll(() => growing()?.textContent).toContain('Ciao Lukas, il chec…')
  expect(screen.getByText(waiting.text)).toBeDefined()
  say('text', { messageId: waiting.id, text: 'Ciao Lukas, il check-in è' })
  await expect.poll(() => growing()?.textContent).toContain('Ciao Lukas, il check-in è…')
  waiting = { ...waiting, text: 'Ciao Lukas, il check-in è dalle 15:00.', writingUntil: null, version: 3 }
  say('change', { entity: 'message', entityId: waiting.id, chatId: CHAT_ID, change: 'updated' })
  await screen.findByText(waiting.text)
  expect(growing()).toBeNull()
})
