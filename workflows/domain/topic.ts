import type { Amenity } from './amenities.ts'

/** What a guest can ask about that has a name of its own. */
export type Topic =
  | Amenity
  | 'checkIn'
  /** Of a message that asks nothing. */
  | 'greeting'
  | 'thanks'
  /** The guest says when they come: set by `placeTime`. */
  | 'arrival'
  /** The guest says when they leave: set by `placeTime`. */
  | 'departure'
  | 'checkOut'
  | 'earlyCheckIn'
  | 'lateCheckOut'
  | 'lateArrival'
  | 'wifiPassword'
  | 'access'
  | 'bookingLink'
  | 'airbnbLink'
  | 'address'
  | 'directions'
  | 'floor'
  | 'rooms'
  | 'bathrooms'
  | 'beds'
  | 'price'
