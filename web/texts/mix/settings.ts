import { settings as en } from '#web/texts/en/settings.ts'

/** English texts of the settings, with the mail that asks for a decision by its Italian name: the specification's. */
export const settings = {
  ...en,
  general: {
    ...en.general,
    emailHint: 'Where “Conferma risposta necessaria” goes when a reply waits for you. Leave it blank for none.',
  },
  debug: {
    ...en.debug,
    sendConfirmationEmailHint: 'Mails “Conferma risposta necessaria” to the host when a draft waits.',
  },
} as const
