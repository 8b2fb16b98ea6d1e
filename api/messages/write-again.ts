import type { WriteAgainInput } from '#api/contract/message-inputs.ts'
import type { MessageView } from '#api/contract/messages.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { writeAgain as write } from '#prisma/messages/write-again.ts'
import { settleMessage } from './settle-message.ts'
import { shownVersion } from './shown-version.ts'

type WriteAgain = { params: { id: string }; body: WriteAgainInput }

/**
 * Has a draft written again as I wish; the new one waits for me, whatever it says.
 * @throws AppError not_found for another host's draft; conflict that says what came first.
 */
export const writeAgain = (context: HostContext, { params, body }: WriteAgain): Promise<MessageView> =>
  settleMessage(context, (tx, facts) => {
    const { kind = 'again', text = '', asked } = body.wish ?? {}
    const wish = { kind, text: text.trim() }
    return write(tx, {
      ...facts,
      messageId: params.id,
      ...shownVersion(body),
      wish,
      ...(asked !== undefined && { asked }),
    })
  })
