/** What a guest sent that is no words, and what stands for a mail that nobody could read. Code → what its words are made of. */
export const GUEST_NOTES = {
  unreadable_mail: {},
  sent_nothing: {},
  sent_attachments: {},
  sent_photo: {},
  sent_video: {},
  sent_voice: {},
  sent_sticker: {},
  sent_document: {},
  sent_contact: {},
  sent_order: {},
  sent_position: {},
  sent_reaction: {},
  reaction_removed: {},
  /** It takes the place of an earlier message; it takes one back. */
  message_edited: {},
  message_withdrawn: {},
  /** Of an earlier message, after that. */
  was_edited: {},
  was_withdrawn: {},
  sent_unsupported: {},
  /** A type that WhatsApp has added since. */
  sent_other: { type: 'text' },
  whatsapp_notice: {},
  /** What became of a message of ours, in no way that we know. */
  whatsapp_report_unclear: {},
} as const
