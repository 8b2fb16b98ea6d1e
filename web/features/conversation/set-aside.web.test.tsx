import { screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat } from '#tests/web/rows.ts'
import { paths } from '#web/lib/paths.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { SetAside } from './set-aside.tsx'

const Place = () => <p data-testid="place">{useLocation().pathname + useLocation().search}</p>
const at = () => screen.getByTestId('place').textContent

function open() {
  const shown = chat({ unreadCount: 0 })
  return renderApp(
    <>
      <Place />
      <SetAside chatId={shown.id} />
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
