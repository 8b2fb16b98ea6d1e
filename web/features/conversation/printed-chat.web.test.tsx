import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { PageWithNext, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { chat, draft, guestMessage, hostReply, me } from '#tests/web/rows.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { PrintButton } from './print-button.tsx'

afterEach(() => vi.unstubAllGlobals())

const button = () => screen.getByRole('button', { name: 'Stampa la conversazione' })

test('the whole conversation is printed, page by page, without drafts, and codes stand as what they stand for', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const newest = [{ ...hostReply('The code: [[secret:door_code]]'), status: 'sent' as const }, draft('pending')]
  serveContract({
    readMe: () => me,
    listMessages: ({ query }) =>
      query.cursor === undefined ? new PageWithNext(newest, 'older') : [guestMessage('Is there parking?')],
  })
  const { user } = renderApp(<PrintButton chat={chat()} />)
  await user.click(button())
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  const paper = document.querySelector('.printed')?.textContent ?? ''
  expect(paper).toMatch(/Is there parking\?.*The code: ‹codice del portone›/s)
  expect(paper).not.toContain('[[secret')
  expect(document.querySelectorAll('.printed article')).toHaveLength(2)
  expect(document.querySelector('.printed button')).toBeNull()
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('.printed')).toBeNull())
})

test('a conversation that cannot be read to its beginning is not printed in part', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  serveContract({
    readMe: () => me,
    listMessages: ({ query }) => {
      if (query.cursor === undefined) return new PageWithNext([guestMessage('Hello')], 'older')
      throw new AppError('upstream_unavailable', { code: 'database_away' })
    },
  })
  const { user } = renderApp(<PrintButton chat={chat()} />)
  await user.click(button())
  await notices().findByText('Non riesco a caricare tutta la conversazione: niente è stato stampato.')
  expect(print).not.toHaveBeenCalled()
  expect(loggedFailures()).not.toEqual([])
})

test('the browser’s own key prints the conversation and not the screen, from where something is written too', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  serveContract({ readMe: () => me, listMessages: () => [guestMessage('Is there parking?')] })
  const { user } = renderApp(
    <>
      <PrintButton chat={chat()} />
      <textarea aria-label="Reply" />
    </>,
  )
  const left: boolean[] = []
  const isLeft = ({ key, defaultPrevented }: KeyboardEvent) => void (key === 'p' && left.push(!defaultPrevented))
  window.addEventListener('keydown', isLeft)
  onTestFinished(() => window.removeEventListener('keydown', isLeft))
  await user.click(screen.getByRole('textbox', { name: 'Reply' }))
  await user.keyboard('{Control>}p{/Control}')
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  expect(left).toEqual([false])
  window.dispatchEvent(new Event('afterprint'))
})
