import { settings as en } from '#web/texts/en/settings.ts'

/** English texts of the settings, with the mail that asks for a decision by its Italian name: the specification's. */
export const settings = {
  ...en,
  general: {
    ...en.general,
    interfaceLanguageHint:
      'Of all screens, at once and on every device. Italian or English holds for your mails too; with the default, those go by the choice below.',
    emailHint: 'Where “Conferma risposta necessaria” goes when a reply waits for you. Leave it blank for none.',
  },
  debug: {
    ...en.debug,
    sendConfirmationEmailHint: 'Mails “Conferma risposta necessaria” to the host when a draft waits.',
  },
} as const
