import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { ChatView } from '#api/contract/chats.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat } from '#tests/web/rows.ts'
import { paths } from '#web/lib/paths.ts'
import { commandsNow } from '#web/lib/shortcuts.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { NeedsNoAnswer } from './needs-no-answer.tsx'
import { SetAside } from './set-aside.tsx'

const Place = () => <p data-testid="place">{useLocation().pathname + useLocation().search}</p>
const at = () => screen.getByTestId('place').textContent

function open(over: Partial<ChatView> = {}) {
  const shown = chat({ unreadCount: 0, ...over })
  return renderApp(
    <>
      <Place />
      <SetAside chat={shown} />
    </>,
    { at: `${paths.chat(CHAT_ID)}?tab=da-approvare` },
  )
}

test('the key u puts a chat back among the unread, and leaves it, as who stays reads it', async () => {
  const server = serveContract({ markChatUnread: () => undefined })
  const { user } = open()
  await user.keyboard('u')
  await waitFor(() => expect(at()).toBe(`${paths.chats}?tab=da-approvare`))
  await notices().findByText('Segnata come non letta')
  expect(server.received('markChatUnread').map(({ params }) => params.id)).toEqual([CHAT_ID])
})

test('who cannot have it so is told', async () => {
  serveContract({
    markChatUnread: () => {
      throw new AppError('upstream_unavailable', { code: 'identity_away' })
    },
  })
  const { user } = open()
  await user.keyboard('u')
  await notices().findByText('Il servizio di identità per ora non è disponibile')
  expect(loggedFailures()).toHaveLength(1)
})

const waiting = { queue: 'answer', lastMessageStatus: 'fallback_sent' } as const

test('while the row of another chat has the focus no key is about the open one', async () => {
  const server = serveContract({ dismissChat: () => chat(), markChatUnread: () => undefined })
  const shown = chat(waiting)
  const { user } = renderApp(
    <>
      <a href="/chat/another" data-chat="another">
        Another
      </a>
      <a href={paths.chat(CHAT_ID)} data-chat={CHAT_ID}>
        This one
      </a>
      <SetAside chat={shown} />
      <NeedsNoAnswer chat={shown} />
    </>,
  )
  screen.getByRole('link', { name: 'Another' }).focus()
  await user.keyboard('xuh')
  expect([server.received('dismissChat'), server.received('markChatUnread')]).toEqual([[], []])
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByRole('link', { name: 'This one' }).focus()
  await user.keyboard('x')
  await expect.poll(() => server.received('dismissChat').length).toBe(1)
})

test('the key h asks until when, and puts the chat off as it was shown; the toast takes that back', async () => {
  const server = serveContract({
    snoozeChat: ({ body }) => chat({ ...waiting, snoozedUntil: body.until }),
    reopenChat: () => chat(waiting),
  })
  const { user } = open(waiting)
  await user.keyboard('h')
  const dialog = within(await screen.findByRole('dialog', { name: 'Rimandare a quando?' }))
  const tomorrow = dialog.getByRole('button', { name: /^Domani mattina/ })
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: /^Tra un’ora/ })))
  await user.click(tomorrow)
  await waitFor(() => expect(screen.queryByText('Rimandare a quando?')).toBeNull())
  const [asked] = server.received('snoozeChat')
  expect(asked).toMatchObject({ params: { id: CHAT_ID }, body: { lastMessageAt: chat().last_message_at } })
  expect(new Date(asked?.body.until ?? '').getHours()).toBe(9)
  await user.click(await notices().findByRole('button', { name: 'Annulla' }))
  await notices().findByText('Di nuovo tra chi aspetta')
  expect(server.received('reopenChat')).toHaveLength(1)
})

test('a moment that is over puts nothing off, and one of the host’s own does', async () => {
  const server = serveContract({ snoozeChat: ({ body }) => chat({ ...waiting, snoozedUntil: body.until }) })
  const { user } = open(waiting)
  await user.keyboard('h')
  const dialog = within(await screen.findByRole('dialog'))
  const own = dialog.getByLabelText('Un altro momento')
  fireEvent.change(own, { target: { value: '2020-01-01T10:00' } })
  await user.click(dialog.getByRole('button', { name: 'Rimanda' }))
  dialog.getByText('Scegli un momento che deve ancora venire.')
  fireEvent.change(own, { target: { value: '2999-01-01T10:00' } })
  await user.click(dialog.getByRole('button', { name: 'Rimanda' }))
  await waitFor(() => expect(server.received('snoozeChat')).toHaveLength(1))
})

test('who puts off a draft that waits is told that the courtesy message goes all the same', async () => {
  serveContract({})
  const { user } = open({ queue: 'approve', lastMessageStatus: 'pending', decideBy: '2999-01-01T10:00:00Z' })
  await user.keyboard('h')
  await screen.findByText(/^Il messaggio di cortesia parte comunque alle/)
  await user.keyboard('{Escape}')
})

test('a chat that is put off says until when, and is put back among those that wait', async () => {
  const server = serveContract({ reopenChat: () => chat(waiting) })
  const { user } = open({ ...waiting, snoozedUntil: '2999-01-01T10:00:00Z' })
  screen.getByText(/^Rimandata: torna tra chi aspetta/)
  await user.click(screen.getByRole('button', { name: 'Rimetti tra chi aspetta' }))
  await waitFor(() => expect(server.received('reopenChat')).toHaveLength(1))
})

test.each<[string, Partial<ChatView>]>([
  ['waits for nobody', { queue: 'automatic' }],
  ['is put off already', { ...waiting, snoozedUntil: '2999-01-01T10:00:00Z' }],
])('a chat that %s is not put off', async (_what, over) => {
  serveContract({})
  const { user } = open(over)
  await user.keyboard('h')
  expect(commandsNow().map(({ name }) => name)).not.toContain('snooze')
  expect(screen.queryByRole('dialog')).toBeNull()
})
