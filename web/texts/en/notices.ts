import type { notices as italian } from '#web/texts/it/notices.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** English texts of what keeps everybody’s mail, or mail to the host, from going its usual way. */
export const notices: TextsLike<typeof italian> = {
  standstill: (since) =>
    `Locanda has not read or sent any messages since ${since}. What you decide is kept, and leaves when it goes on.`,
  title: 'Debug settings in force:',
  mock_ai: 'drafts are samples',
  mock_email: 'emails are simulated',
  eml_folder: 'incoming mail is read from a folder of .eml files',
  sending_off: 'sending is off: replies are kept, not sent',
  reply_to_override: 'replies to guests go to another address',
  app_sender: 'emails are sent from the application’s account',
  changeAddress: 'Change the address',
  seeAlerts: 'See the administration',
}
