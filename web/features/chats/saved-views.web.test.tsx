import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { SavedView } from '#api/contract/saved-views.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { notices, renderApp } from '#tests/web/render-app.tsx'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { useChatFilter } from './chat-filter.ts'
import { ViewButton } from './view-button.tsx'

const CASA = '00000000-0000-4000-8000-0000000000e1'
const idOf = (n: number) => `00000000-0000-4000-8000-0000000000${n}`
const booking: SavedView = {
  ...{ id: idOf(11), name: 'Booking in attesa', queue: 'approve', channel: 'booking', propertyId: CASA, words: null },
}

function Bar() {
  const { search } = useLocation()
  return (
    <>
      <p data-testid="address">{search}</p>
      <ViewButton control={useChatFilter()} />
    </>
  )
}

/** Keeps views as the API does. */
function serveViews(kept: SavedView[]) {
  const server = serveContract({
    listSavedViews: () => [...kept],
    saveView: ({ body }) => {
      const view = { id: idOf(50 + kept.length), ...body }
      kept.push(view)
      return view
    },
    renameView: ({ params, body }) => {
      if (kept.some(({ name }) => name === body.name)) throw new AppError('conflict', { code: 'view_name_taken' })
      const view = kept.find(({ id }) => id === params.id)
      if (view === undefined) throw notFound('View')
      return Object.assign(view, body)
    },
    deleteView: ({ params }) => {
      kept.splice(
        kept.findIndex(({ id }) => id === params.id),
        1,
      )
      return undefined
    },
  })
  return { kept, server }
}

const open = async (at: string) => {
  const shown = renderApp(<Bar />, { at })
  await shown.user.click(screen.getByRole('button', { name: /^Viste salvate/ }))
  return { ...shown, menu: within(await screen.findByRole('dialog', { name: 'Viste salvate' })) }
}

test('what is shown is saved under a name, by the keyboard alone, and the button says that it is shown', async () => {
  const { kept } = serveViews([])
  const { user, menu } = await open(`/chat?tab=da-rispondere&sorgente=booking&proprieta=${CASA}&q=culla`)
  await user.type(await menu.findByLabelText('Nome della vista'), 'Culle{Enter}')
  await screen.findByRole('button', { name: 'Viste salvate: ora Culle' })
  expect(kept).toMatchObject([{ name: 'Culle', queue: 'answer', channel: 'booking', propertyId: CASA, words: 'culla' }])
  expect(menu.queryByLabelText('Nome della vista')).toBeNull()
})

test('a name that a view has already says that it is replaced, however it is written around', async () => {
  const { server } = serveViews([booking])
  const { user, menu } = await open('/chat?q=culla')
  const name = await menu.findByLabelText('Nome della vista')
  await user.type(name, 'Booking in attes')
  menu.getByRole('button', { name: 'Salva questa vista' })
  await user.type(name, 'a ')
  expect(menu.queryByRole('button', { name: 'Salva questa vista' })).toBeNull()
  await user.click(menu.getByRole('button', { name: 'Sostituisci «Booking in attesa»' }))
  await waitFor(() => expect(server.received('saveView')).toMatchObject([{ body: { words: 'culla', queue: null } }]))
})

test('a view is an address of its own', async () => {
  serveViews([booking])
  const { user, menu } = await open('/chat?q=culla')
  await user.click(await menu.findByRole('link', { name: 'Booking in attesa' }))
  expect(screen.getByTestId('address').textContent).toBe(`?tab=da-approvare&sorgente=booking&proprieta=${CASA}`)
  await screen.findByRole('button', { name: 'Viste salvate: ora Booking in attesa' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a view is renamed, and not to what another is called', async () => {
  const { kept } = serveViews([{ ...booking }, { ...booking, id: idOf(12), name: 'Airbnb', channel: 'airbnb' }])
  const { user, menu } = await open('/chat')
  await user.click(await menu.findByRole('button', { name: 'Rinomina Airbnb' }))
  const name = menu.getByLabelText('Nome della vista')
  expect(document.activeElement).toBe(name)
  await user.clear(name)
  await user.type(name, 'Booking in attesa{Enter}')
  await notices().findByText('Un’altra vista ha già questo nome')
  await user.clear(name)
  await user.type(name, 'Tutte Airbnb{Enter}')
  await menu.findByRole('link', { name: 'Tutte Airbnb' })
  expect(kept.map((view) => view.name)).toEqual(['Booking in attesa', 'Tutte Airbnb'])
})

test('a view that was deleted can be had back', async () => {
  const { kept } = serveViews([booking])
  const { user, menu } = await open('/chat')
  await user.click(await menu.findByRole('button', { name: 'Elimina Booking in attesa' }))
  await waitFor(() => expect(menu.queryByRole('link')).toBeNull())
  expect(kept).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Annulla' }))
  await waitFor(() => expect(kept).toMatchObject([{ ...booking, id: expect.any(String) }]))
})

test('without views or a filter it is said what views are for', async () => {
  serveViews([])
  const { menu } = await open('/chat')
  await menu.findByText(/^Scegli scheda, sorgente/)
})
