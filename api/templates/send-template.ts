import type { MessageView } from '#api/contract/messages.ts'
import type { SendTemplateInput } from '#api/contract/templates.ts'
import { answeredBefore } from '#api/http/answer-once.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { settleMessage } from '#api/messages/settle-message.ts'
import { writeHostReply } from '#prisma/messages/write-host-reply.ts'
import { AppError, invalidField } from '#workflows/domain/errors.ts'
import { placeholdersIn } from '#workflows/domain/secrets/placeholders.ts'
import { openFields } from '#workflows/domain/snippets/snippet-fields.ts'
import { type FilledTemplate, fillTemplate } from '#workflows/domain/templates/template.ts'
import { readTemplates } from './read-templates.ts'

type SendTemplate = { params: { id: string }; body: SendTemplateInput }

/**
 * Has an approved template sent with what the host put into its fields, after the undo window as any reply of theirs. Meta is asked
 * for it once more: what was shown may be gone. What was accepted under the same key is answered without Meta.
 * @throws AppError invalid_input where a field is empty; conflict where the template is not approved any more, or another answer left
 * that its writer did not know of, or it goes elsewhere than was shown; not_found, rule_refused and upstream_unavailable as `readTemplates`.
 */
export async function sendTemplate(context: HostContext, { params, body }: SendTemplate): Promise<MessageView> {
  const accepted = await answeredBefore<MessageView>(context)
  if (accepted !== undefined) return accepted
  const { name, language, values, shown, ours, recipient: shownRecipient } = body
  const templates = await readTemplates(context, params.id)
  const template = templates.find((one) => one.name === name && one.language === language)
  if (template === undefined) throw new AppError('conflict', { code: 'template_gone' })
  if (values.length !== template.fields.length) throw invalidField('values', { code: 'field_required' })
  if (values.some((text) => placeholdersIn(text).length > 0 || openFields(text).length > 0))
    throw invalidField('values', { code: 'field_has_open_placeholder' })
  const texts = values.map((text) => text.trim().replaceAll(/\s+/g, ' '))
  const filled: FilledTemplate = {
    ...{ name, language },
    values: template.fields.map((field, at) => ({ field, text: texts[at] ?? '' })),
  }
  return settleMessage(context, async (tx, facts) => {
    const { deps } = context
    const reply = {
      ...{ chatId: params.id, id: deps.newId(), text: fillTemplate(template, filled.values), template: filled },
      ...{ shown, ours, shownRecipient, undoSeconds: deps.config.undoSeconds },
    }
    return { outcome: 'changed', row: await writeHostReply(tx, { ...facts, ...reply }) }
  })
}
