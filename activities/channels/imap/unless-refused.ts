import type { ImapFlow } from 'imapflow'
import { answered } from './answered.ts'
import { imapFailure } from './open-imap.ts'

/**
 * What a command brings; undefined where the server refuses it on a connection that lives.
 * @throws AppError when the connection ends; what is no failure of the connection: a fault of ours.
 */
export async function unlessRefused<T>(client: ImapFlow, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await answered(client, work)
  } catch (error) {
    const failure = imapFailure(error)
    if (!client.usable) throw failure
    return undefined
  }
}
