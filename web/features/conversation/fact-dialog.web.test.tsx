import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MessageView } from '#api/contract/messages.ts'
import type { PropertyFactView } from '#api/contract/property-facts.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, never, notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, me } from '#tests/web/rows.ts'
import { paths } from '#web/lib/paths.ts'
import { AppError } from '#workflows/domain/errors.ts'
import Conversation from './conversation.tsx'

const PROPERTY_ID = '00000000-0000-4000-8000-0000000000a1'
const SENTENCE = 'The pool is heated.'
const HEATED: PropertyFactView = {
  id: '00000000-0000-4000-8000-0000000000f1',
  ...{ topic: 'pool', key: 'pool.isHeated', value: { kind: 'yesNo', yes: true }, conditions: [], validity: null },
  ...{ language: 'it', sentence: 'La piscina è riscaldata.', source: { kind: 'note', name: 'additionalInfo' } },
  ...{ isConfirmed: false, isCorrected: false, keptFrom: [], contradicts: [], doubt: null, said: SENTENCE },
}
const guest = guestMessage('Is the pool heated?')
const claims = [{ sentence: SENTENCE, fact: 'property.additionalInfo', factIds: [HEATED.id] }]
const resting = (over: Partial<MessageView> = {}, on = claims as NonNullable<MessageView['evidence']>['claims']) =>
  draft('pending', {
    ...{ answersId: guest.id, version: 2, propertyId: PROPERTY_ID, text: `${SENTENCE} See you soon.` },
    ...{ evidence: { topics: ['pool'], claims: on, unknowns: [], risks: [] }, ...over },
  })
const refuse = () => {
  throw new AppError('unexpected', { code: 'unexpected' })
}

function open(first = resting(), handlers: Handlers = {}) {
  const messages: MessageView[] = [guest, first]
  let facts = [HEATED]
  const server = serveContract({
    readMe: () => me,
    readLearning: () => ({ proposals: [], unknown: [] }),
    listMessages: () => messages,
    listPropertyFacts: () => facts,
    changeFact: ({ body }) => {
      const changed = { ...HEATED, value: body.value ?? HEATED.value, isConfirmed: body.isConfirmed ?? true }
      facts = [{ ...changed, isCorrected: body.isConfirmed !== false }]
      return facts[0] ?? HEATED
    },
    writeAgain: ({ body }) =>
      (messages[1] = {
        ...first,
        ...draft('drafting'),
        ...{ id: first.id, answersId: guest.id, propertyId: PROPERTY_ID },
        version: (body.version ?? 7) + 1,
        wish: { kind: 'again', text: '', before: first.text, answers: [] },
      }),
    ...handlers,
  })
  return { server, messages, ...renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />) }
}

const sentence = (name = SENTENCE) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Da dove viene questa frase' }))

test('a sentence opens the fact that proved it by a key, with its source, and the focus comes back to it', async () => {
  const { user } = open()
  const opener = await sentence()
  for (const key of ['{Enter}', ' ']) {
    opener.focus()
    await user.keyboard(key)
    const shown = await dialog()
    expect(await shown.findByText('La piscina è riscaldata.')).toHaveProperty('lang', 'it')
    expect(shown.getByText('Informazioni aggiuntive')).toBeDefined()
    expect(shown.getByRole('link', { name: 'Apri la scheda della proprietà' }).getAttribute('href')).toBe(
      paths.property(PROPERTY_ID),
    )
    await user.keyboard('{Escape}')
    await expect.poll(() => document.activeElement === opener).toBe(true)
  }
})

test('it is corrected there, the draft is written again with it, and both are taken back', async () => {
  const { server, user } = open()
  await user.click(await sentence())
  const shown = await dialog()
  const save = await shown.findByRole('button', { name: 'Salva e riscrivi la bozza' })
  expect(save).toHaveProperty('disabled', true)
  await user.selectOptions(shown.getByLabelText('Valore'), 'no')
  await user.click(save)
  expect(await notices().findByText('Dato corretto')).toBeDefined()
  await expect.poll(() => screen.queryByText('Da dove viene questa frase')).toBeNull()
  const sent = () =>
    [server.received('changeFact'), server.received('writeAgain')].map((all) => all.map(({ body }) => body))
  const no = { value: { kind: 'yesNo', yes: false } }
  await expect.poll(sent).toEqual([[no], [{ version: 2, wish: { kind: 'again' } }]])
  await user.click(notices().getByRole('button', { name: 'Annulla' }))
  expect(await notices().findByText('Dato com’era prima')).toBeDefined()
  const yes = { value: { kind: 'yesNo', yes: true }, isConfirmed: false }
  await expect.poll(sent).toEqual([
    [no, yes],
    [{ version: 2, wish: { kind: 'again' } }, { wish: { kind: 'again' } }],
  ])
})

test('Escape asks before it throws a changed value away', async () => {
  const { user, server } = open()
  await user.click(await sentence())
  const shown = await dialog()
  await user.selectOptions(await shown.findByLabelText('Valore'), 'no')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Continua a scrivere' }))
  expect(shown.getByLabelText<HTMLSelectElement>('Valore').value).toBe('no')
  await user.click(shown.getByLabelText('Valore'))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Scarta' }))
  await expect.poll(() => screen.queryByText('Da dove viene questa frase')).toBeNull()
  expect(server.received('changeFact')).toEqual([])
})

test('it says that it loads, that it failed and may be tried again, and why it was not saved', async () => {
  const slow = open(resting(), { listPropertyFacts: () => never() })
  await slow.user.click(await sentence())
  expect((await (await dialog()).findByRole('status')).textContent).toBe('Cerco il dato…')
  slow.unmount()
  const { server, user } = open(resting(), { listPropertyFacts: refuse, changeFact: refuse })
  await user.click(await sentence())
  const shown = await dialog()
  expect((await shown.findByRole('alert')).textContent).toContain('Non è stato possibile leggere')
  server.serve('listPropertyFacts', () => [HEATED])
  await user.click(shown.getByRole('button', { name: 'Riprova' }))
  await user.selectOptions(await shown.findByLabelText('Valore'), 'no')
  await user.click(shown.getByRole('button', { name: 'Salva e riscrivi la bozza' }))
  expect((await shown.findByRole('alert')).textContent).toContain('Non è stato possibile salvare')
  expect(server.received('writeAgain')).toHaveLength(0)
  loggedFailures()
})

test('a fact that is saved while its draft was decided on says that the draft is as it was', async () => {
  const settled = () => {
    throw new AppError('conflict', { code: 'settled_before', params: { status: 'approved' } })
  }
  const { user } = open(resting(), { writeAgain: settled })
  await user.click(await sentence())
  const shown = await dialog()
  await user.selectOptions(await shown.findByLabelText('Valore'), 'no')
  await user.click(shown.getByRole('button', { name: 'Salva e riscrivi la bozza' }))
  expect(await notices().findByText(/già/)).toBeDefined()
  expect(await notices().findByText('Dato corretto')).toBeDefined()
  loggedFailures()
})

const KEPT = 'It is warm all year.'
test.each([
  ['in the same words', KEPT, []],
  ['in other words', 'The water is warm from January to December.', [guest.id]],
])(
  'what the host answered opens the fact that it was kept as, %s, to be corrected there',
  async (_, noted, keptFrom) => {
    const fact = { ...HEATED, sentence: noted, keptFrom, value: { kind: 'text' as const, text: noted } }
    const answers = [{ asked: 'Pool?', text: KEPT }]
    const first = resting({ text: `${KEPT} Bye.`, wish: { kind: 'answer', text: KEPT, before: '', answers } }, [
      { sentence: KEPT, fact: 'host.answer' },
    ])
    const { server, user } = open(first, { listPropertyFacts: () => [HEATED, fact], changeFact: () => fact })
    await user.click(await sentence(KEPT))
    const shown = await dialog()
    const value = await shown.findByLabelText<HTMLTextAreaElement>('Valore')
    expect(value.value).toBe(noted)
    expect(shown.queryByText('Viene da: la tua risposta.')).toBeNull()
    await user.clear(value)
    await user.type(value, 'It is cold.')
    await user.click(shown.getByRole('button', { name: 'Salva e riscrivi la bozza' }))
    await expect
      .poll(() => server.received('changeFact').map(({ body }) => body))
      .toEqual([{ value: { kind: 'text', text: 'It is cold.' } }])
    await expect.poll(() => server.received('writeAgain')).toHaveLength(1)
  },
)

test('a value that is being typed stays when the guest writes again, and what has come in the draft’s place is written again with it', async () => {
  const { server, user, client, messages } = open()
  await user.click(await sentence())
  const shown = await dialog()
  await user.selectOptions(await shown.findByLabelText('Valore'), 'no')
  const newer = resting({ id: '00000000-0000-4000-8000-0000000000e9', text: 'Another draft.', version: 5 })
  messages.splice(1, 1, { ...messages[1], ...draft('superseded'), id: messages[1]?.id ?? '', version: 3 }, newer)
  await act(() => client.refetchQueries())
  await screen.findByText('Another draft.')
  expect(shown.getByLabelText<HTMLSelectElement>('Valore').value).toBe('no')
  await user.click(shown.getByRole('button', { name: 'Salva e riscrivi la bozza' }))
  await expect
    .poll(() => server.received('writeAgain').map(({ params, body }) => [params.id, body.version]))
    .toEqual([[newer.id, 5]])
})

test('the draft that is written again has the focus, and until then what lies around it', async () => {
  const { user, client, messages } = open()
  await user.click(await sentence())
  const shown = await dialog()
  await user.selectOptions(await shown.findByLabelText('Valore'), 'no')
  await user.click(shown.getByRole('button', { name: 'Salva e riscrivi la bozza' }))
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('log'))
  messages[1] = resting({ id: messages[1]?.id ?? '', text: 'The pool is not heated.', version: 4 }, [])
  await act(() => client.refetchQueries())
  const card = await screen.findByRole('region', { name: 'Bozza in attesa di te' })
  await expect.poll(() => document.activeElement).toBe(card)
})

const wish = { kind: 'answer' as const, text: '', before: '', answers: [{ asked: 'Pool?', text: 'Sì, è calda.' }] }
test.each([
  ['a fact that is gone', { sentence: SENTENCE, fact: 'property.additionalInfo', factIds: ['gone'] }, /non c’è più/],
  [
    'a note of before facts were kept',
    { sentence: SENTENCE, fact: 'property.additionalInfo' },
    'Viene da: informazioni aggiuntive.',
  ],
  ['an earlier message', { sentence: SENTENCE, fact: 'message.1' }, 'Viene da: un messaggio precedente.'],
  ['the host’s own answer', { sentence: SENTENCE, fact: 'host.answer' }, 'Sì, è calda.'],
  ['nothing', { sentence: SENTENCE, fact: null }, /Nessun dato della proprietà/],
])('a sentence that rests on %s says so', async (_, claim, text) => {
  const { user } = open(resting({ wish }, [claim]))
  await user.click(await sentence())
  expect(await (await dialog()).findByText(text)).toBeDefined()
})
