import { Prisma, type Transaction } from '#prisma/client.ts'
import { statusList } from '#prisma/status-list.ts'
import { WRITING_MS } from '#workflows/domain/deadline.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { IN_SIGHT_AT_DRAFT } from '#workflows/domain/message-status.ts'

/** `placeId`: the draft or chat that is answered. `filesShown`: what whoever answers knew of; absent: all was known. */
export type FilesSeen = {
  hostId: string
  chatId: string
  placeId: string
  fileIds: readonly string[]
  filesShown?: readonly string[] | undefined
}

/**
 * What stands beside a text and was not in sight when it was sent was meant to go with it, or is a reason to look again. Files of a
 * draft that waits no longer stand beside the chat's own box.
 * @throws AppError conflict where one stands there, or is being sent up, of which the writer did not know.
 */
export async function refuseUnseenFiles(tx: Transaction, of: FilesSeen): Promise<void> {
  const { hostId, chatId, placeId, fileIds, filesShown } = of
  if (filesShown === undefined) return
  const known = [...filesShown, ...fileIds]
  const chatsOwnBox = Prisma.sql`${chatId}::uuid = ${placeId}::uuid and not exists (
    select from message m where m.host_id = u.host_id and m.id = u.place_id and m.status in (${statusList(IN_SIGHT_AT_DRAFT)}))`
  const [unseen] = await tx.$queryRaw<{ isComing: boolean }[]>`
    select false as "isComing" from unsent_file u
    where u.host_id = ${hostId}::uuid and u.chat_id = ${chatId}::uuid and not u.id = any(${known}::uuid[])
      and (u.place_id = ${placeId}::uuid or ${chatsOwnBox})
    union all
    select true from unsent_upload u
    where u.host_id = ${hostId}::uuid and u.chat_id = ${chatId}::uuid
      and (u.place_id = ${placeId}::uuid or ${chatsOwnBox})
      and u.seen_at > clock_timestamp() - make_interval(secs => ${WRITING_MS / 1000}::int)
    limit 1`
  if (unseen !== undefined) throw new AppError('conflict', { code: unseen.isComing ? 'file_coming' : 'file_not_shown' })
}
