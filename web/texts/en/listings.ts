import { properties } from './properties.ts'

/** English texts of a listing that is pasted. */
export const listings = {
  title: 'From a listing',
  hint: 'Paste the text of a listing in any language. What it says fills the form below; nothing is stored until you save, and no link in it is opened.',
  text: 'Text of the listing',
  read: 'Read it into the form',
  failed: 'Could not read it. Please try again.',
  done: 'The form below holds what was read. Look at it before you save.',
  cut: 'The text was longer than a property can hold: the rest was left out.',
  secrets: 'Kept as codes once you save, and told only to guests with a confirmed stay:',
  leftOut: 'Left out, as it gives orders to the AI and says nothing of the house:',
  facts: (n: number) => (n === 1 ? 'One fact was read' : `${n} facts were read`),
  kinds: properties.secrets.kinds,
} as const
