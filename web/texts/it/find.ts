/** Of the field that finds words in a long conversation. */
export const find = {
  label: 'Cerca in questa conversazione',
  none: 'Niente',
  place: (at: number, all: number) => `${at} di ${all}`,
  older: 'Precedente',
  newer: 'Successivo',
  close: 'Chiudi la ricerca',
} as const
