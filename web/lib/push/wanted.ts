import { signedInAs } from '#web/lib/session.ts'

const PREFIX = 'locanda.push.'
const key = () => PREFIX + signedInAs()

/** When whoever is signed in was last known to want notifications in this browser; null where they do not. */
export const wantedSince = (): string | null => localStorage.getItem(key())
export const keepWanted = (): void => localStorage.setItem(key(), new Date().toISOString())
export const forgetWanted = (): void => localStorage.removeItem(key())
