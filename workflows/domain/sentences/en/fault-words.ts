import type { FAULTS } from '#workflows/domain/sentences/faults.ts'
import type { Words } from '#workflows/domain/sentences/words.ts'

export const faultWordsEn: Words<keyof typeof FAULTS> = {
  mail_sign_in_refused: 'The mail server refused user or password',
  mail_sign_in_blocked: ({ answer }) =>
    `The mail server refused user or password and has shut the sign-in for now (“${answer}”): check the password; it is tried again once an hour`,
  mail_sign_in_unclear: ({ answer }) =>
    `The mail server lets nobody in and does not say why (“${answer}”): if you have changed the password, enter it here`,
  mail_sending_limit: ({ answer }) =>
    `The mail server takes no more mails from this mailbox for now, because it has reached its sending limit (“${answer}”): it is tried again once an hour`,
  mail_sending_refused: ({ answer }) =>
    `The mail server does not let this mailbox send (“${answer}”): check its address and the server for sending, or ask your mail provider; it is tried again once an hour`,
  mail_unreachable: ({ detail }) => `The mail server cannot be reached (${detail})`,
  mail_refused_for_now: 'The mail server refuses for now',
  mail_folder_closed: 'The mail server closed the folder',
  mail_too_many_connections: 'The mail server takes no further connection for now',
  mail_mailbox_in_use: 'The mailbox is open elsewhere: it is tried again soon',
  mail_went_silent: 'The mail server has fallen silent: connecting again',
  mail_access_denied: 'The mail server does not give access to this mailbox: ask your mail provider',
  mail_needs_app_password:
    'This mailbox wants an app password instead of your usual one: create it in the security settings of your account and enter it here',
  mail_needs_web_sign_in: 'Your mail provider asks you to sign in once with your browser',
  mail_password_expired: 'The password of the mailbox has expired',
  mail_needs_encryption: 'The mail server takes the password over an encrypted connection only: choose SSL or STARTTLS',
  mail_no_starttls: ({ server }) =>
    `The server ${server} does not offer STARTTLS: choose SSL, or ask your mail provider`,
  mail_wrong_encryption:
    'Port and encryption do not fit: usually SSL with 993 (IMAP), 995 (POP3) or 465 (SMTP), STARTTLS with 143, 110 or 587',
  mail_outdated_encryption: ({ server }) =>
    `The server ${server} offers only encryption that is no longer safe: ask your mail provider`,
  mail_folder_missing: ({ folder }) => `There is no folder “${folder}” in the mailbox`,
  certificate_expired: ({ server }) => `The certificate of the server ${server} has expired: ask your mail provider`,
  certificate_not_yet_valid: ({ server }) =>
    `The certificate of the server ${server} is not valid yet: ask your mail provider`,
  certificate_of_other_name: ({ server }) =>
    `The certificate of the server is made out to another name than ${server}: check the server's name`,
  certificate_untrusted: ({ server }) =>
    `Nobody vouches for the certificate of the server ${server}: if it is your own, switch off the certificate check in the source's settings`,
  source_password_lost:
    'Its password or token is lost, because the key that sealed it is gone: edit the source and enter it again',
  source_not_looked_at: ({ minutes }) =>
    `For more than ${minutes} minutes Locanda has not got to looking into this source: more mailboxes are connected here than it can watch, or something stands still. Tell whoever runs Locanda: nothing is lost`,
  source_not_stored:
    'Locanda could not read this source through a fault of its own: nothing is lost, and it is tried again by itself',
  mail_filter_unclear: ({ entries }) =>
    `“Only from” holds what is neither an address nor a domain (${entries.join(', ')}): nobody's mail is taken by it`,
  mail_all_mail_hidden:
    'Gmail hides the label “All Mail” from Locanda, so only the inbox is read, and not what your filters move elsewhere: in Gmail, under Settings → Labels, tick “Show in IMAP” beside “All Mail”',
  mail_archive_missing: ({ folder }) =>
    `The archive folder “${folder}” is not there and cannot be made: mails stay where they are`,
  mail_archive_refused: ({ folder }) =>
    `The mail server moves no mails into the archive folder “${folder}”: they stay where they are`,
  mail_seen_refused: ({ folder }) =>
    `The mail server marks no mails as read in the folder “${folder}”, as the mailbox may only be read: mails come in all the same`,
  mail_archive_is_inbox: ({ folder }) =>
    `The archive folder “${folder}” is the one that mails are read from: they stay there until you choose another`,
  mailbox_connected_twice: ({ other }) =>
    `It is the same mailbox as “${other}” and is read there alone, so that nobody is answered twice: delete one of the two sources`,
  mail_bounced: ({ answer }) => `The mail came back: ${answer}`,
  mail_perhaps_bounced: ({ answer }) => `A report that cannot be verified says that the mail came back: ${answer}`,
  mail_delayed: ({ answer }) => `The recipient’s mail server has not taken the mail yet and goes on trying: ${answer}`,
  host_mail_returned: ({ address, answer }) => `Our mails to ${address} come back: ${answer}`,
  host_mail_perhaps_returned: ({ address, answer }) =>
    `Our mails to ${address} may not arrive. A report that cannot be verified says: ${answer}`,
  mail_marked_as_spam: 'The recipient’s provider reports that the mail was marked as spam',
  push_unreachable: 'This browser’s push service does not answer',
  push_service_busy: ({ status }) => `This browser’s push service takes nothing for now (${status})`,
  push_refused: ({ status }) =>
    `This browser’s push service refused (${status}): switch notifications off and on again on that device`,
  push_device_gone: 'This browser takes no notifications any more: switch them on again on that device',
  push_key_lost: 'Notifications cannot be sent, as the key that signs them is lost: tell whoever runs Locanda',
  mail_not_handed_over: 'The mail server lists mails but does not hand them over',
  credentials_with_line_break: 'User or password hold a line break',
  no_eml_folder: 'No .eml folder is configured',
  no_sender_account: 'No sender account is set',
  no_outgoing_server: 'No outgoing mail server is known for this source',
  no_mail_address: 'No address is known for this guest',
  no_phone_number: 'No number is known for this guest',
  no_mock_folder: 'Mock mail is on, but no folder is set for it',
  recipient_not_plain: 'The recipient is not one plain e-mail address',
  smtp_ascii_only: ({ address }) =>
    `The outgoing mail server cannot write to ${address}, as its letters are not all plain ones: answer from another program`,
  too_many_parts: 'The mail has too many parts',
  smtp_refused: ({ answer }) => answer,
  gave_up: 'The message could not be sent',
  answer_lost: 'The connection was lost before the answer came: the message may have been sent',
  address_not_allowed: ({ address }) => `The address ${address} is not allowed`,
  address_not_found: ({ address }) => `The address ${address} could not be found`,
  address_not_web: 'The address must be a plain http or https address',
  redirect_not_followed: ({ address }) => `The address ${address} answered with a redirect, which is not followed`,
  answer_too_large: 'The answer is too large',
  network_error: 'Network error',
  google_busy: 'Google takes nothing for a moment: it is tried again by itself',
  google_refused: ({ detail }) => `Google refused: ${detail}`,
  google_access_revoked: 'Google no longer lets Locanda into this mailbox: connect it with Google again',
  google_scopes_missing:
    'Google has not been told that Locanda may read the mails and send replies: connect again, and leave both boxes ticked',
  google_not_allowed:
    'The administrator of this Google account does not let Locanda in: ask them, or connect with an app password',
  google_client_refused:
    'Google does not know this installation of Locanda (any more): its operator has to check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
  google_api_off:
    'The Gmail API is switched off for this installation: its operator has to enable it in the Google Cloud project',
  google_not_set_up:
    'Connecting with Google is not set up here: the operator has to set GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET and PUBLIC_URL',
  google_push_refused: ({ detail }) =>
    `Mail comes in, a few seconds later than it might, as Google does not announce it: whoever runs Locanda has to look at the Pub/Sub topic (${detail})`,
  google_push_silent:
    'Mail comes in, a few seconds later than it might, as nothing that Google announces gets here: whoever runs Locanda has to look at the Pub/Sub subscription',
  whatsapp_window_shut: "WhatsApp takes a free reply only within 24 hours of the guest's last message",
  whatsapp_away: 'WhatsApp cannot be reached for now',
  whatsapp_wrongly_signed:
    'What WhatsApp sends for this number bears a wrong signature: no message comes in until whoever runs Locanda corrects the secret of the app',
  whatsapp_sign_in_refused: 'WhatsApp refused the number or its token',
  whatsapp_token_expired: 'The WhatsApp token has expired or is no longer valid: make a new one and enter it here',
  whatsapp_number_lost:
    'WhatsApp no longer finds this number, or the token may no longer use it: look at the number and the permissions of the token in WhatsApp Manager',
  whatsapp_refused_unclear: ({ number, detail }) =>
    `WhatsApp refuses, with a code that Locanda does not know (${number}): ${detail}`,
  whatsapp_account_restricted: 'WhatsApp has restricted your account: look at account quality in WhatsApp Manager',
  whatsapp_spam_limit: 'WhatsApp has stopped messages from this number, because too many were reported or blocked',
  whatsapp_payment_missing: 'WhatsApp asks for a valid payment method for this account',
  whatsapp_unusable: 'The WhatsApp number or its token cannot be used',
  whatsapp_refused: ({ number, detail }) => `WhatsApp refused (${number}): ${detail}`,
  whatsapp_not_delivered: ({ number, detail }) => `WhatsApp could not deliver it (${number}): ${detail}`,
  whatsapp_too_long: ({ most }) => `WhatsApp takes at most ${most} characters`,
  whatsapp_unclear: ({ status }) => `WhatsApp answered ${status} without saying what became of the message`,
  reply_file_gone: 'A file of this message is no longer there: put it beside a new reply',
  secret_unknown: 'The text names a code that is no longer known: write it anew',
  source_deleted: 'The message source of this chat was deleted',
  source_paused: 'The message source is paused',
  source_mails_missing: ({ many }) =>
    many === 1
      ? '1 message of the mailbox was passed over and could not be read again yet'
      : `${many} messages of the mailbox were passed over and could not be read again yet`,
  account_closed: 'Your account was deactivated',
  left_too_late: ({ hours }) => `It could not leave for more than ${hours} hours: send it again if it still holds`,
  sending_switched_off: 'Sending is switched off',
  mock_reply_to_missing: 'Sending is switched off: the debug settings send replies to another address, and none is set',
  mail_switched_off: 'Mail is switched off in the debug settings',
  whatsapp_template_missing:
    'You have not written to this number on WhatsApp for a day, and no approved template is set',
  emergency_text_sent_before: 'The guest was sent the emergency text within the last day',
  n8n_refused: ({ status }) => `n8n answered with ${status}`,
  n8n_not_published: 'The workflow is not published in n8n: publish or activate it there (404)',
  n8n_not_listening:
    'The workflow is not listening in n8n: open it there, choose “Execute workflow”, then send again (404)',
  n8n_not_allowed: ({ status }) => `n8n refused access: check the authentication of its webhook (${status})`,
  n8n_gone: 'The webhook is no longer there in n8n (410)',
  n8n_too_large: 'n8n says that the message is too large (413)',
  n8n_busy: 'n8n takes nothing more for now: too many requests (429)',
  n8n_failed: ({ status }) => `n8n reported an error of its own (${status})`,
  n8n_switched_off: 'No n8n address is set any more: what waited was dropped',
  n8n_question_over: 'The draft no longer waits for n8n',
  model_gave_nothing: 'The model gave no usable answer',
  model_away: 'The model server could not be reached',
  model_refused: 'The model server refused the request',
}
