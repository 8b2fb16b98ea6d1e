import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Theme } from '#api/contract/me.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { me } from '#tests/web/rows.ts'
import { signedInAs } from '#web/lib/session.ts'
import { AccountButton } from './account-button.tsx'
import FollowLanguage from './follow-language.tsx'

const KEY = 'locanda.theme'
const shown = () => localStorage.getItem(KEY)?.split(' ')[0] ?? null

beforeEach(() => localStorage.removeItem(KEY))

/** As somebody opens it who has chosen that theme, wherever that was. */
function open(theme: Theme | null, chooseTheme: (body: { theme: Theme }) => { theme: Theme } = (body) => body) {
  let chosen = theme
  const server = serveContract({
    readMe: () => ({ ...me, theme: chosen }),
    chooseTheme: ({ body }) => {
      const answer = chooseTheme(body)
      chosen = answer.theme
      return answer
    },
  })
  const { user } = renderApp(
    <>
      <AccountButton />
      <FollowLanguage />
    </>,
  )
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Il tuo account' }))
    await user.click(await screen.findByRole('menuitemradio', { name }))
  }
  return { server, choose }
}

test('what is chosen is shown at once, and kept for the other devices of whoever chose it', async () => {
  const { server, choose } = open(null)
  await choose('Scuro')
  await waitFor(() => expect(shown()).toBe('dark'))
  await waitFor(() => expect(server.received('chooseTheme').map(({ body }) => body)).toEqual([{ theme: 'dark' }]))
})

test('what was chosen on another device is shown here', async () => {
  localStorage.setItem(KEY, `light ${signedInAs()}`)
  open('dark')
  await waitFor(() => expect(shown()).toBe('dark'))
})

test('who has chosen none sees nothing that somebody else chose in this browser', async () => {
  localStorage.setItem(KEY, 'dark somebody-else')
  open(null)
  await waitFor(() => expect(shown()).toBe('system'))
})

test('who has chosen none keeps what this browser had of them', async () => {
  localStorage.setItem(KEY, 'dark')
  open(null)
  await waitFor(() => expect(localStorage.getItem(KEY)).toBe(`dark ${signedInAs()}`))
})

test('what is not kept is taken back, and says so', async () => {
  const { choose } = open('light', () => {
    throw new TypeError('no line')
  })
  await waitFor(() => expect(shown()).toBe('light'))
  await choose('Scuro')
  await notices().findByText(/^Tema non salvato/)
  expect(shown()).toBe('light')
  expect(loggedFailures()).not.toEqual([])
})
