import type { GUEST_NOTES } from '#workflows/domain/sentences/guest-notes.ts'
import type { Words } from '#workflows/domain/sentences/words.ts'

export const guestWordsIt: Words<keyof typeof GUEST_NOTES> = {
  unreadable_mail: 'Questo messaggio non può essere letto. Il file originale è allegato.',
  sent_nothing: 'Messaggio vuoto',
  sent_attachments: 'Allegati',
  sent_photo: 'Foto',
  sent_video: 'Video',
  sent_voice: 'Messaggio vocale',
  sent_sticker: 'Adesivo',
  sent_document: 'Documento',
  sent_contact: 'Contatto',
  sent_order: 'Ordine',
  sent_position: 'Posizione',
  sent_reaction: 'Reazione',
  reaction_removed: 'Reazione tolta',
  message_edited: 'Messaggio modificato',
  message_withdrawn: 'Messaggio ritirato',
  was_edited: 'Modificato più tardi',
  was_withdrawn: 'Ritirato più tardi',
  sent_unsupported: 'Messaggio di un tipo non supportato',
  sent_other: ({ type }) => `Messaggio di tipo «${type}»`,
  whatsapp_notice: 'Avviso di WhatsApp',
  whatsapp_report_unclear:
    'WhatsApp segnala qualcosa su un tuo messaggio, in un modo che non si può leggere. Il file originale è allegato: controlla che le tue risposte siano arrivate.',
}
