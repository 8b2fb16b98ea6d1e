import { z } from 'zod'
import type { ApiDeps } from '#api/deps.ts'
import { announceMail } from '#prisma/google-push/announce-mail.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'

const Push = z.object({ message: z.object({ data: z.string() }) })
const Announced = z.object({ emailAddress: z.string().min(3).max(320) })

/**
 * Wakes whoever watches the mailbox that Google announces a change of. How far its history has gone is not believed: the look goes on from
 * where the last one ended. What announces no mailbox of ours is taken all the same, as Pub/Sub would only send it again.
 * @throws AppError not_found where the operator has set nothing up; what `verifyGooglePush` throws.
 */
export async function receiveGooglePush(
  { googlePush, engineDb, log }: ApiDeps,
  authorization: string | undefined,
  body: Buffer,
): Promise<undefined> {
  if (googlePush === null) throw notFound('Webhook')
  await googlePush(authorization)
  const push = Push.safeParse(jsonOrNull(body.toString('utf8')))
  const said = push.success ? Buffer.from(push.data.message.data, 'base64').toString('utf8') : ''
  const announced = Announced.safeParse(jsonOrNull(said))
  if (announced.success) await announceMail(engineDb, announced.data.emailAddress)
  else log.warn({ bytes: body.length }, 'what Pub/Sub sent announces no mailbox')
  return undefined
}
