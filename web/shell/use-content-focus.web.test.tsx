import { act, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { renderApp } from '#tests/web/render-app.tsx'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { useContentFocus } from './use-content-focus.ts'

/** Takes the focus where nobody has it, as a draft does. */
function Draft() {
  useEffect(() => {
    if (document.activeElement === document.body) screen.getByRole('region', { name: 'Draft' }).focus()
  }, [])
  return (
    <section aria-label="Draft" tabIndex={-1}>
      A draft
    </section>
  )
}

function Screens() {
  const { pathname } = useLocation()
  const content = useContentFocus(pathname)
  return (
    <>
      <Link to="/properties">Properties</Link>
      <main ref={content} tabIndex={-1}>
        <Link key={pathname} to={pathname === '/properties' ? '/properties/add' : '/chat'}>
          On from {pathname}
        </Link>
        {pathname === '/chat' && <Draft />}
      </main>
    </>
  )
}

const goOn = (from: string) => screen.getByRole('link', { name: `On from ${from}` })

test('whoever goes on by what goes away with its screen is in the next one; what stays keeps the focus', async () => {
  const { user } = renderApp(<Screens />, { at: '/' })
  const stays = screen.getByRole('link', { name: 'Properties' })
  await user.click(stays)
  goOn('/properties')
  expect(document.activeElement).toBe(stays)
  await user.click(goOn('/properties'))
  goOn('/properties/add')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  // As a key does.
  act(() => goOn('/properties/add').click())
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Draft' }))
})

const pressed = vi.fn<() => void>()
function Chats() {
  const { pathname } = useLocation()
  const content = useContentFocus(pathname)
  const navigate = useNavigate()
  useShortcuts({ next: () => pressed(), goChats: () => void navigate('/chat') })
  return (
    <main ref={content} tabIndex={-1}>
      <button key={pathname} type="button" onClick={() => void navigate('/chat/d2')}>
        A button of {pathname}
      </button>
    </main>
  )
}
const press = async (at: string) => {
  pressed.mockClear()
  const shown = renderApp(<Chats />, { at })
  const button = screen.getByRole('button')
  act(() => button.focus())
  const isLeft = () => waitFor(() => expect(button.isConnected).toBe(false))
  return { ...shown, button, isLeft }
}

test('whoever leaves a screen for the chats, or one of them by the way back, has lost nothing: their keys go on', async () => {
  const settings = await press('/settings')
  await settings.user.keyboard('gc')
  await settings.isLeft()
  await settings.user.keyboard('j')
  expect(pressed).toHaveBeenCalledTimes(1)
  settings.unmount()
  const back = await press('/chat/d1')
  window.history.pushState({ idx: 1, key: 'one' }, '', '/chat')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })))
  await back.isLeft()
  await back.user.keyboard('j')
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a chat that gave way to another by itself takes what was typed with it: what follows is no command', async () => {
  const { button, isLeft, user } = await press('/chat/d1')
  act(() => button.click())
  await isLeft()
  await user.keyboard('j')
  expect(pressed).not.toHaveBeenCalled()
})
