import { Prisma } from '#prisma/client.ts'
import { AT_ONCE, FILES_AT_ONCE, line, type Prune } from './prune.ts'
import { RETENTION_HOURS as KEPT } from './retention-hours.ts'

type Older = { of: string; by: string; at: string; hours: number; atOnce?: number }

/** Rows of a table that are old by one of their moments; a row without it is kept. The names are this file's own, never another's. */
const older =
  ({ hours, atOnce = AT_ONCE, ...names }: Older): Prune =>
  (tx, now) => {
    const [of, by, at] = [Prisma.raw(names.of), Prisma.raw(names.by), Prisma.raw(names.at)]
    const isOld = Prisma.sql`${at} < ${line(now, hours)}::timestamptz`
    // Asked twice: a row that somebody has used again meanwhile stays.
    return tx.$executeRaw`
      delete from ${of} where ${isOld} and (${by}) in (
        select ${by} from ${of} where ${isOld} order by ${at} limit ${atOnce}::int)`
  }

/** What goes for its age alone. */
export const PRUNES_BY_AGE = {
  pruneLiveEvents: older({ of: 'live_event', by: 'id', at: 'at', hours: KEPT.liveEvent }),
  pruneWebhookEvents: older({ of: 'webhook_event', by: 'id', at: 'read_at', hours: KEPT.readWebhookEvent }),
  pruneUnreadWebhooks: older({
    of: 'unread_webhook',
    by: 'key',
    at: 'last_at',
    hours: KEPT.unreadWebhook,
    atOnce: FILES_AT_ONCE,
  }),
  pruneRefusedWebhooks: older({
    of: 'refused_webhook',
    by: 'phone_number_id',
    at: 'last_at',
    hours: KEPT.refusedWebhook,
  }),
  pruneRefusedAnswers: older({ of: 'refused_answer', by: 'code', at: 'last_at', hours: KEPT.refusedAnswer }),
  pruneIdempotencyKeys: older({
    of: 'idempotency_key',
    by: 'host_id, key',
    at: 'created_at',
    hours: KEPT.idempotencyKey,
  }),
  prunePushDevices: older({ of: 'push_device', by: 'host_id, id', at: 'seen_at', hours: KEPT.pushDevice }),
  prunePushes: older({ of: 'push_send', by: 'id', at: 'settled_at', hours: KEPT.pushSettled }),
  pruneTrials: older({ of: 'trial', by: 'id', at: 'created_at', hours: KEPT.trial }),
  pruneTrouble: older({ of: 'trouble', by: 'id', at: 'at', hours: KEPT.trouble }),
  pruneNotices: older({ of: 'notice', by: 'rfc_message_id', at: 'sent_at', hours: KEPT.notice }),
  pruneHostNotices: older({ of: 'host_notice', by: 'host_id, rfc_message_id', at: 'sent_at', hours: KEPT.hostNotice }),
  pruneAlerts: older({ of: 'alert', by: 'id', at: 'ended_at', hours: KEPT.alert }),
  pruneDecisions: older({ of: 'draft_decision', by: 'message_id', at: 'decided_at', hours: KEPT.draftDecision }),
  pruneUnknownTopics: older({ of: 'unknown_topic', by: 'message_id, topic', at: 'asked_at', hours: KEPT.unknownTopic }),
  pruneDeferrals: older({ of: 'deferral', by: 'id', at: 'settled_at', hours: KEPT.deferralSettled }),
  pruneUnsentTexts: older({ of: 'unsent_text', by: 'host_id, id', at: 'written_at', hours: KEPT.unsentText }),
  /** What was put beside a text and never sent; its content goes with what no message has. */
  pruneUnsentFiles: older({ of: 'unsent_file', by: 'id', at: 'uploaded_at', hours: KEPT.unsentFile }),
  /** What was being sent up when its process ended. */
  pruneUnsentUploads: older({ of: 'unsent_upload', by: 'host_id, id', at: 'seen_at', hours: KEPT.unsentUpload }),
  pruneMailboxChecks: older({ of: 'mailbox_check', by: 'id', at: 'created_at', hours: KEPT.mailboxCheck }),
}
