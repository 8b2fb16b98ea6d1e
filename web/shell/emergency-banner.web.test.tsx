import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { EmergencyView } from '#api/contract/emergencies.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID } from '#tests/web/rows.ts'
import EmergencySteps from '#web/features/conversation/emergency-steps.tsx'
import EmergencyBanner from './emergency-banner.tsx'

const AT = '2026-11-22T06:00:00.000Z'
const fire: EmergencyView = {
  ...{ id: '00000000-0000-4000-8000-0000000000e1', chatId: CHAT_ID, messageId: CHAT_ID, kinds: ['fire'] },
  ...{ sender: 'Mia Keller', property: 'Casa Limone', createdAt: AT, takenAt: null, endedAt: null, endedAs: null },
  ...{ nextCallAt: AT, textDueAt: AT, textMessageId: null, textFault: null, calls: [] },
}
const taken: EmergencyView = { ...fire, takenAt: AT, nextCallAt: null, textDueAt: null }

/** A sound card that counts what is played. */
function listen() {
  const sound = { tones: 0, closed: 0 }
  const node = { connect: () => node, start: () => void sound.tones++, stop: () => undefined }
  const card = {
    currentTime: 0,
    destination: {},
    resume: async () => undefined,
    close: async () => void sound.closed++,
  }
  vi.stubGlobal('AudioContext', function AudioContext() {
    return card
  })
  for (const name of ['OscillatorNode', 'GainNode']) {
    vi.stubGlobal(name, function Node() {
      return node
    })
  }
  return sound
}

test('an emergency stands on every screen and sounds until somebody takes it', async () => {
  const sound = listen()
  const server = serveContract({ listEmergencies: () => [fire], takeEmergency: () => taken })
  const { user } = renderApp(<EmergencyBanner />)
  const banner = await screen.findByRole('alert')
  expect(banner.textContent).toContain('Mia Keller · Casa Limone')
  expect(banner.textContent).toContain('incendio')
  expect(screen.getByRole('link', { name: 'Apri la conversazione' }).getAttribute('href')).toBe(`/chat/${CHAT_ID}`)
  expect(sound.tones).toBe(2)
  server.serve('listEmergencies', () => [taken])
  await user.click(screen.getByRole('button', { name: 'Me ne occupo' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBe(null))
  expect(server.received('takeEmergency')).toMatchObject([{ params: { id: fire.id } }])
  expect(sound.closed).toBe(1)
})

test('the sound is taken away and given back, the banner stays', async () => {
  const sound = listen()
  serveContract({ listEmergencies: () => [fire] })
  const { user } = renderApp(<EmergencyBanner />)
  await user.click(await screen.findByRole('button', { name: 'Togli il suono' }))
  expect(sound.closed).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Rimetti il suono' }))
  expect(sound.tones).toBe(4)
})

test('each emergency is one row with its button, and one button silences them all', async () => {
  const gas: EmergencyView = { ...fire, id: '00000000-0000-4000-8000-0000000000e2', kinds: ['gas'], sender: null }
  const sound = listen()
  serveContract({ listEmergencies: () => [fire, gas] })
  const { user } = renderApp(<EmergencyBanner />)
  const banner = await screen.findByRole('alert')
  expect([...banner.children].map((row) => row.textContent)).toEqual([
    expect.stringMatching(
      /^Emergenza \d\d:\d\d · Mia Keller · Casa Limone: .*incendio\. Apri la conversazioneMe ne occupo$/,
    ),
    expect.stringMatching(/^Emergenza \d\d:\d\d · Ospite · Casa Limone: .*gas\. Apri la conversazioneMe ne occupo$/),
  ])
  await user.click(screen.getByRole('button', { name: 'Togli il suono' }))
  expect(sound.closed).toBe(1)
})

test('where it cannot be taken that is said', async () => {
  serveContract({
    listEmergencies: () => [fire],
    takeEmergency: () => {
      throw new TypeError('away')
    },
  })
  const { user } = renderApp(<EmergencyBanner />)
  await user.click(await screen.findByRole('button', { name: 'Me ne occupo' }))
  await notices().findByText('Non è stato possibile salvarlo. Riprova.')
  loggedFailures()
})

test('the conversation shows every step, and ends it', async () => {
  const fault = { code: 'no_sender_account', params: {} } as const
  const calls: EmergencyView['calls'] = [
    { way: 'screen', at: AT, fault: null },
    { way: 'mail', at: AT, fault },
  ]
  const shown: EmergencyView = { ...taken, calls, textMessageId: fire.id }
  const server = serveContract({ listEmergencies: () => [shown], endEmergency: () => shown })
  const { user } = renderApp(<EmergencySteps chatId={CHAT_ID} />)
  const steps = (await screen.findAllByRole('listitem')).map(({ textContent }) =>
    textContent?.replace(/^\d\d:\d\d · /, ''),
  )
  expect(steps).toEqual([
    'Riconosciuta nel messaggio dell’ospite: da qui nulla parte da solo',
    'Avviso su questo schermo',
    expect.stringMatching(/^Email all’host: non riuscito\. ./),
    'All’ospite è andato il testo d’emergenza',
    'Qualcuno se ne occupa',
  ])
  expect(screen.queryByRole('button', { name: 'Me ne occupo' })).toBe(null)
  await user.click(screen.getByRole('button', { name: 'Falso allarme' }))
  expect(server.received('endEmergency')).toMatchObject([{ body: { as: 'false_alarm' } }])
})
