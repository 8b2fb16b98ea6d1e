import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MessageView } from '#api/contract/messages.ts'
import type { PropertyFactView } from '#api/contract/property-facts.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, me } from '#tests/web/rows.ts'
import { paths } from '#web/lib/paths.ts'
import { AppError } from '#workflows/domain/errors.ts'
import Conversation from './conversation.tsx'

const PROPERTY_ID = '00000000-0000-4000-8000-0000000000a1'
const SENTENCE = 'There is a cot.'
const NOTED = 'Il y avait un lit bébé, il a fini chez ma nièce.'
const COT: PropertyFactView = {
  id: '00000000-0000-4000-8000-0000000000f1',
  ...{ topic: 'crib', key: 'crib.exists', value: { kind: 'yesNo', yes: true }, conditions: [], validity: null },
  ...{ language: 'fr', sentence: NOTED, source: { kind: 'note', name: 'additionalInfo' } },
  ...{ isConfirmed: false, isCorrected: false, keptFrom: [], contradicts: [], doubt: 'saysMore', said: SENTENCE },
}
const FREE: PropertyFactView = {
  ...COT,
  id: '00000000-0000-4000-8000-0000000000f2',
  ...{ key: 'crib.price', value: { kind: 'amount', amount: 0, currency: 'EUR', per: null }, said: 'The cot is free.' },
}
const guest = guestMessage('Is there a cot?')
const resting = (factIds: string[]) =>
  draft('pending', {
    ...{ answersId: guest.id, version: 2, propertyId: PROPERTY_ID, text: `${SENTENCE} See you soon.` },
    reasons: [{ code: 'facts_to_confirm', params: { topics: ['crib'], sentences: [NOTED] } }],
    evidence: {
      ...{ topics: ['crib'], unknowns: [], risks: [] },
      claims: [{ sentence: SENTENCE, fact: 'property.additionalInfo', factIds, inDoubt: ['crib'] }],
    },
  })
const refuse = () => {
  throw new AppError('unexpected', { code: 'unexpected' })
}

function open(known: PropertyFactView[] = [COT], handlers: Handlers = {}) {
  const first = resting(known.map(({ id }) => id))
  const messages: MessageView[] = [guest, first]
  let facts = known
  const server = serveContract({
    readMe: () => me,
    readLearning: () => ({ proposals: [], unknown: [] }),
    listMessages: () => messages,
    listPropertyFacts: () => facts,
    changeFact: ({ params, body: { value, isConfirmed = true } }) => {
      const before = facts.find(({ id }) => id === params.factId) ?? COT
      const doubt = isConfirmed ? null : 'saysMore'
      const after: PropertyFactView = { ...before, value: value ?? before.value, isConfirmed, doubt }
      facts = facts.map((one) => (one.id === after.id ? after : one))
      return after
    },
    deleteFact: ({ params }) => {
      facts = facts.filter(({ id }) => id !== params.factId)
      return undefined
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
  const sent = () =>
    [server.received('changeFact'), server.received('writeAgain')].map((all) => all.map(({ body }) => body))
  return { server, sent, ...renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />) }
}

const card = async () => within(await screen.findByRole('region', { name: 'Bozza in attesa di te' }))
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Da dove viene questa frase' }))
const closed = () => expect.poll(() => screen.queryByText('Da dove viene questa frase')).toBeNull()
const AGAIN = { version: 2, wish: { kind: 'again' } }
const RIGHT = { isConfirmed: true }

test('a draft that waits for a fact names it with the host’s sentence, and marks the sentence that tells it', async () => {
  open()
  const shown = await card()
  expect(
    await shown.findByText(
      `Aspetta la tua approvazione: conferma una volta che si è capito quello che intendi: la culla («${NOTED}»).`,
    ),
  ).toBeDefined()
  const sentence = await shown.findByRole('button', { name: SENTENCE })
  expect(sentence).toHaveProperty('title', 'Da confermare')
  expect(await shown.findByRole('button', { name: 'la culla' })).toBeDefined()
})

test('by keys it is opened from its sentence and found right: what was read, where, and the draft follows', async () => {
  const { user, sent } = open()
  const sentence = await (await card()).findByRole('button', { name: SENTENCE })
  sentence.focus()
  await user.keyboard('{Enter}')
  const shown = await dialog()
  expect((await shown.findByText(NOTED)).lang).toBe('fr')
  expect(shown.getByText('In dubbio')).toBeDefined()
  expect(shown.getByText('Si è capito:').parentElement?.textContent).toContain(SENTENCE)
  const right = shown.getByRole('button', { name: `È giusto, riscrivi la bozza: ${SENTENCE}` })
  for (let tabs = 0; document.activeElement !== right && tabs < 5; tabs++) await user.tab()
  await user.keyboard('{Enter}')
  expect(await notices().findByText('Dato confermato')).toBeDefined()
  await closed()
  await expect.poll(sent).toEqual([[RIGHT], [AGAIN]])
  await user.click(notices().getByRole('button', { name: 'Annulla' }))
  expect(await notices().findByText('Dato com’era prima')).toBeDefined()
  await expect.poll(() => sent()[0]?.at(-1)).toEqual({ value: COT.value, isConfirmed: false })
  await expect.poll(() => sent()[1]).toHaveLength(2)
})

test('it is opened by its name below the draft, too, and corrected there: then it is not called right any more', async () => {
  const { user, sent } = open()
  await user.click(await (await card()).findByRole('button', { name: 'la culla' }))
  const shown = await dialog()
  await user.selectOptions(await shown.findByLabelText('Valore'), 'no')
  expect(shown.getByRole('button', { name: /^È giusto/ })).toHaveProperty('disabled', true)
  await user.click(shown.getByRole('button', { name: 'Salva e riscrivi la bozza' }))
  await closed()
  await expect.poll(sent).toEqual([[{ value: { kind: 'yesNo', yes: false } }], [AGAIN]])
})

test('what is no fact of the house at all is taken away, once that was asked, and the draft follows', async () => {
  const { user, server, sent } = open()
  await user.click(await (await card()).findByRole('button', { name: SENTENCE }))
  await user.click(await (await dialog()).findByRole('button', { name: `Non vale: ${SENTENCE}` }))
  expect(server.received('deleteFact')).toHaveLength(0)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Togli' }))
  expect(await notices().findByText('Dato tolto')).toBeDefined()
  await closed()
  expect(server.received('deleteFact')).toHaveLength(1)
  await expect.poll(sent).toEqual([[], [AGAIN]])
})

test('of two facts in doubt the first leaves the window open and the focus at the second, which has the draft written again', async () => {
  const { user, sent } = open([COT, FREE])
  await user.click(await (await card()).findByRole('button', { name: SENTENCE }))
  const shown = await dialog()
  await user.click(await shown.findByRole('button', { name: `È giusto: ${SENTENCE}` }))
  expect(await shown.findByText('Confermato')).toBeDefined()
  const second = await shown.findByRole('button', { name: 'È giusto, riscrivi la bozza: The cot is free.' })
  expect(document.activeElement).toBe(second)
  expect(sent()[1]).toEqual([])
  await user.click(second)
  await closed()
  await expect.poll(sent).toEqual([[RIGHT, RIGHT], [AGAIN]])
})

test('who closes the window after the first of two has the draft written again with that', async () => {
  const { user, sent } = open([COT, FREE])
  await user.click(await (await card()).findByRole('button', { name: SENTENCE }))
  const shown = await dialog()
  await user.click(await shown.findByRole('button', { name: `È giusto: ${SENTENCE}` }))
  expect(await shown.findByText('Confermato')).toBeDefined()
  await user.keyboard('{Escape}')
  await closed()
  await expect.poll(sent).toEqual([[RIGHT], [AGAIN]])
})

test('why it was not saved is said there, and the draft stays as it was', async () => {
  const { user, sent } = open([COT], { changeFact: refuse })
  await user.click(await (await card()).findByRole('button', { name: SENTENCE }))
  const shown = await dialog()
  await user.click(await shown.findByRole('button', { name: /^È giusto/ }))
  expect((await shown.findByRole('alert')).textContent).toContain('Non è stato possibile salvare')
  expect(sent()[1]).toEqual([])
  loggedFailures()
})

test('what was confirmed elsewhere meanwhile waits for nothing: the draft can be written again', async () => {
  const { user, server, client, sent } = open()
  await (await card()).findByRole('button', { name: 'la culla' })
  server.serve('listPropertyFacts', () => [{ ...COT, isConfirmed: true, doubt: null }])
  await act(() => client.refetchQueries())
  const shown = await card()
  expect(await shown.findByText(/Niente è più in dubbio/)).toBeDefined()
  await user.click(shown.getByRole('button', { name: 'Riscrivi la bozza' }))
  await expect.poll(sent).toEqual([[], [AGAIN]])
})

test('a fact whose sentence may be read in two ways says so', async () => {
  const { user } = open([{ ...COT, doubt: 'readTwoWays' }])
  await user.click(await (await card()).findByRole('button', { name: SENTENCE }))
  expect(await (await dialog()).findByText(/si può leggere in due modi/)).toBeDefined()
})

test('what the house’s texts do not settle is named, with the way to where it is settled', async () => {
  const params = { topics: ['sauna', 'sauna'], sentences: ['Sauna im Garten.', 'Keine Sauna.'] }
  const unsettled = {
    ...resting([COT.id]),
    ...{ reasons: [{ code: 'facts_unsettled', params } as const], evidence: null },
  }
  open([COT], { listMessages: () => [guest, unsettled] })
  const shown = await card()
  expect(await shown.findByText(/si può leggere in due modi: la sauna \(«Sauna im Garten.»\)/)).toBeDefined()
  const link = await shown.findByRole('link', { name: 'la sauna' })
  expect(link.getAttribute('href')).toBe(paths.property(PROPERTY_ID))
})
