import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loggedFailures, renderApp } from '#tests/web/render-app.tsx'
import { guestMessage } from '#tests/web/rows.ts'
import { ThreadItem } from './thread-item.tsx'

test('a message that cannot be shown breaks only itself', () => {
  const shown = [guestMessage('Buongiorno'), guestMessage('Rotto', { createdAt: 'no time' }), guestMessage('Grazie')]
  renderApp(
    shown.map((message) => (
      <ThreadItem
        key={message.id}
        item={{ kind: 'message', key: message.id, message }}
        now={new Date()}
        run={() => undefined}
      />
    )),
  )
  expect(screen.getByText('Buongiorno')).toBeDefined()
  expect(screen.getByText('Questo messaggio non può essere mostrato.')).toBeDefined()
  expect(screen.queryByText('Rotto')).toBeNull()
  expect(screen.getByText('Grazie')).toBeDefined()
  expect(loggedFailures().some((logged) => logged instanceof RangeError)).toBe(true)
})

test('says where two conversations of the guest became one', () => {
  const message = guestMessage('Arriviamo alle 15', { mergesChats: true })
  renderApp(<ThreadItem item={{ kind: 'message', key: message.id, message }} now={new Date()} run={() => undefined} />)
  expect(screen.getByText('Due conversazioni di questo ospite sono state unite.')).toBeDefined()
})
