/** Beside a conversation of a booking platform's: loaded with its panel. */
export const reservation = {
  title: 'Codice della prenotazione',
  guests: (count: number) => (count === 1 ? '1 ospite' : `${count} ospiti`),
} as const
