import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderApp } from '#tests/web/render-app.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

/** As the screens have them: shown only while open, so that closing takes the dialog out of the page at once. */
function Screen({ asks }: { asks: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && !asks && (
        <Dialog open onOpenChange={setOpen} title="A dialog" closeLabel="Close">
          <input aria-label="Field" />
        </Dialog>
      )}
      {open && asks && (
        <ConfirmDialog
          open
          onOpenChange={setOpen}
          question="Sure?"
          confirmLabel="Yes"
          cancelLabel="No"
          onConfirm={() => setOpen(false)}
        />
      )}
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
