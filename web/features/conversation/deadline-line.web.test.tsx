import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { draft } from '#tests/web/rows.ts'
import { DeadlineLine } from './deadline-line.tsx'

function open(deadlineAt: string | null) {
  serveContract({ listUnsentTexts: () => [] })
  renderApp(<DeadlineLine draft={draft('pending', { deadlineAt })} />)
}

test('a draft that no fallback will take says that it waits for its host', async () => {
  open(null)
  await screen.findByText('Nessun messaggio di cortesia: la bozza aspetta te.')
})

test('one that has until then says how long', async () => {
  open(new Date(Date.now() + 299_000).toISOString())
  await screen.findByText('Senza una decisione, tra 5 min parte il messaggio di cortesia.')
})
