/** English texts of what the AI knows of a property. */
export const propertyFacts = {
  title: 'What the AI knows',
  explained:
    'Read from the details, the extras and the additional info. The AI answers guests from these facts only. Confirm what is right, correct what is not; a changed sentence is read again.',
  empty: 'Nothing yet. Write down what guests ask about, and it appears here.',
  failedToLoad: 'Could not load what the AI knows',
  failedToSave: 'Could not save the fact',
  contradicted: (count: number) =>
    count === 1
      ? 'One fact cannot hold beside another. Say which holds.'
      : `${count} facts cannot all hold. Say which do.`,
  doubted: (count: number) =>
    count === 1
      ? 'One fact is in doubt: drafts about it wait until you confirm or correct it.'
      : `${count} facts are in doubt: drafts about them wait until you confirm or correct them.`,
  noneInDoubt: 'No fact is in doubt any more.',
  inDoubt: 'In doubt',
  why: {
    saysMore: 'The sentence says something else beside what was understood.',
    readTwoWays: 'The sentence can be read in two ways.',
  },
  which: 'Which facts',
  filters: { all: 'All', waiting: 'Waiting for you' },
  against: (other: string) => `Does not fit: ${other}`,
  wordsOnly: 'Only in these words: told to guests of the same language, never translated.',
  from: { field: 'Details', note: 'Additional info', extra: 'Extra', host: 'You' },
  confirmed: 'Confirmed',
  corrected: 'Corrected by you',
  contradicts: 'Contradiction',
  confirm: 'Confirm',
  holds: 'This holds',
  correct: 'Correct',
  remove: 'Remove',
  actionOn: (action: string, fact: string) => `${action}: ${fact}`,
  showAll: (count: number) => `Show all ${count}`,
  removeQuestion: 'Remove this fact? It stays away until its sentence changes.',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  edit: {
    title: 'Correct the fact',
    value: 'Value',
    from: 'From',
    to: 'To',
    yes: 'Yes',
    no: 'No',
    currency: 'Currency',
    wrong: 'This value does not fit',
  },
} as const
