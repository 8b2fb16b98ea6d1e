import { logFailure } from './log-failure.ts'
import { signOut as endSession } from './session.ts'

const WITHIN_MS = 2_000

/** Whoever sits down at this browser next is told nothing of whoever leaves it. @throws Error before the session is open. */
export async function signOut(): Promise<void> {
  if (Object.keys(localStorage).some((key) => key.startsWith('locanda.push.'))) {
    const off = import('./push/switch-off.ts').then(({ switchOff }) => switchOff()).catch(logFailure)
    await Promise.race([off, new Promise((resolve) => setTimeout(resolve, WITHIN_MS))])
  }
  await endSession()
}
