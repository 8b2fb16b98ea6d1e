import type { fact as italian } from '#web/texts/it/fact.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of the fact that a sentence of a draft rests on: loaded when one is opened. */
export const fact: TextsLike<typeof italian> = {
  title: 'Where this sentence comes from',
  close: 'Close',
  loading: 'Looking for the fact…',
  failed: 'The facts of the property could not be loaded.',
  retry: 'Try again',
  none: 'No fact of the property says this: check the sentence, or write the fact down in the property.',
  secret: 'Something secret of the property: its value is put into the message only when it leaves.',
  gone: 'The fact that the sentence came from is gone: the text of the property has changed. Have the draft written again.',
  elsewhere: (name) => `Comes from: ${name}.`,
  answered: 'Your answer:',
  sources: {
    field: 'Details of the property',
    note: 'Additional info',
    extra: 'Extras',
    host: 'Written by you',
  },
  confirmed: 'Confirmed',
  corrected: 'Corrected by you',
  contradicts: 'Contradicts another fact',
  notHere: 'This fact is changed in the property.',
  property: 'Open the property',
  save: 'Save',
  saveAndWrite: 'Save and rewrite the draft',
  saved: 'Fact corrected',
  undo: 'Undo',
  undone: 'The fact is as it was before',
  notSaved: 'The fact could not be saved. Please try again.',
  notWritten: 'The fact is saved, but the draft was not rewritten.',
  value: {
    value: 'Value',
    from: 'From',
    to: 'To',
    yes: 'Yes',
    no: 'No',
    wrong: 'This value does not fit',
  },
}
