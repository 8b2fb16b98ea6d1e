import type { GmailAccount } from '#activities/channels/account/mail-account.ts'
import type { GoogleDeps } from './google-access.ts'
import { openGmail } from './open-gmail.ts'

/** Makes sure that Google lets us into a mailbox, and does not want to be left alone by what it sends. @throws AppError as the table of faults has what Google says. */
export async function checkGmail(deps: GoogleDeps, { google }: GmailAccount): Promise<void> {
  const gmail = await openGmail(deps, google, 'sending')
  await gmail.ask((users) => users.getProfile({ userId: 'me' }))
}
