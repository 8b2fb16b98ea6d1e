import type { GUEST_NOTES } from '#workflows/domain/sentences/guest-notes.ts'
import type { Words } from '#workflows/domain/sentences/words.ts'

export const guestWordsEn: Words<keyof typeof GUEST_NOTES> = {
  unreadable_mail: 'This message cannot be read. The original file is attached.',
  sent_nothing: 'Empty message',
  sent_attachments: 'Attachments',
  sent_photo: 'Photo',
  sent_video: 'Video clip',
  sent_voice: 'Voice message',
  sent_sticker: 'Sticker',
  sent_document: 'Document',
  sent_contact: 'Contact card',
  sent_order: 'Order',
  sent_position: 'Position',
  sent_reaction: 'Reaction',
  reaction_removed: 'Reaction taken back',
  message_edited: 'Edited message',
  message_withdrawn: 'Message withdrawn',
  was_edited: 'Edited later',
  was_withdrawn: 'Withdrawn later',
  sent_unsupported: 'Message of an unsupported kind',
  sent_other: ({ type }) => `Message of the kind “${type}”`,
  whatsapp_notice: 'Notice from WhatsApp',
  whatsapp_report_unclear:
    'WhatsApp reports something about a message of yours, in a way that cannot be read. The original file is attached: check that your replies arrived.',
}
