import { act, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderApp } from '#tests/web/render-app.tsx'
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
