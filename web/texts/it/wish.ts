import type { MessageView } from '#api/contract/messages.ts'

type WishKind = NonNullable<MessageView['wish']>['kind']

/** Of a draft that is written again: loaded beside a conversation. */
export const wish = {
  open: 'Riscrivi…',
  refused: 'Bozza rifiutata',
  refusedText: 'Hai rifiutato la bozza di questa risposta.',
  otherHouse: 'Bozza di un’altra proprietà',
  without: (property: string) => `La bozza è stata scritta senza i dati di ${property}.`,
  noLonger: 'La bozza è stata scritta con i dati di una proprietà che non è più associata.',
  writeForIt: 'Riscrivi la bozza',
  how: 'Come la vuoi?',
  shorter: 'Più breve',
  warmer: 'Più calorosa',
  discount: 'Offri il 5 %',
  discountWish: 'Offri il 5 % di sconto',
  again: 'Con i dati di adesso',
  free: 'Altro, a parole tue',
  freeHint: 'per esempio: spiega come si arriva dalla stazione',
  needsModel:
    'Sconti e desideri a parole tue li segue solo un modello AI, e qui non ce n’è uno: per quelli usa «Modifica» o scrivi tu.',
  submit: 'Riscrivi',
  empty: 'Altro, a parole tue: scrivi qualcosa, oppure chiudi',
  noDraft: 'La bozza non c’è ancora. Quello che hai scritto resta qui.',
  done: {
    again: 'Riscritta con i dati di adesso',
    shorter: 'Riscritta più breve',
    warmer: 'Riscritta più calorosa',
    free: 'Riscritta come volevi',
    answer: 'Riscritta con la tua risposta',
  } satisfies Record<WishKind, string>,
  /** Where it did not come of it: why not stands among the reasons. */
  asked: {
    again: 'La volevi con i dati di adesso',
    shorter: 'La volevi più breve',
    warmer: 'La volevi più calorosa',
    free: 'La volevi così:',
    answer: 'Hai risposto:',
  } satisfies Record<WishKind, string>,
  wished: (text: string) => `«${text}»`,
  before: 'Riprendi le parole di prima',
  failed: 'Non è stato possibile farla riscrivere. Riprova.',
} as const
