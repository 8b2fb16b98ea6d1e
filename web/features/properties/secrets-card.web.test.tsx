import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PropertySecretView } from '#api/contract/property-secrets.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, never, notices, renderApp } from '#tests/web/render-app.tsx'
import { AppError, invalidField } from '#workflows/domain/errors.ts'
import { SecretsCard } from './secrets-card.tsx'

const PROPERTY_ID = '00000000-0000-4000-8000-0000000000a1'
const GATE: PropertySecretView = {
  id: '00000000-0000-4000-8000-0000000000b1',
  name: 'gate_code',
  kind: 'gate_code',
  value: '5566',
  isSecret: true,
  isMarked: false,
  release: 'window',
  hoursBefore: 24,
}
const broken = () => {
  throw new AppError('unexpected', { code: 'unexpected' })
}

/** The card over a list that the calls change. */
function open(handlers: Handlers = {}) {
  const secrets = [GATE]
  const server = serveContract({
    listPropertySecrets: () => secrets,
    changeSecret: ({ body }) => {
      const changed = {
        ...GATE,
        ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
      }
      secrets[0] = changed
      return changed
    },
    ...handlers,
  })
  return { server, secrets, ...renderApp(<SecretsCard propertyId={PROPERTY_ID} />) }
}

test('says that it is loading', async () => {
  open({ listPropertySecrets: () => never() })
  expect(await screen.findByText('Loading...')).toBeDefined()
})

test('says that nothing was taken for a secret', async () => {
  open({ listPropertySecrets: () => [] })
  expect(await screen.findByText(/Nothing in these texts looks like a code/)).toBeDefined()
})

test('says that the list could not be loaded, and loads it when asked again', async () => {
  const { server, user } = open({ listPropertySecrets: broken })
  expect((await screen.findByRole('alert')).textContent).toContain('Could not load the codes')
  server.serve('listPropertySecrets', () => [GATE])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('5566')).toBeDefined()
  loggedFailures()
})

test('shows what it opens and its value, and unmarks it', async () => {
  const { server, user } = open()
  const row = within((await screen.findByText('5566')).closest('li') as HTMLElement)
  expect(row.getByText('Gate code')).toBeDefined()
  await user.click(row.getByRole('switch', { name: 'Secret' }))
  await expect.poll(() => server.received('changeSecret').map(({ body }) => body)).toEqual([{ isSecret: false }])
  expect(await screen.findByText('Not a secret: the AI may read and say it.')).toBeDefined()
})

test('the host opens it for every guest with a stay, or so many hours before', async () => {
  const { server, user } = open()
  const hours = await screen.findByLabelText('Hours before check-in')
  await user.clear(hours)
  await user.type(hours, '48{Enter}')
  await expect.poll(() => server.received('changeSecret').map(({ body }) => body)).toEqual([{ hoursBefore: 48 }])
  await user.selectOptions(await screen.findByLabelText('Guests get it'), 'stay')
  await expect.poll(() => server.received('changeSecret').at(-1)?.body).toEqual({ release: 'stay' })
})

test.each(['-1', '721', '1.5', ''])('%j hours are refused before they are sent', async (value) => {
  const { server, user } = open()
  const hours = await screen.findByLabelText('Hours before check-in')
  await user.clear(hours)
  if (value !== '') await user.type(hours, value)
  await user.tab()
  expect(screen.getByRole('alert').textContent).toContain('A whole number from 0 to 720')
  expect(server.received('changeSecret')).toEqual([])
})

test('a change that failed is said, and the secret stays one', async () => {
  const { user } = open({ changeSecret: broken })
  await user.click(await screen.findByRole('switch', { name: 'Secret' }))
  expect(await notices().findByText('Failed to save the change')).toBeDefined()
  expect((await screen.findByRole('switch', { name: 'Secret' })).getAttribute('aria-checked')).toBe('true')
  loggedFailures()
})

test('the host marks something else, word for word', async () => {
  const marked = {
    ...GATE,
    id: PROPERTY_ID,
    name: 'key_place',
    kind: 'key_place',
    value: 'Ask Rosa',
    isMarked: true,
  } as const
  const { server, secrets, user } = open({
    markSecret: () => {
      secrets.push(marked)
      return marked
    },
  })
  const value = await screen.findByLabelText('Something else that is secret')
  expect(screen.getByRole('button', { name: 'Mark as secret' })).toHaveProperty('disabled', true)
  await user.type(value, 'Ask Rosa')
  await user.selectOptions(screen.getByLabelText('What it is'), 'key_place')
  await user.keyboard('{Tab}{Enter}')
  await expect
    .poll(() => server.received('markSecret').map(({ body }) => body))
    .toEqual([{ value: 'Ask Rosa', kind: 'key_place' }])
  expect(await screen.findByText('Marked by you')).toBeDefined()
  expect(value).toHaveProperty('value', '')
})

test('what no text holds is refused beside the field', async () => {
  const { user } = open({
    markSecret: () => {
      throw invalidField('value', { code: 'field_not_in_property' })
    },
  })
  await user.type(await screen.findByLabelText('Something else that is secret'), 'Ask Maria{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('No text of this property holds that')
  loggedFailures()
})
