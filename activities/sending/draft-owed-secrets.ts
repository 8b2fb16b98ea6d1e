import type { ActivityDeps } from '#activities/deps.ts'
import { eachApart } from '#activities/process/each-apart.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { lockChat } from '#prisma/messages/lock-chat.ts'
import { openOwedDraft } from '#prisma/messages/open-owed-draft.ts'
import { readFillings } from '#prisma/secrets/read-fillings.ts'
import { statusList } from '#prisma/status-list.ts'
import { DISCARDED, OPEN_STATUSES } from '#workflows/domain/message-status.ts'
import type { Release } from '#workflows/domain/secrets/release.ts'

type DraftOwedDeps = Pick<ActivityDeps, 'engineDb' | 'db' | 'newId' | 'log'>
type ChatWithOwed = { hostId: string; chatId: string }

const PAGE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Brings to the host what is owed to guests and due: a draft with the placeholder waits in the chat. What is not due yet gets its
 * time by the rule and the stay of now; what the host refused, or whose stay is over, is owed no longer. A chat in which that fails
 * keeps no other from its turn.
 * @param now PostgreSQL's, as the fingerprint of an approval has it
 */
export async function draftOwedSecrets(deps: DraftOwedDeps, now: Date): Promise<void> {
  const { db, newId, log } = deps
  const draft = (chat: ChatWithOwed) => inHost(db, chat.hostId, (tx) => draftInChat(tx, { ...chat, newId, now }))
  for (let after = FIRST; ; ) {
    const chats = await readOwed(deps, { after, now })
    await eachApart(chats, draft, { name: 'draft what is owed', log })
    const last = chats.at(-1)
    if (last === undefined || chats.length < PAGE) return
    after = last.chatId
  }
}

const readOwed = ({ engineDb }: DraftOwedDeps, { after, now }: { after: string; now: Date }) =>
  engineDb.$queryRaw<ChatWithOwed[]>`
    select distinct o.host_id::text as "hostId", o.chat_id::text as "chatId", o.chat_id
      from owed_secret o join chat c on c.id = o.chat_id and c.host_id = o.host_id
      left join message d on d.id = o.draft_id and d.host_id = o.host_id
     where o.settled_at is null and (d.id is null or d.status in (${statusList(DISCARDED)})) and o.chat_id > ${after}::uuid
       and (o.due_at <= ${now} or (o.due_at is null and c.stay_confirmed_by is not null))
       and not exists (select from message m where m.host_id = o.host_id and m.chat_id = o.chat_id and m.kind <> 'guest'
         and m.status in (${statusList(OPEN_STATUSES)}))
     order by o.chat_id limit ${PAGE}`

type Drafting = ChatWithOwed & { newId: () => string; now: Date }

async function draftInChat(tx: Transaction, { hostId, chatId, newId, now }: Drafting): Promise<void> {
  await lockChat(tx, { hostId, chatId })
  const owed = await tx.owedSecret.findMany({ where: { hostId, chatId, settledAt: null }, orderBy: { name: 'asc' } })
  const { fillings } = await readFillings(tx, { hostId, chatId, recipient: null }, now)
  const due: string[] = []
  for (const { name, draftId } of owed) {
    const release = fillings.find((filling) => filling.name === name)?.release
    const isRefused = draftId !== null && (await isDiscarded(tx, { hostId, draftId }))
    if (release?.when === 'now' && !isRefused) due.push(name)
    else await settleOrWait(tx, { hostId, chatId, name }, { release: isRefused ? undefined : release, now })
  }
  if (due.length === 0) return
  const language = owed.find(({ name }) => due.includes(name))?.language ?? null
  const draft = await openOwedDraft(tx, { hostId, chatId, names: due, language, id: newId(), now })
  await tx.owedSecret.updateMany({ where: { hostId, chatId, name: { in: due } }, data: { draftId: draft.id } })
}

const isDiscarded = async (tx: Transaction, { hostId, draftId }: { hostId: string; draftId: string }) =>
  (await tx.message.count({ where: { id: draftId, hostId, status: 'discarded' } })) > 0

/** A secret that is gone, refused or over is owed no longer; a later one has its time, one without a stay has none. */
async function settleOrWait(
  tx: Transaction,
  where: ChatWithOwed & { name: string },
  { release, now }: { release: Release | undefined; now: Date },
): Promise<void> {
  if (release?.when === 'unconfirmed') {
    // Not again before the stay changes: until then it has no time.
    await tx.owedSecret.updateMany({ where, data: { dueAt: FAR } })
    return
  }
  const data = release?.when === 'later' ? { dueAt: release.at } : { settledAt: now }
  await tx.owedSecret.updateMany({ where, data })
}

const FAR = new Date('9999-01-01T00:00:00Z')
