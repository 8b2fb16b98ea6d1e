import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PushDeviceView, PushSettings } from '#api/contract/push.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { ENDPOINT, givenPushBrowser, PUSH_KEY } from '#tests/web/push-browser.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { fingerprintOf } from '#web/lib/push/own-subscription.ts'
import { speak } from '#web/texts/say.ts'
import { AppError } from '#workflows/domain/errors.ts'
import PushCard from './push-card.tsx'

const AT = '2026-11-23T18:00:00.000Z'
const HERE = '00000000-0000-4000-8000-0000000000d1'
const PHONE = '00000000-0000-4000-8000-0000000000d2'
const device = (more: Partial<PushDeviceView> = {}): PushDeviceView => ({
  ...{ id: PHONE, name: 'Chrome · Android', server: 'push.example.org', fingerprint: 'f', fault: null },
  ...{ createdAt: AT, seenAt: AT, toldAt: null },
  ...more,
})
const here = async () =>
  device({ id: HERE, name: 'Chrome · Linux', fingerprint: await fingerprintOf({ endpoint: ENDPOINT }) })

/** The API with these devices. */
function given(devices: PushDeviceView[], handlers: Handlers = {}) {
  let kept = devices
  return serveContract({
    listPushDevices: () => kept,
    readPushKey: () => ({ publicKey: PUSH_KEY }),
    addPushDevice: async () => {
      const own = await here()
      kept = [own, ...kept]
      return own
    },
    removePushDevice: ({ params }) => {
      kept = kept.filter(({ id }) => id !== params.id)
      return undefined
    },
    ...handlers,
  })
}
const main = () => screen.findByRole('switch', { name: /^Notifiche su questo dispositivo/ })
beforeEach(() => speak('it'))
afterEach(() => vi.unstubAllGlobals())

test('a browser without notifications says so, and what to take instead', async () => {
  given([])
  renderApp(<PushCard />)
  await screen.findByText(/Questo browser non sa ricevere notifiche/)
  expect((await main()).getAttribute('aria-disabled')).toBe('true')
})

test('an iPhone says that it takes the installed app', async () => {
  given([])
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)')
  renderApp(<PushCard />)
  await screen.findByText(/Aggiungi alla schermata Home/)
})

test('where the site is blocked it says how to mend that', async () => {
  givenPushBrowser({ permission: 'denied' })
  given([])
  renderApp(<PushCard />)
  await screen.findByText(/consenti le notifiche e ricarica la pagina/)
})

test('switched on it asks the browser and tells the API; switched off both forget', async () => {
  const browser = givenPushBrowser()
  const server = given([])
  const { user } = renderApp(<PushCard />)
  await screen.findByText('Spente su questo dispositivo.')
  await user.click(await main())
  await screen.findByText('Accese: questo dispositivo viene avvisato.')
  const { body } = server.received('addPushDevice')[0] ?? {}
  expect(body).toMatchObject({ endpoint: ENDPOINT, p256dh: 'a-key', auth: 'a-secret' })
  expect(await screen.findByText(/· questo dispositivo/)).toBeDefined()
  await user.click(await main())
  await screen.findByText('Spente su questo dispositivo.')
  expect(server.received('removePushDevice')).toMatchObject([{ params: { id: HERE } }])
  expect(browser.isSubscribed()).toBe(false)
  expect(localStorage.getItem('locanda.push.a-person')).toBeNull()
})

test('who says no to the browser stays off, and is told how to change that', async () => {
  givenPushBrowser({ asked: 'denied' })
  const server = given([])
  const { user } = renderApp(<PushCard />)
  await user.click(await main())
  await screen.findByText(/bloccate nel browser/)
  expect(server.received('addPushDevice')).toEqual([])
})

test.each([
  ['the browser’s push service refuses', true, 'Non è stato possibile accendere le notifiche. Riprova.'],
  ['the API refuses', false, 'Le notifiche sono già accese su 10 dispositivi: prima togline uno'],
])('it stays off and says why where %s', async (_, byBrowser, words) => {
  const browser = givenPushBrowser()
  if (byBrowser) browser.failWith(new DOMException('Registration failed', 'AbortError'))
  given([], {
    addPushDevice: () => {
      throw new AppError('rule_refused', { code: 'too_many_devices', params: { most: 10 } })
    },
  })
  const { user } = renderApp(<PushCard />)
  await user.click(await main())
  await notices().findByText(words)
  await screen.findByText('Spente su questo dispositivo.')
  expect(loggedFailures()).toHaveLength(1)
})

test('a browser that was removed elsewhere is off here', async () => {
  givenPushBrowser({ permission: 'granted', isSubscribed: true })
  given([device()])
  renderApp(<PushCard />)
  await screen.findByText('Spente su questo dispositivo.')
})

test('devices are listed with what keeps them from being told, tried, and removed after a question', async () => {
  givenPushBrowser({ permission: 'granted', isSubscribed: true })
  const fault = { code: 'push_refused', params: { status: 403 } } as const
  const server = given([await here(), device({ fault })], { testPushDevice: () => ({ isTaken: true, fault: null }) })
  const { user } = renderApp(<PushCard />)
  await screen.findByText('Accese: questo dispositivo viene avvisato.')
  const phone = within(screen.getByText('Chrome · Android').closest('li') as HTMLElement)
  expect(phone.getByText(/ha rifiutato \(403\)/)).toBeDefined()
  await user.click(phone.getByRole('button', { name: 'Prova su Chrome · Android' }))
  await notices().findByText('Inviata: tra poco appare sul dispositivo.')
  expect(server.received('testPushDevice')).toMatchObject([{ params: { id: PHONE } }])
  await user.click(phone.getByRole('button', { name: 'Togli Chrome · Android' }))
  await user.click(await screen.findByRole('button', { name: 'Togli' }))
  await waitFor(() => expect(screen.queryByText('Chrome · Android')).toBeNull())
})

test('a test that its service refused says why', async () => {
  givenPushBrowser()
  given([device()], { testPushDevice: () => ({ isTaken: false, fault: { code: 'push_device_gone', params: {} } }) })
  const { user } = renderApp(<PushCard />)
  await user.click(await screen.findByRole('button', { name: 'Prova su Chrome · Android' }))
  await notices().findByText(/Questo browser non riceve più notifiche/)
})

test('what is told is saved as it is switched, and stands as it was where that failed', async () => {
  givenPushBrowser()
  const saved: PushSettings[] = []
  const server = given([], {
    savePushSettings: ({ body }) => {
      saved.push(body)
      return body
    },
  })
  const { user } = renderApp(<PushCard />)
  const draft = await screen.findByRole('switch', { name: 'Una bozza è pronta' })
  await user.click(draft)
  await waitFor(() => expect(saved[0]).toMatchObject({ draftReady: false, emergency: true }))
  server.serve('savePushSettings', () => {
    throw new AppError('unexpected', { code: 'unexpected' })
  })
  const notSent = () => screen.getByRole('switch', { name: 'Una risposta non è partita o forse non è arrivata' })
  await user.click(notSent())
  await notices().findByText('Non è stato possibile salvare.')
  await waitFor(() => expect(notSent().getAttribute('aria-checked')).toBe('true'))
  loggedFailures()
})

test('quiet hours begin as a night, and are changed by the clock', async () => {
  givenPushBrowser()
  let kept: PushSettings | undefined
  given([], {
    savePushSettings: ({ body }) => {
      kept = body
      return body
    },
  })
  const { user } = renderApp(<PushCard />)
  await user.click(await screen.findByRole('switch', { name: /^Ore di silenzio/ }))
  await waitFor(() => expect(kept).toMatchObject({ quietFrom: '22:00', quietTo: '07:00' }))
  const from = screen.getByLabelText('Dalle')
  await user.clear(from)
  await user.type(from, '23:30')
  await user.tab()
  await waitFor(() => expect(kept).toMatchObject({ quietFrom: '23:30', quietTo: '07:00' }))
  await user.click(screen.getByRole('switch', { name: /^Ore di silenzio/ }))
  await waitFor(() => expect(kept).toMatchObject({ quietFrom: null, quietTo: null }))
})

test('what cannot be loaded says so, and is tried again', async () => {
  givenPushBrowser()
  let isAway = true
  given([], {
    listPushDevices: () => {
      if (isAway) throw new AppError('upstream_unavailable', { code: 'database_away' })
      return []
    },
  })
  const { user } = renderApp(<PushCard />)
  await screen.findByText('Non riesco a caricare le notifiche.')
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  await screen.findByText('Ancora nessun dispositivo.')
})

test.each(['en', 'mix'] as const)('in %s it is English, as the settings around it are', async (choice) => {
  givenPushBrowser()
  const fault = { code: 'push_refused', params: { status: 403 } } as const
  given([await here(), device({ fault, seenAt: new Date(Date.now() - 300_000).toISOString() })])
  await speak(choice)
  renderApp(<PushCard />)
  await screen.findByText('Off on this device.')
  screen.getByText('Opened 5 min ago')
  screen.getByText(/refused/)
  expect(screen.getByRole('region', { name: 'Notifications' }).getAttribute('lang')).toBe('en')
})
