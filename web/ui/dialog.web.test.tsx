import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderApp } from '#tests/web/render-app.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

/** As the screens have them: shown only while open, so that closing takes the dialog out of the page at once. */
function Opened({ asks, onOpenChange }: { asks: boolean; onOpenChange: (open: boolean) => void }) {
  return asks ? (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      question="Sure?"
      confirmLabel="Yes"
      cancelLabel="No"
      onConfirm={() => onOpenChange(false)}
    />
  ) : (
    <Dialog open onOpenChange={onOpenChange} title="A dialog" closeLabel="Close">
      <input aria-label="Field" />
    </Dialog>
  )
}

function Screen({ asks }: { asks: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Opened asks={asks} onOpenChange={setOpen} />}
    </>
  )
}

test.each([
  ['dialog', false],
  ['alertdialog', true],
] as const)('Esc closes a %s and the focus is back where it was opened', async (role, asks) => {
  const { user } = renderApp(<Screen asks={asks} />)
  const button = screen.getByRole('button', { name: 'Open' })
  await user.click(button)
  await screen.findByRole(role)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test.each([
  ['dialog', false],
  ['alertdialog', true],
] as const)('the card that had the focus before a %s has it again, and none of its buttons', async (role, asks) => {
  function Card() {
    const [open, setOpen] = useState(false)
    return (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys act on the card that has the focus */}
        <section tabIndex={-1} aria-label="Draft" onKeyDown={({ key }) => key === '?' && setOpen(true)}>
          <button type="button">Approve</button>
        </section>
        {open && <Opened asks={asks} onOpenChange={setOpen} />}
      </>
    )
  }
  const { user } = renderApp(<Card />)
  const card = screen.getByRole('region', { name: 'Draft' })
  act(() => card.focus())
  await user.keyboard('?')
  await screen.findByRole(role)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(card))
})
