import type { Relay } from '#activities/channels/incoming-message.ts'
import { agoda } from './agoda.ts'
import { airbnb } from './airbnb.ts'
import { booking } from './booking.ts'
import { expedia } from './expedia.ts'
import type { Platform } from './platform.ts'
import { vrbo } from './vrbo.ts'

/** Every booking platform whose mails are read; a further one adds its line. */
export const PLATFORMS: Record<Relay['channel'], Platform> = { airbnb, booking, vrbo, expedia, agoda }
