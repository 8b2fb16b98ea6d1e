import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { SnippetView } from '#api/contract/snippets.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID } from '#tests/web/rows.ts'
import SnippetsCard from './snippets-card.tsx'

const hello: SnippetView = { id: CHAT_ID, name: 'Saluto', text: 'Ciao {{guest.first_name}}', propertyId: null }

test('a snippet is added with a placeholder by keys, and one that nothing fills in is refused at its field', async () => {
  let kept: SnippetView[] = []
  const server = serveContract({
    listSnippets: () => kept,
    createSnippet: ({ body }) => {
      kept = [{ id: CHAT_ID, ...body }]
      return { id: CHAT_ID, ...body }
    },
  })
  const { user } = renderApp(<SnippetsCard />)
  await screen.findByText('No snippets yet.')
  await user.click(screen.getByRole('button', { name: 'Add a snippet' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await user.keyboard(' Saluto ')
  await user.type(screen.getByLabelText('Text'), 'Ciao {{{{guest.surname}}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/Text has a placeholder between/)
  expect(server.received('createSnippet')).toEqual([])
  await user.clear(screen.getByLabelText('Text'))
  await user.type(screen.getByLabelText('Text'), 'Ciao ')
  await user.selectOptions(screen.getByLabelText('Insert a placeholder'), 'Guest’s first name')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Ciao {{guest.first_name}}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a snippet' }))
  expect(server.received('createSnippet')[0]?.body).toEqual({
    name: 'Saluto',
    text: 'Ciao {{guest.first_name}}',
    propertyId: null,
  })
})

test('what was deleted comes back by its undo, and another scope’s is not shown', async () => {
  let kept = [hello, { ...hello, id: '00000000-0000-4000-8000-0000000000c2', name: 'Altra', propertyId: CHAT_ID }]
  const server = serveContract({
    listSnippets: () => kept,
    deleteSnippet: () => {
      kept = []
      return undefined
    },
    createSnippet: ({ body }) => ({ id: CHAT_ID, ...body }),
  })
  const { user } = renderApp(<SnippetsCard />)
  await user.click(await screen.findByRole('button', { name: 'Delete Saluto' }))
  expect(screen.queryByText('Altra')).toBeNull()
  const undo = await notices().findByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a snippet' }))
  await user.click(undo)
  const { id: _id, ...given } = hello
  await waitFor(() => expect(server.received('createSnippet')[0]?.body).toEqual(given))
})

test('a snippet that was begun, and a change of one, are open again after another tab', async () => {
  serveContract({ listSnippets: () => [hello] })
  function Tabs() {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <>
        <button onClick={() => setIsOpen(!isOpen)}>Other tab</button>
        {isOpen && <SnippetsCard />}
      </>
    )
  }
  const { user } = renderApp(<Tabs />)
  const leaveAndReturn = async () => {
    await user.click(screen.getByRole('button', { name: 'Other tab' }))
    await user.click(screen.getByRole('button', { name: 'Other tab' }))
  }
  const texts = () => screen.getAllByLabelText<HTMLTextAreaElement>('Text').map(({ value }) => value)
  await user.click(await screen.findByRole('button', { name: 'Edit Saluto' }))
  await user.type(screen.getByLabelText('Text'), ', a presto')
  await user.click(screen.getByRole('button', { name: 'Add a snippet' }))
  await user.type(screen.getAllByLabelText('Text')[0] as HTMLElement, 'Le chiavi sono')
  await leaveAndReturn()
  await waitFor(() => expect(texts()).toEqual(['Le chiavi sono', 'Ciao {{guest.first_name}}, a presto']))
  await user.click(screen.getAllByRole('button', { name: 'Cancel' })[1] as HTMLElement)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Saluto' }))
  await user.keyboard('{Enter}')
  for (const discard of screen.getAllByRole('button', { name: 'Discard them' })) await user.click(discard)
  await leaveAndReturn()
  await screen.findByText('Ciao {{guest.first_name}}')
  expect(screen.queryByLabelText('Text')).toBeNull()
})
