import { type DebugSettingsRow, isMockReplyToMissing, whyMailIsHeld } from '#prisma/debug-settings.ts'

export type MailNotice = 'mock_ai' | 'mock_email' | 'eml_folder' | 'sending_off' | 'reply_to_override' | 'app_sender'

/** What the operator's switches change for every host's mail: the one place where the host's banner is decided. */
export function mailNotices(settings: DebugSettingsRow): MailNotice[] {
  const notices: [MailNotice, boolean][] = [
    ['mock_ai', settings.useMockAi],
    ['mock_email', settings.useMockEmail],
    ['eml_folder', settings.emlMock],
    ['sending_off', whyMailIsHeld(settings) !== null],
    ['reply_to_override', settings.useMockReplyTo && !isMockReplyToMissing(settings)],
    ['app_sender', settings.appEmailSender !== ''],
  ]
  return notices.filter(([, applies]) => applies).map(([notice]) => notice)
}
