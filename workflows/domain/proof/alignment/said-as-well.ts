/** Of a row the one says the other: 'on the day of departure' and 'at check-out', 'Monday night' and 'Monday evening', 'every Thursday' and 'all Thursdays'. */
export const AS_WELL: Record<string, readonly string[]> = {
  evening: ['night'],
  night: ['evening'],
  // Of a car or a bed the one is the other.
  perDay: ['perNight'],
  perNight: ['perDay'],
  exempt: ['free'],
  // 'By prior arrangement' and 'on request'.
  byArrangement: ['request'],
  request: ['byArrangement'],
  every: ['all'],
  all: ['every'],
}
