import type { MendWords } from '#workflows/domain/sentences/mends.ts'

export const mendWordsEn: MendWords = {
  mend_server_name: ({ example }) => `Check how the server is spelt; often it is ${example}`,
  mend_forbidden_server: () =>
    'Only servers on the internet and the usual mail ports can be reached: whoever runs Locanda can allow another',
  mend_port: ({ usual }) => `Check the port and the encryption: usually ${usual}. A firewall may also be in the way`,
  mend_gmail_app_password: () =>
    'Google takes an app password of 16 letters, not your usual one: switch on 2-Step Verification, then make one at myaccount.google.com/apppasswords and enter it here',
  mend_app_password: () =>
    'Many providers want an app password once two-step verification is on: make one in the security settings of your account and enter it here',
  mend_user_and_password: ({ user }) =>
    `Check “${user}” and the password: the user is mostly the whole address, and the password the one of the mailbox`,
  mend_open_access: ({ protocol }) =>
    `Open your mailbox in the browser and switch on ${protocol}, or “access by other programs”, in its settings`,
  mend_browser: () => 'Open your mailbox in the browser, confirm that it was you, and test again',
  mend_new_password: () => 'Set a new password at your mail provider and enter it here',
  mend_folder: ({ folders }) => `Choose one of these as inbox folder: ${folders.join(', ')}`,
  mend_later: () => 'This usually passes by itself: test again in a few minutes',
  mend_outgoing: ({ server }) =>
    `Reading works, only sending does not (${server}): enter the server of your provider under “Outgoing mail (SMTP)”`,
  mend_name_server: () => 'Enter the servers by hand: your mail provider lists them under “IMAP” or “mail programs”',
  mend_look_at_server: ({ server }) =>
    `The server ${server} was found under another name than your address: check that it is your provider’s and test again; your password has not been sent anywhere yet`,
  mend_ask_provider: () => 'Only your mail provider can mend this: send them the sentence above',
}
