import { expect, test } from 'vitest'
import { builtInDrafter } from '#activities/drafting/built-in/built-in-drafter.ts'
import { checkDraft } from '#activities/drafting/check-draft.ts'
import { findChatSecrets, maskSituation } from '#activities/drafting/mask-situation.ts'
import { CASA, situationOf } from '#activities/drafting/situation.fixture.ts'

const SENTENCE = 'Il y avait un lit bébé, il a fini chez ma nièce.'

async function drafted(isConfirmed: boolean) {
  const read = situationOf({
    questions: ['Is there a cot?'],
    property: { ...CASA, additionalInfo: SENTENCE, extras: [] },
  })
  const houseFacts = isConfirmed
    ? read.houseFacts.map(({ isInDoubt, ...fact }) => ({
        ...fact,
        isConfirmed: isInDoubt === true || fact.isConfirmed,
      }))
    : read.houseFacts
  const secrets = findChatSecrets(read)
  const situation = maskSituation({ ...read, houseFacts }, secrets.all)
  return checkDraft(await builtInDrafter(situation, {}), situation, secrets)
}

test('a fact in doubt is told, and its draft waits and shows the host the sentence, until they confirm it', async () => {
  const { draft, checked } = await drafted(false)
  expect(draft.reply).toContain('There is a cot.')
  const params = { topics: ['crib'], sentences: [SENTENCE] }
  expect(checked.holds).toContainEqual({ code: 'facts_to_confirm', params })
  const of = draft.claims.filter(({ inDoubt }) => inDoubt !== undefined)
  expect(of).toMatchObject([
    {
      sentence: 'There is a cot.',
      inDoubt: ['crib'],
      factIds: expect.arrayContaining([expect.stringContaining('crib.exists')]),
    },
  ])
  const confirmed = await drafted(true)
  expect(confirmed.draft.reply).toContain('There is a cot.')
  // With all of the sentence before them they said that this is what they mean: nothing of it is left to ask.
  expect(confirmed.draft.reply).not.toContain('let me check')
  expect(confirmed.draft).toMatchObject({ unknowns: [], confidence: 10 })
  expect(confirmed.checked.holds).toEqual([])
  expect(confirmed.draft.claims.every(({ inDoubt }) => inDoubt === undefined)).toBe(true)
})

test('what the house’s texts do not settle is named with its sentences, and so the draft waits', async () => {
  const sentences = ['Pets are not allowed.', 'Small dogs are welcome.']
  const read = situationOf({
    questions: ['Are pets allowed?'],
    property: { ...CASA, additionalInfo: sentences.join(' '), extras: [] },
  })
  const secrets = findChatSecrets(read)
  const situation = maskSituation(read, secrets.all)
  const { checked } = checkDraft(await builtInDrafter(situation, {}), situation, secrets)
  expect(checked.holds).toContainEqual({ code: 'facts_unsettled', params: { topics: ['pets', 'pets'], sentences } })
})
