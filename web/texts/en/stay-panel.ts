import type { stayPanel as italian } from '#web/texts/it/stay-panel.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of the stay beside a conversation: loaded with its panel. */
export const stayPanel: TextsLike<typeof italian> = {
  close: 'Close',
  property: 'Property',
  noProperty: 'No property linked: the AI has no facts to rest on.',
  dates: 'Dates',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  from: (time) => `from ${time}`,
  until: (time) => `by ${time}`,
  facts: 'Facts used',
  noFacts: 'The draft rests on no facts.',
  source: 'Source',
  guest: 'Guest',
  open: 'Open the property',
  noDates: 'Dates unknown',
  confirmedByHost: 'Confirmed by you',
  confirmedByRelay: 'Confirmed by the platform',
  notConfirmed: 'Nobody has confirmed these dates: codes and passwords are not sent.',
  untilKnown: 'Until you add them, codes and passwords are not sent.',
  otherAddress: 'The guest now writes from another address: codes and passwords are not sent until you confirm again.',
  confirmDates: 'Confirm the dates',
  addDates: 'Add the dates',
  changeDates: 'Change the dates',
  confirm: 'Confirm',
  onlyTo: (address) => `Codes and passwords will only go to ${address}.`,
  forget: 'Remove the dates',
  endsTooEarly: 'The check-out is after the check-in',
}
