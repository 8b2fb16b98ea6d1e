import { randomUUID } from 'node:crypto'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { PropertyView } from '#api/contract/properties.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { invalidField } from '#workflows/domain/errors.ts'
import { PropertyForm } from './property-form.tsx'

const nothing = () => {}

function openForm(property?: PropertyView) {
  const server = serveContract({})
  const { user } = renderApp(<PropertyForm {...(property && { property })} onSaved={nothing} onCancel={nothing} />)
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return { server, user, fill, save: () => user.click(screen.getByRole('button', { name: /(Save|Update) Property/ })) }
}

test.each([
  ['Name', 'x'.repeat(201), 'Name must have at most 200 characters'],
  ['Address', 'x'.repeat(501), 'Address must have at most 500 characters'],
  ['Time zone', 'Mars/Base', 'Time zone must be a time zone such as Europe/Rome'],
  ['Additional info', 'x'.repeat(10_001), 'Additional info must have at most 10000 characters'],
  ['Booking link', 'booking', 'Booking link must be a web address that starts with http:// or https://'],
  ['Airbnb link', 'ftp://airbnb.it', 'Airbnb link must be a web address that starts with http:// or https://'],
])('%s is refused at its field with its name, and nothing is lost', async (label, value, sentence) => {
  const { server, fill, save } = openForm()
  fill(label, value)
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect(screen.getByLabelText(label)).toHaveProperty('value', value)
  expect(server.received('createProperty')).toEqual([])
})

test('an extra that is too long is named', async () => {
  const { user, fill, save } = openForm()
  await user.selectOptions(screen.getByLabelText('Extra'), 'Welcome Note')
  fill('Value', 'x'.repeat(2001))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe('Welcome Note: Value must have at most 2000 characters')
})

test('what only the server refuses stands at its field in the same words', async () => {
  const { server, save } = openForm()
  server.serve('createProperty', () => {
    throw invalidField('property.checkIn', { code: 'field_not_time' })
  })
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe('Check-in time must be a time such as 15:00')
})

test('a form that is cancelled has what was typed when it is opened again, its extras too, and once it is saved no more', async () => {
  const saved = {
    ...{ id: randomUUID(), name: 'Casa Nuova', address: '', floor: 0, rooms: 1, bathrooms: 1 },
    ...{
      checkIn: '15:00',
      checkOut: '10:00',
      bookingLink: null,
      airbnbLink: null,
      additionalInfo: '',
      timeZone: 'Europe/Rome',
    },
    ...{ extras: [], createdAt: new Date().toISOString() },
  }
  serveContract({ createProperty: () => saved })
  function Screen() {
    const [isOpen, setIsOpen] = useState(true)
    const close = () => setIsOpen(false)
    return isOpen ? (
      <PropertyForm onSaved={close} onCancel={close} />
    ) : (
      <button onClick={() => setIsOpen(true)}>Add</button>
    )
  }
  const { user } = renderApp(<Screen />)
  const name = () => screen.getByLabelText<HTMLInputElement>('Name').value
  await user.type(screen.getByLabelText('Name'), 'Casa Nuova')
  await user.selectOptions(screen.getByLabelText('Extra'), 'Welcome Note')
  await user.type(screen.getByLabelText('Value'), 'Benvenuti')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(name()).toBe('Casa Nuova')
  expect(screen.getByText(/Benvenuti/)).toBeDefined()
  expect(screen.getByText('Your unsaved changes are still here.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save Property' }))
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  expect(name()).toBe('')
})
