import { screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat } from '#tests/web/rows.ts'
import { MergedInto } from './merged-into.tsx'

const GONE = '00000000-0000-4000-8000-0000000000c9'

function At() {
  const { pathname, search, hash } = useLocation()
  const chatId = pathname.split('/').at(-1)
  return (
    <>
      <p data-testid="address">{pathname + search + hash}</p>
      <MergedInto chatId={chatId} chat={chat()} />
    </>
  )
}

test.each([
  ['of a conversation that was merged', GONE],
  ['of the one that stayed', CHAT_ID],
])('the address %s shows the one that stayed, in its tab and at its message', (_, id) => {
  renderApp(<At />, { at: `/chat/${id}?tab=da-approvare#m1` })
  expect(screen.getByTestId('address').textContent).toBe(`/chat/${CHAT_ID}?tab=da-approvare#m1`)
})
