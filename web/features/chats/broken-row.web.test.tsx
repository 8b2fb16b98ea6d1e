import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loggedFailures, renderApp } from '#tests/web/render-app.tsx'
import { chat } from '#tests/web/rows.ts'
import { ChatRow } from './chat-row.tsx'

/** What no server of ours answers, as the wire may bring it. */
const wired = (over: object) => JSON.parse(JSON.stringify({ ...chat(), ...over }))

test.each([{ last_message_at: 'not a date' }, { lastMessage: { x: 1 } }, { sender: {} }, { checkInDate: 'foo' }])(
  'a row that cannot be shown breaks only itself, and its chat opens all the same: %o',
  (over) => {
    const rows = [chat({ sender: 'Anna' }), wired(over), chat({ sender: 'Berta' })]
    renderApp(rows.map((row, at) => <ChatRow key={at} chat={row} selected={false} now={new Date()} search="" />))
    expect(screen.getByText('Anna')).toBeDefined()
    expect(screen.getByText('Berta')).toBeDefined()
    const broken = screen.getByRole('link', { name: 'Questa conversazione non può essere mostrata nella lista.' })
    expect(broken.getAttribute('href')).toBe(`/chat/${chat().id}`)
    expect(loggedFailures().some((logged) => logged instanceof Error)).toBe(true)
  },
)
