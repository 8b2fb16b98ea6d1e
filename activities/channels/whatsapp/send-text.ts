import { z } from 'zod'
import type { WhatsappAccount } from '#activities/channels/account/whatsapp-account.ts'
import { keptBackBefore, type SendOutcome } from '#activities/channels/outgoing-channel.ts'
import { contentNeverLeft } from '#outside/content-never-left.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { byNumber, type FilledTemplate, isNamed } from '#workflows/domain/templates/template.ts'
import { type CloudApi, cloudAddress } from './cloud-api.ts'
import { readGraphError, saysTooFast, unclearRefusal } from './graph-error.ts'
import type { NumberPace } from './number-pace.ts'

const MAX_CHARACTERS = 4096
const ANSWER_MS = 20_000

export type WhatsappText = {
  /** A number in digits, or a user id of somebody who hides theirs. */
  to: string
  text: string
  /** A file that was uploaded, in place of a text: the text is its caption, where it has one. */
  media?: { kind: 'image' | 'audio' | 'video' | 'document'; id: string; name: string }
  /** An approved template of the account in place of a free text: without values its one placeholder gets the text. */
  template?: { name: string; language: string; values?: FilledTemplate['values'] }
  /** Comes back in status webhooks: how a lost answer is found again. */
  sendKey: string
  /** Ends the wait for the number's turn: nothing leaves. */
  ended?: AbortSignal | undefined
  /** Awaited before the request leaves. */
  onTransmit: () => Promise<void>
}

/** Words that WhatsApp does not take as one message. */
export const refuseTooLong = (text: string): SendOutcome | null =>
  text.length <= MAX_CHARACTERS
    ? null
    : {
        outcome: 'failed',
        retryable: false,
        reason: say({ code: 'whatsapp_too_long', params: { most: MAX_CHARACTERS } }),
      }

const Accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) })

/** Sends one text or file, once. The Cloud API has no idempotency key: a lost answer, or a failure in the middle of Meta, is `unknown`, never a reason to send again. */
export async function sendText(
  { guard, api, pace }: { guard: OutsideGuard; api: CloudApi; pace: NumberPace },
  account: WhatsappAccount,
  message: WhatsappText,
): Promise<SendOutcome> {
  const refused = refuseTooLong(message.text)
  if (refused !== null) return refused
  await pace.takeTurn(message.ended)
  if (message.ended?.aborted === true)
    return { outcome: 'failed', retryable: true, reason: say({ code: 'network_error' }) }
  await message.onTransmit()
  const answer = await ask(guard, cloudAddress(api, account, '/messages'), { account, message })
  if ('outcome' in answer) return answer
  const body = await answer.text()
  const accepted = Accepted.safeParse(jsonOrNull(body))
  const [first] = accepted.data?.messages ?? []
  if (answer.ok && first !== undefined) return { outcome: 'sent', providerId: first.id }
  const refusal = readGraphError({ status: answer.status, body })
  if (refusal !== null && saysTooFast(refusal)) await pace.holdBack()
  if (refusal?.sourceFault) return { outcome: 'stopped', fault: refusal.sourceFault }
  // Whatever the code: it is not this message that is not allowed.
  const isNotAllowed = answer.status === 401 || answer.status === 403
  if (refusal !== null && isNotAllowed && !refusal.isPassing && !refusal.isOfRecipient)
    return { outcome: 'stopped', fault: unclearRefusal(refusal) }
  if (refusal !== null && !refusal.mayBeDone)
    return { outcome: 'failed', retryable: refusal.isPassing, reason: refusal.reason }
  return { outcome: 'unknown', reason: say({ code: 'whatsapp_unclear', params: { status: answer.status } }) }
}

type Request = { account: WhatsappAccount; message: WhatsappText }

async function ask(guard: OutsideGuard, address: string, { account, message }: Request) {
  const addressed = /^\d{5,20}$/.test(message.to) ? { to: message.to } : { recipient: message.to }
  try {
    return await guard.fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        ...addressed,
        ...contentOf(message),
        biz_opaque_callback_data: message.sendKey,
      }),
      timeoutMs: ANSWER_MS,
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (!contentNeverLeft(error)) return { outcome: 'unknown', reason: error.sentence } as const
    return keptBackBefore(error.sentence, { retryable: error.kind === 'upstream_unavailable' })
  }
}

/** A parameter of a template takes no line breaks. */
const contentOf = ({ text, template, media }: WhatsappText) =>
  media !== undefined
    ? mediaContent(media, text)
    : template === undefined
      ? { type: 'text', text: { preview_url: false, body: text } }
      : {
          type: 'template',
          template: {
            name: template.name,
            language: { code: template.language },
            ...componentsOf(template.values ?? [{ field: '1', text: text.replace(/\s+/g, ' ') }]),
          },
        }

/** A template without fields takes no components. */
const componentsOf = (values: FilledTemplate['values']) =>
  values.length === 0
    ? {}
    : {
        components: [
          {
            type: 'body',
            parameters: values
              .toSorted((a, b) => byNumber(a.field, b.field))
              .map(({ field, text }) => ({
                ...{ type: 'text', text },
                ...(isNamed(field) && { parameter_name: field }),
              })),
          },
        ],
      }

const mediaContent = ({ kind, id, name }: NonNullable<WhatsappText['media']>, caption: string) => ({
  type: kind,
  [kind]: { id, ...(kind === 'document' && { filename: name }), ...(caption !== '' && { caption }) },
})
