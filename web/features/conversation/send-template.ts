import type { MessageView } from '#api/contract/messages.ts'
import type { SendTemplateInput } from '#api/contract/templates.ts'
import { call } from '#web/lib/api-client.ts'
import { ApiError, mayPass } from '#web/lib/api-error.ts'
import { randomKey } from '#web/lib/random-key.ts'
import type { Known } from './known-here.ts'
import { asAsked, noteDecided } from './run-command.ts'

/** A template with its fields filled in, and what its writer was shown when the dialog covered the chat. */
export type TemplateSending = { chatId: string; name: string; language: string; values: string[]; known: Known }

type Asked = { key: string; body: SendTemplateInput }

/** Asked for without an answer, by chat and template: the guest may get it, also once its dialog was closed and opened again. */
const unanswered = new Map<string, Asked>()

/**
 * Has it sent. After an answer that was lost the same values are the same message; other ones are told with what was known then, so
 * that they are refused where the first were taken.
 * @throws ApiError
 */
export async function sendTemplate({ chatId, known, ...template }: TemplateSending): Promise<MessageView> {
  const about = JSON.stringify([chatId, template.name, template.language])
  const asked = toAsk(unanswered.get(about), { ...known, ...template })
  unanswered.set(about, asked)
  try {
    const once = { idempotencyKey: asked.key }
    const message = await call('sendTemplate', { params: { id: chatId }, body: asked.body }, once)
    unanswered.delete(about)
    noteDecided(message.id)
    return message
  } catch (error) {
    if (error instanceof ApiError && !mayPass(error)) unanswered.delete(about)
    throw error
  }
}

function toAsk(before: Asked | undefined, body: Known & SendTemplateInput): Asked {
  if (before === undefined) return { key: randomKey(), body: asAsked(body) }
  if (JSON.stringify(before.body.values) === JSON.stringify(body.values)) return before
  return { key: randomKey(), body: { ...before.body, values: body.values } }
}
