/** What is asked by one name and answered by another: the same thing where two answers are compared. */
const FAMILIES: Readonly<Record<string, string>> = {
  earlyCheckIn: 'checkIn',
  lateArrival: 'checkIn',
  lateCheckOut: 'checkOut',
  quiet: 'quietHours',
  wifiPassword: 'wifi',
  extraGuests: 'guests',
  stairs: 'floor',
  train: 'transport',
}

/** The topic under which two answers are compared. */
export const familyOf = (topic: string): string => FAMILIES[topic] ?? topic
