import type { editor as italian } from '#web/texts/it/editor.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of a draft that is being edited: loaded with its editor. */
export const editor: TextsLike<typeof italian> = {
  region: 'Your version',
  label: 'Your version of the reply',
  send: 'Approve & Send',
  sendMine: 'Send my text',
  cancel: 'Cancel editing',
  close: 'Close',
  restore: 'Restore the AI’s text',
  changes: 'Changes',
  removeSecret: (name) => `Remove: ${name}`,
  gone: {
    guest: 'The guest has written again. Your text is here.',
    host: 'Meanwhile another reply of yours was sent. Your text is here.',
    fallback: 'Meanwhile the fallback message was sent. Your text is here.',
    approved: 'Meanwhile the draft was approved. Your text is here.',
    rejected: 'Meanwhile the draft was rejected. Your text is here.',
    changed: 'The draft changed while you were writing. Your text is here.',
  },
  nowReads: 'The draft now reads',
  newDraft: 'The new draft',
  discard: {
    question: 'Discard what you have written?',
    yes: 'Discard',
    no: 'Keep writing',
  },
}
