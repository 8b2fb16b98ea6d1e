import { blankMessage } from '#activities/channels/blank-message.ts'
import { apiIdOf, placeAtGmail } from '#activities/channels/gmail-ids.ts'
import { placeIds } from '#activities/channels/place-ids.ts'
import { stubOf } from '#activities/channels/stub.ts'
import type { FetchedMail, OpenFolder } from './fetch-chunk.ts'
import { unlessRefused } from './unless-refused.ts'

type Folder = { folder: string; uidValidity: string }

/**
 * What stands for a mail that the server does not hand over: with its headers, where it gives at least those.
 * @throws AppError when the connection ends.
 */
export async function stubAt(
  { client, mailbox, now }: OpenFolder,
  { folder, uidValidity }: Folder,
  { uid, id, isOpen }: { uid: number; id: string | undefined; isOpen: boolean },
): Promise<FetchedMail> {
  const fetched = isOpen
    ? await unlessRefused(client, () => client.fetchOne(String(uid), { uid: true, headers: true }, { uid: true }))
    : undefined
  const raw = new Uint8Array((fetched && fetched.headers) || [])
  const ids =
    id === undefined
      ? placeIds(mailbox, `imap:${uidValidity}:${uid}:${folder}`, `${uidValidity}:${uid}`)
      : placeIds(mailbox, placeAtGmail(apiIdOf(id)), placeAtGmail(apiIdOf(id)))
  return { uid, message: stubOf({ ...blankMessage('', mailbox.type, now()), ...ids }, raw), raw }
}
