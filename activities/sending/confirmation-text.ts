export const CONFIRMATION_SUBJECT = 'Conferma risposta necessaria'

export type Question = { guest: string | null; property: string | null; link: string }

/** What the host reads: which conversation waits and where; never what the guest or the draft says. */
export function confirmationText({ guest, property, link }: Question): string {
  const who = guest ?? 'un ospite'
  const where = property === null ? '' : ` (${property})`
  return [
    'Ciao,',
    '',
    `la bozza di risposta per ${who}${where} aspetta la tua conferma.`,
    '',
    'Apri la conversazione per approvarla, modificarla o rifiutarla:',
    link,
    '',
    'Se non decidi in tempo, parte il messaggio di cortesia.',
    '',
    'Locanda',
    '',
  ].join('\n')
}
