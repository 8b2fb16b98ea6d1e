type Listener = (chatId: string, askedAtMs: number) => void

const listeners = new Set<Listener>()

/**
 * Something was decided in a chat, accepted or kept until there is a line. Told at once: what the lists show of it is read later, which
 * takes its time on a slow line.
 */
export function tellDecided(chatId: string, askedAtMs: number): void {
  // Once the box that held what was accepted is drawn without it: no words are being written there any more.
  setTimeout(() => {
    for (const listener of listeners) listener(chatId, askedAtMs)
  })
}

/** Hears of it until what it answers is called. */
export function onDecided(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
