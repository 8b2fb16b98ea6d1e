import type { ActivityDeps } from '#activities/deps.ts'
import { readKnown } from '#activities/drafting/known-of-draft.ts'
import { findChatSecrets, maskSituation } from '#activities/drafting/mask-situation.ts'
import { type Question, readQuestion } from '#activities/drafting/read-question.ts'
import type { Situation, ThreadMessage } from '#activities/drafting/situation.ts'
import { inHost } from '#prisma/host-scope.ts'
import { eventIdOfDraft } from '#prisma/outbox/asked-draft.ts'
import type { DueEvent } from '#prisma/outbox/claim-due.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { visibleText } from '#workflows/domain/fold-text.ts'
import { N8N_EVENTS } from '#workflows/domain/n8n-events.ts'

/** Of what was said before: enough to see what 'and the other one?' means. */
const BEFORE = 6

type Deps = Pick<ActivityDeps, 'config' | 'db' | 'now'>

/**
 * What n8n is asked when it writes drafts: what the guest wants, what may be said of the house, and how the host writes; the house's
 * secrets as placeholders. No way to reach the guest, nothing of another, no name but the two first ones.
 * @throws AppError conflict when the draft no longer waits for it; not_found when the message is gone.
 */
export async function questionBody(
  { config, db, now }: Deps,
  { hostId, messageId, eventId }: DueEvent,
): Promise<{ chatId: string; body: string }> {
  const { question, situation, until } = await inHost(db, hostId, async (tx, begunAt) => {
    const asked = await readQuestion(tx, { hostId, guestMessageId: messageId })
    const { modelDueAt } = asked.existing ?? {}
    if (!modelDueAt || modelDueAt <= begunAt || eventId !== nameOf(asked)) {
      throw new AppError('conflict', { code: 'n8n_question_over' })
    }
    const { sendCaps, modelDraftsPerDay } = config
    const known = await readKnown(tx, { now, sendCaps, modelDraftsPerDay }, asked)
    return { question: asked, situation: known.situation, until: modelDueAt }
  })
  const { guest, chat } = question
  const about = {
    eventId,
    event: N8N_EVENTS.draftAsked,
    chatId: guest.chatId,
    messageId,
    version: question.existing?.version,
  }
  const masked = maskSituation(situation, findChatSecrets(situation).all)
  const body = { ...about, answerBy: until.toISOString(), channel: chat.channel, ...wantedOf(masked) }
  return { chatId: guest.chatId, body: JSON.stringify(body) }
}

const nameOf = ({ guest, existing }: Question) =>
  existing?.status === 'pending' ? eventIdOfDraft({ guestMessageId: guest.id, version: existing.version }) : null

function wantedOf({ thread, questions, facts, wish, ...situation }: Situation) {
  const { guestFirstName, hostFirstName, language, stay, today, instructions } = situation
  return {
    language: language ?? 'en',
    today,
    stay,
    guestFirstName,
    hostFirstName,
    instructions,
    facts,
    conversation: thread.slice(-BEFORE).map(toTurn),
    unanswered: questions.map(toTurn),
    ...(wish && { wish: { kind: wish.kind, text: wish.text, before: wish.before, answers: wish.answers } }),
  }
}

const toTurn = ({ from, at, text }: ThreadMessage) => ({ from, at: at.toISOString(), text: visibleText(text) })
