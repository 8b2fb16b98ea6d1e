import { expect, test } from 'vitest'
import { builtInDrafter } from '#activities/drafting/built-in/built-in-drafter.ts'
import { checkDraft } from '#activities/drafting/check-draft.ts'
import { findChatSecrets, maskSituation } from '#activities/drafting/mask-situation.ts'
import { type SituationChange, situationOf } from '#activities/drafting/situation.fixture.ts'
import { factsOfAnswer } from '#activities/drafting/tell-answer.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'

/** Each claim of a reply with the sentences of the facts that proved it; without a reply, of the built-in drafter's own. */
async function provedBy(reply: string | null, change: SituationChange): Promise<[string, string[] | undefined][]> {
  const situation = situationOf(change)
  const secrets = findChatSecrets(situation)
  const masked = maskSituation(situation, secrets.all)
  const drafted = await builtInDrafter(masked, {})
  const written = reply === null ? drafted : { ...drafted, draft: { ...drafted.draft, reply } }
  return checkDraft(written, masked, secrets).draft.claims.map(({ sentence, factIds }) => [
    sentence,
    factIds && [...new Set(factIds.map((id) => masked.houseFacts.find((fact) => fact.id === id)?.sentence ?? id))],
  ])
}

test('a sentence that is said from a fact names that fact, a field as an extra', async () => {
  const claims = await provedBy(null, { questions: ['A che ora è il check-in? C’è un balcone?'] })
  expect(claims).toEqual([
    ['Il check-in è possibile dalle 15:00.', ['checkIn: 15:00']],
    [expect.stringMatching(/balcone/i), [expect.stringMatching(/balcony/i)]],
  ])
})

test('a sentence in other words names the facts that its clauses rest on', async () => {
  const [claim] = await provedBy('Ciao Lukas, potete arrivare dalle 15:00 e lasciare la casa entro le 10:30. Anna', {
    questions: ['A che ora è il check-in? E il check-out?'],
  })
  expect(claim?.[1]).toEqual(['checkIn: 15:00', 'checkOut: 10:30'])
})

test('a sentence of the host’s, as it stands or aligned from another language, names the fact that was read in it', async () => {
  const [said] = await provedBy('Ciao Lukas, la lavatrice è in bagno. Anna', { questions: ['Dov’è la lavatrice?'] })
  expect(said?.[1]).toEqual(['La lavatrice è in bagno.'])
  const [told] = await provedBy('Hi Lukas, the washing machine is in the bathroom. Anna', {
    questions: ['Where is the washing machine?'],
  })
  expect(told?.[1]).toEqual(['La lavatrice è in bagno.'])
})

test('what nothing proves names no fact, nor does what the host answered for this draft alone', async () => {
  const [unproven] = await provedBy('Ciao Lukas, la sauna costa 20 €. Anna', { questions: ['Quanto costa la sauna?'] })
  expect(unproven).toEqual(['la sauna costa 20 €.', undefined])
  const asked = 'Quanto costa il parcheggio?'
  const text = 'Per il parcheggio sono 20 € al giorno.'
  const [read] = factsOfAnswer(text)
  const said = read === undefined ? null : sayFact(read, 'it')
  const wish = { kind: 'answer' as const, text: '', before: '', answers: [{ asked, text }] }
  const claims = await provedBy(`Ciao Lukas,\n\n${said} Anna`, { questions: [asked], wish })
  expect([said, claims]).toEqual([expect.not.stringContaining(text), [[said, undefined]]])
})
