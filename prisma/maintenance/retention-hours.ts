import { UNREAD_WEBHOOK_DAYS } from '#workflows/domain/kept-days.ts'

const DAY = 24

/** How long what only serves for a while is kept. */
export const RETENTION_HOURS = {
  /** A browser that was away longer reads everything again. */
  liveEvent: DAY,
  /** Read by its source; until then it is kept, however long that takes. For looking into what a channel brought. */
  readWebhookEvent: 7 * DAY,
  /** Of a number that was disconnected, from then on, or whose host's account is deleted: as long as what was asked is answered where it is connected again. */
  leftWebhookEvent: 30 * DAY,
  /** What nobody could be shown: as long as an administrator may look for it. */
  unreadWebhook: UNREAD_WEBHOOK_DAYS * DAY,
  /** Meta has given up what it was: longer than it tries again. */
  refusedWebhook: 30 * DAY,
  /** Answers of n8n's that were refused, for a reason that has not come up since. */
  refusedAnswer: 30 * DAY,
  /** The same key is another request's from then on. Longer than a browser keeps a call: what became of one is asked under its key. */
  idempotencyKey: 7 * DAY,
  /** What was put off and answered, or is owed by an account that was deleted; what is still owed is kept. */
  deferralSettled: 90 * DAY,
  /** Looked at by the quarter of an hour. */
  trouble: DAY,
  /** What was begun and never sent. */
  unsentText: 90 * DAY,
  /** What was put beside it: longer than anybody takes to send it. */
  unsentFile: 30 * DAY,
  /** A file that was being sent up when its process ended. */
  unsentUpload: 1,
  /** A mailbox that was tested: longer than any test takes. */
  mailboxCheck: 1,
  trial: 24,
  /** As long as a mailbox may be away, or is read anew. */
  notice: 400 * DAY,
  /** By which mailbox a mail to a host left: longer than any server tries to deliver one. */
  hostNotice: 30 * DAY,
  /** What guests sent, or hosts, once no message has it. */
  fileContent: DAY,
  /** For looking back. */
  alert: 400 * DAY,
  /** What a host did with a draft: what is older counts no more. */
  draftDecision: 400 * DAY,
  /** What a guest asked and nobody knew. */
  unknownTopic: 400 * DAY,
  /** An announcement that was made, or dropped; one that waits is kept, unless nobody has given it up for as long: its account is closed. */
  outboxSettled: 7 * DAY,
  /** A browser that was not opened: each time that it is, it says that it is there. */
  pushDevice: 90 * DAY,
  /** What a device was told of. */
  pushSettled: 7 * DAY,
  /** One that was given up stays longer in sight. */
  outboxGivenUp: 30 * DAY,
}
