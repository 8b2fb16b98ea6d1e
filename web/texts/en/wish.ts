import type { wish as italian } from '#web/texts/it/wish.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of a draft that is written again: loaded beside a conversation. */
export const wish: TextsLike<typeof italian> = {
  open: 'Rewrite…',
  refused: 'Draft rejected',
  refusedText: 'You rejected the draft of this reply.',
  otherHouse: 'Draft for another property',
  without: (property) => `The draft was written without the facts of ${property}.`,
  noLonger: 'The draft was written with the facts of a property that is no longer linked.',
  writeForIt: 'Rewrite the draft',
  how: 'How would you like it?',
  shorter: 'Shorter',
  warmer: 'Warmer',
  discount: 'Offer 5 %',
  discountWish: 'Offer a discount of 5 %',
  again: 'With the facts as they are now',
  free: 'Something else, in your words',
  freeHint: 'for example: explain the way from the station',
  needsModel:
    'Discounts and wishes in your words take an AI model, and there is none here: use “Edit” for those, or write yourself.',
  submit: 'Rewrite',
  empty: 'Something else, in your words: write something, or close it',
  noDraft: 'There is no draft yet. What you have written stays here.',
  done: {
    again: 'Rewritten with the facts as they are now',
    shorter: 'Rewritten shorter',
    warmer: 'Rewritten warmer',
    free: 'Rewritten as you wanted it',
    answer: 'Rewritten with your answer',
  },
  asked: {
    again: 'You wanted it with the facts as they are now',
    shorter: 'You wanted it shorter',
    warmer: 'You wanted it warmer',
    free: 'You wanted it so:',
    answer: 'You answered:',
  },
  wished: (text) => `“${text}”`,
  before: 'Back to the words before',
  failed: 'It could not be rewritten. Please try again.',
}
