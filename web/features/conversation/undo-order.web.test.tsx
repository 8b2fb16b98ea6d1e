import { useQueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, hostReply, inSeconds, me } from '#tests/web/rows.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { takeNewestBack } from '#web/ui/toast.ts'
import Conversation from './conversation.tsx'
import { keepUnsentText } from './unsent-text.ts'

afterEach(() => keepUnsentText(CHAT_ID, ''))

const waiting = draft('pending')
const leaving = { undoUntil: inSeconds(600) }

/** As the shell binds it. */
function UndoKey() {
  const client = useQueryClient()
  useShortcuts({ undo: (event) => takeNewestBack(client) && event.preventDefault() })
  return null
}

/** A draft is approved, whose answer hangs until `answer`; then a reply by hand leaves, which is answered at once. */
async function approveThenReply(reply: { undoUntil: string | null }) {
  const gate = Promise.withResolvers<void>()
  const messages = [guestMessage('Is there parking?'), waiting]
  const server = serveContract({
    readMe: () => me,
    listMessages: () => messages,
    approveDraft: async () => {
      await gate.promise
      return (messages[1] = draft('approved', { id: waiting.id, ...leaving }))
    },
    writeManualReply: ({ body }) => ({ ...hostReply(body.text), ...reply }),
    undoSend: ({ params: { id } }) =>
      id === waiting.id ? waiting : { ...hostReply('No, alas.'), id, status: 'discarded', is_discarded: true },
  })
  const { user } = renderApp(
    <>
      <UndoKey />
      <Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />
    </>,
  )
  await screen.findByRole('region', { name: 'Bozza in attesa di te' })
  await user.keyboard('a')
  await expect.poll(() => server.received('approveDraft')).toHaveLength(1)
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Type your message...' })
  await user.type(box, 'No, alas.{Enter}')
  await notices().findByText('Inviata')
  box.blur()
  const undone = () => server.received('undoSend').map(({ params }) => params.id)
  return { user, undone, answer: gate.resolve }
}

test('the key takes back the newest while an older decision hangs, and the older one only when it is asked again', async () => {
  const { user, undone, answer } = await approveThenReply(leaving)
  await user.keyboard('z')
  await expect.poll(undone).toHaveLength(1)
  expect(undone()).not.toContain(waiting.id)
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('z')
  expect(await notices().findByText('Lo annullo appena arriva la risposta')).toBeDefined()
  answer()
  await expect.poll(() => undone().at(-1)).toBe(waiting.id)
})

test('an older decision that is answered last is not the newest for that', async () => {
  const { user, undone, answer } = await approveThenReply(leaving)
  answer()
  await expect.poll(() => notices().getAllByText('Inviata')).toHaveLength(2)
  await user.keyboard('z')
  await expect.poll(undone).toHaveLength(1)
  expect(undone()).not.toContain(waiting.id)
})

test('where the newest has left for good the key says so, and takes back what is older only when it is asked again', async () => {
  const { user, undone, answer } = await approveThenReply({ undoUntil: null })
  await user.keyboard('z')
  expect(await notices().findByText('Troppo tardi: il messaggio è già partito.')).toBeDefined()
  answer()
  await notices().findByRole('button', { name: 'Annulla' })
  expect(undone()).toEqual([])
  await user.keyboard('z')
  await expect.poll(undone).toEqual([waiting.id])
})
