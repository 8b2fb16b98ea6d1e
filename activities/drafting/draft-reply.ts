import { BUILT_IN, builtInDrafter, draftWithRestPutOff } from '#activities/drafting/built-in/built-in-drafter.ts'
import { checkDraft, type DraftCheck } from '#activities/drafting/check-draft.ts'
import type { Drafted, DrafterContext } from '#activities/drafting/drafter.ts'
import type { DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import { type ChatSecrets, findChatSecrets, maskSituation } from '#activities/drafting/mask-situation.ts'
import { mockDrafter } from '#activities/drafting/mock-drafter.ts'
import { ModelError } from '#activities/drafting/model/model-error.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import { withNearestNotes } from '#activities/drafting/with-nearest-notes.ts'
import type { ModelUse } from '#workflows/domain/model-use.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

export type DrafterChoice = { useMockAi: boolean; mayAskModel: boolean }

/** `failure`: why the model that was asked did not write it. `use`: what it took all the same. */
export type CheckedReply = DraftCheck & { drafter: string; failure?: ModelError; use?: ModelUse | undefined }

/** What writing needs of the worker: no database. */
export type WritingDeps = Pick<DraftingDeps, 'model' | 'embed' | 'signal' | 'note'> &
  Pick<DrafterContext, 'onText' | 'toReplace'>

/**
 * Has a reply written by the drafter that is due, with the property's secrets masked, and checks it. A model that says nothing
 * usable, or cannot be asked, is replaced by the built-in drafter, whose draft then waits for the host.
 */
export async function draftReply(
  deps: WritingDeps,
  situation: Situation,
  choice: DrafterChoice,
): Promise<CheckedReply> {
  const secrets = findChatSecrets(situation)
  const masked = await withNearestNotes(deps, maskSituation(situation, secrets.all))
  const { failure, ...drafted } = await write(deps, masked, choice)
  const check = checkWhole(drafted, masked, secrets)
  const paid = { ...(failure !== undefined && { failure }), use: drafted.use ?? failure?.use }
  if (check.draft.needsReply && check.draft.reply !== '') return { ...check, ...paid, drafter: drafted.drafter }
  return { ...(await keepOrAnswer({ drafted, check, masked, secrets })), ...paid }
}

/** No question is dropped: what the proof of our own draft leaves open is put off in words. A model's draft waits as it is. */
function checkWhole(drafted: Drafted, masked: Situation, secrets: ChatSecrets): DraftCheck {
  const check = checkDraft(drafted, masked, secrets)
  const isLeft = check.questions.some(({ state, kind }) => state === 'open' && kind !== 'news')
  if (drafted.drafter !== BUILT_IN || !drafted.draft.needsReply || !isLeft) return check
  return checkDraft({ ...drafted, ...draftWithRestPutOff(masked) }, masked, secrets)
}

/** Thanks want nothing that a model would have to be asked for, nor can be away for; a flood would only have it paid. */
export const asksModel = ({ model }: Pick<DraftingDeps, 'model'>, { reading }: Situation, choice: DrafterChoice) =>
  model !== undefined && choice.mayAskModel && !choice.useMockAi && !reading.isMereThanks

type Written = Drafted & { failure?: ModelError }

async function write(deps: WritingDeps, masked: Situation, choice: DrafterChoice): Promise<Written> {
  const { signal, onText, toReplace } = deps
  if (choice.useMockAi && !masked.reading.isMereThanks) return mockDrafter(masked, { signal })
  if (deps.model === undefined || !asksModel(deps, masked, choice)) return builtInDrafter(masked, { signal })
  try {
    return await deps.model(masked, { signal, onText, toReplace })
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    const { fault, message: detail } = error
    deps.note?.({ event: 'model_failed', guestMessageId: masked.guestMessageId, detail })
    const drafted = await builtInDrafter(masked, { signal })
    return { ...drafted, failure: error, hold: say({ code: 'model_failed', params: { fault } }) }
  }
}

type Silent = { drafted: Drafted; check: DraftCheck; masked: Situation; secrets: ChatSecrets }

/** Silence is kept only where the built-in rules hear no question either: no guest is left unheard on a model's word. */
async function keepOrAnswer({ drafted, check, masked, secrets }: Silent): Promise<CheckedReply> {
  const second = await builtInDrafter(masked, {})
  const isQuiet = !second.draft.needsReply && check.checked.risks.length === 0 && check.checked.holds.length === 0
  if (isQuiet) return { ...check, drafter: drafted.drafter }
  const answer = second.draft.needsReply ? second : { ...second, draft: { ...second.draft, needsReply: true } }
  const hold = say({ code: 'reply_perhaps_needless' })
  const again = checkDraft({ ...answer, hold: drafted.hold ?? hold }, masked, secrets)
  return { ...again, drafter: answer.drafter }
}
