import type { BareCode, GuestNote } from '#workflows/domain/sentences/sentence.ts'

export type KnownPart = {
  /** Where it says something, as `leavesOf` calls it; of `all` everything in it is said. */
  words: readonly string[] | 'all'
  /** Where a text stands that no person wrote. */
  silent?: readonly string[]
  /** What stands for it where it is more than words. */
  note: (BareCode & GuestNote['code']) | null
}

const CAPTION = ['caption']

/** The parts that Meta documents, by their name, which is that of the type as well. */
const KNOWN_PARTS: Readonly<Record<string, KnownPart>> = {
  text: { words: ['body'], note: null },
  button: { words: ['text'], note: null },
  interactive: {
    words: [
      'button_reply.title',
      'list_reply.title',
      'list_reply.description',
      'nfm_reply.body',
      'nfm_reply.response_json',
    ],
    silent: ['nfm_reply.name'],
    note: null,
  },
  image: { words: CAPTION, note: 'sent_photo' },
  video: { words: CAPTION, note: 'sent_video' },
  audio: { words: CAPTION, note: 'sent_voice' },
  document: { words: ['filename', ...CAPTION], note: 'sent_document' },
  sticker: { words: [], note: 'sent_sticker' },
  contacts: { words: 'all', note: 'sent_contact' },
  order: { words: ['text'], note: 'sent_order' },
  location: { words: ['latitude', 'longitude', 'name', 'address'], note: 'sent_position' },
  unsupported: { words: [], note: 'sent_unsupported' },
  /** Of history: the file itself comes later, if at all. */
  media_placeholder: { words: CAPTION, note: 'sent_attachments' },
  reaction: { words: ['emoji'], note: 'sent_reaction' },
  system: { words: ['body'], note: 'whatsapp_notice' },
}

/** The part of that name, where it is one that Meta documents. */
export const knownPart = (name: string): KnownPart | undefined =>
  Object.hasOwn(KNOWN_PARTS, name) ? KNOWN_PARTS[name] : undefined

/** Said of a message and not in it: who, when, what it answers, from which advertisement it came, what WhatsApp could not pass on. */
export const ABOUT_MESSAGE: ReadonlySet<string> = new Set([
  'id',
  'from',
  'from_user_id',
  'from_parent_user_id',
  'to',
  'to_user_id',
  'to_parent_user_id',
  'group_id',
  'timestamp',
  'type',
  'context',
  'referral',
  'identity',
  'errors',
  'history_context',
  'original_message_id',
  'message_id',
  'status',
])
