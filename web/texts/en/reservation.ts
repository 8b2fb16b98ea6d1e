import type { reservation as italian } from '#web/texts/it/reservation.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Beside a conversation of a booking platform’s: loaded with its panel. */
export const reservation: TextsLike<typeof italian> = {
  title: 'Reservation code',
  guests: (count) => (count === 1 ? '1 guest' : `${count} guests`),
}
