import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ADMIN_ROLE } from '#api/contract/roles.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, me } from '#tests/web/rows.ts'
import { paths } from '#web/lib/paths.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { AccountButton } from './account-button.tsx'

const done: string[] = []
const Place = () => <p data-testid="place">{useLocation().pathname + useLocation().search}</p>
function Chat() {
  useShortcuts({ reply: () => done.push('reply'), next: () => done.push('next') })
  return <textarea aria-label="Reply" />
}

function open(roles: string[] = []) {
  const server = serveContract({
    readMe: () => ({ ...me, roles }),
    listProperties: () => [],
    listChats: ({ query }) => (query.q === 'keller' ? [chat({ property: { id: CHAT_ID, name: 'Casa' } })] : []),
  })
  const { user } = renderApp(
    <>
      <Place />
      <AccountButton />
      <Chat />
    </>,
  )
  return { server, user }
}
const box = () => screen.findByRole('combobox', { name: /^Cerca un comando/ })
const at = () => screen.getByTestId('place').textContent

test('Ctrl+K opens it from a field too, its box has the focus, and Esc gives the focus back', async () => {
  const { user } = open()
  const field = screen.getByLabelText('Reply')
  await user.click(field)
  await user.keyboard('{Control>}k{/Control}')
  const search = await box()
  await waitFor(() => expect(document.activeElement).toBe(search))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('analytics are gone to by name', async () => {
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'analyt')
  await waitFor(() => expect(screen.getAllByRole('option').length).toBe(1))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(at()).toBe(paths.analytics))
})

test('screens are gone to by name and Enter; arrows choose, and what is chosen is told', async () => {
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  const search = await box()
  await user.type(search, 'impost')
  await waitFor(() => expect(screen.getAllByRole('option').length).toBe(2))
  await user.keyboard('{ArrowDown}')
  const second = screen.getAllByRole('option')[1]
  expect(second?.getAttribute('aria-selected')).toBe('true')
  expect(search.getAttribute('aria-activedescendant')).toBe(second?.id)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(at()).toBe('/general-settings?tab=ai'))
})

test('what the open chat can do is carried out by its name; what only moves in a list is not offered', async () => {
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'risposta')
  expect(screen.queryByText('Conversazione successiva')).toBeNull()
  await user.click(await screen.findByRole('option', { name: /Scrivi una risposta/ }))
  await waitFor(() => expect(done).toEqual(['reply']))
})

test('what was replaced while the palette was open is not acted on: nobody has seen what came', async () => {
  serveContract({ readMe: () => me, listProperties: () => [], listChats: () => [] })
  const decided: string[] = []
  function Draft({ id }: { id: string }) {
    useShortcuts({ approve: () => decided.push(id) })
    return null
  }
  const shown = (id: string) => (
    <>
      <AccountButton />
      <Draft key={id} id={id} />
    </>
  )
  function Screen() {
    const [id, setId] = useState('first')
    useEffect(() => {
      replace = () => setId('second')
    }, [])
    return shown(id)
  }
  let replace = () => {}
  const { user } = renderApp(<Screen />)
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'approva e')
  act(() => replace())
  await user.keyboard('{Enter}')
  await notices().findByText('Nel frattempo è cambiato: guarda prima di decidere.')
  expect(decided).toEqual([])
})

test('chats are looked for by the server', async () => {
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'keller')
  await user.click(await screen.findByRole('option', { name: /Mia Keller · Casa/ }))
  await waitFor(() => expect(at()).toBe(`/chat/${CHAT_ID}`))
})

test('only administrators are offered the administration', async () => {
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'amministr')
  await screen.findByText('Niente con queste parole.')
})

test('administrators are', async () => {
  const { user } = open([ADMIN_ROLE])
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'amministr')
  await screen.findByRole('option', { name: 'Amministrazione' })
})
