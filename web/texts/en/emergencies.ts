import type { emergencies as italian } from '#web/texts/it/emergencies.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** English texts of emergencies: they stand on every screen. */
export const emergencies: TextsLike<typeof italian> = {
  title: 'Emergency',
  someone: 'Guest',
  open: 'Open the conversation',
  take: 'I’ll take care of it',
  over: 'It is over',
  falseAlarm: 'False alarm',
  mute: 'Mute',
  unmute: 'Unmute',
  failed: 'It could not be saved. Please try again.',
  history: 'Emergency: what was done',
  found: (at) => `${at} · Recognised in the guest’s message: nothing leaves here by itself from now on`,
  ways: {
    screen: 'Notice on this screen',
    mail: 'Email to the host',
    whatsapp: 'WhatsApp to the host',
    n8n: 'n8n event',
    push: 'Notification on the host’s devices',
  },
  called: (at, way) => `${at} · ${way}`,
  notCalled: (at, way, fault) => `${at} · ${way}: failed. ${fault}`,
  textDue: (at) => `If nobody takes care of it, the guest gets the emergency text at ${at}`,
  textWritten: 'The emergency text was sent to the guest',
  noText: (fault) => `No emergency text to the guest: ${fault}`,
  taken: (at) => `${at} · Somebody takes care of it`,
  endedAs: {
    over: (at) => `${at} · Over`,
    false_alarm: (at) => `${at} · False alarm`,
    by_itself: (at) => `${at} · Closed by itself`,
  },
}
