import type { Transaction } from '#prisma/client.ts'
import { firstName } from '#workflows/domain/first-name.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { TOLD_WITHIN_MS } from '#workflows/domain/push/push-lifetime.ts'
import type { ToldByPush } from '#workflows/domain/push/push-words.ts'
import { quietUntil } from '#workflows/domain/push/quiet-until.ts'
import { toLocalTime } from '#workflows/domain/secrets/local-time.ts'
import type { DuePush } from './claim-due-pushes.ts'
import { countWaiting } from './count-waiting.ts'
import { isWanted, readSettingsOfPushes, type SettingsOfPushes } from './settings-of-pushes.ts'
import { type News, stillNews } from './still-news.ts'

/** What is to be done with it now. */
export type Prepared =
  | { verdict: 'tell'; told: ToldByPush; language: HostLanguage; deadlineAt: Date | null; waiting: number }
  | { verdict: 'later'; at: Date }
  | { verdict: 'drop' }
  | { verdict: 'give_up' }

/**
 * Reads anew what a device is to be told: it may be decided, switched off or too old by now, or its host may be asleep.
 * @throws Error where its chat is gone.
 */
export async function preparePush(tx: Transaction, due: DuePush, now: Date): Promise<Prepared> {
  const { hostId, kind, createdAt } = due
  const settings = await readSettingsOfPushes(tx, hostId)
  const news = isWanted(settings, kind) ? await stillNews(tx, due) : null
  if (news === null) return { verdict: 'drop' }
  if (now.getTime() - createdAt.getTime() > TOLD_WITHIN_MS) return { verdict: 'give_up' }
  const later = kind === 'emergency' ? null : (quietOf(settings, now) ?? news.notBefore)
  if (later !== null && later > now) return { verdict: 'later', at: later }
  const app = await tx.appSettings.findUnique({ where: { hostId }, select: { language: true } })
  const language = app?.language ?? 'it'
  const waiting = await countWaiting(tx, hostId, now)
  return { verdict: 'tell', told: await toldOf(tx, due, news), language, deadlineAt: news.deadlineAt, waiting }
}

const quietOf = ({ quietFrom: from, quietTo: to, timeZone }: SettingsOfPushes, now: Date): Date | null =>
  from === null || to === null ? null : quietUntil({ from, to, timeZone }, now)

/** Names, and nothing that a guest wrote. */
async function toldOf(tx: Transaction, due: DuePush, news: News): Promise<ToldByPush> {
  const { hostId, chatId, kind } = due
  if (chatId === null) return toldOfSource(tx, due)
  const { sender, property } = await tx.chat.findFirstOrThrow({
    where: { id: chatId, hostId },
    select: { sender: true, property: { select: { name: true, timeZone: true } } },
  })
  const { deadlineAt, isUncertain, emergencies } = news
  const until = deadlineAt === null ? null : toLocalTime(deadlineAt, property?.timeZone ?? 'Europe/Rome').time
  return { kind, guest: firstName(sender), property: property?.name ?? null, until, isUncertain, emergencies }
}

async function toldOfSource(tx: Transaction, { hostId, aboutId: id, kind }: DuePush): Promise<ToldByPush> {
  const { name, identifier } = await tx.messageSource.findFirstOrThrow({
    where: { id, hostId },
    select: { name: true, identifier: true },
  })
  return { kind, guest: name ?? identifier, property: null, until: null, isUncertain: false, emergencies: [] }
}
