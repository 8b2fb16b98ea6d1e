import { builtInDrafter } from '#activities/drafting/built-in/built-in-drafter.ts'
import { checkDraft, type DraftCheck } from '#activities/drafting/check-draft.ts'
import type { Drafted } from '#activities/drafting/drafter.ts'
import type { DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import { type ChatSecrets, findChatSecrets, maskSituation } from '#activities/drafting/mask-situation.ts'
import { mockDrafter } from '#activities/drafting/mock-drafter.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

export type DrafterChoice = { useMockAi: boolean; mayAskModel: boolean }

export type CheckedReply = DraftCheck & { drafter: string }

/** What writing needs of the worker: no database. */
export type WritingDeps = Pick<DraftingDeps, 'model' | 'mayRetryModel' | 'signal' | 'note'>

/**
 * Has a reply written by the drafter that is due, with the property's secrets masked, and checks it. A model that says nothing
 * usable is replaced by the built-in drafter, whose draft then waits for the host.
 */
export async function draftReply(
  deps: WritingDeps,
  situation: Situation,
  choice: DrafterChoice,
): Promise<CheckedReply> {
  const secrets = findChatSecrets(situation)
  const masked = maskSituation(situation, secrets.all)
  const drafted = await write(deps, masked, choice)
  const check = checkDraft(drafted, masked, secrets)
  if (check.draft.needsReply && check.draft.reply !== '') return { ...check, drafter: drafted.drafter }
  return keepOrAnswer({ drafted, check, masked, secrets })
}

async function write(
  deps: WritingDeps,
  masked: Situation,
  { useMockAi, mayAskModel }: DrafterChoice,
): Promise<Drafted> {
  const context = { signal: deps.signal }
  if (useMockAi) return mockDrafter(masked, context)
  if (deps.model === undefined || !mayAskModel) return builtInDrafter(masked, context)
  try {
    return await deps.model(masked, context)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const isUnusable = error.kind === 'rule_refused'
    if (!isUnusable && deps.mayRetryModel === true) throw error
    deps.note?.({
      event: isUnusable ? 'model_answer_unusable' : 'model_failed',
      guestMessageId: masked.guestMessageId,
      detail: error.message,
    })
    const drafted = await builtInDrafter(masked, context)
    return { ...drafted, hold: say({ code: 'model_unusable' }) }
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
