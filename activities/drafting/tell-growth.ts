import type { Database } from '#prisma/client.ts'

export type GrowingDraft = { hostId: string; messageId: string }

/** Smooth enough to read, and four statements a second. */
const EVERY_MS = 250
/** PostgreSQL takes 8,000 bytes in a notice: of a longer draft what it began with is shown until it is there. */
const SHOWN_CHARACTERS = 2_000

/**
 * Tells the host's open windows what a model has written so far of a draft, at most four times a second. Nobody waits for it and nothing is
 * kept: whoever misses it reads the draft when it is done. `stop` when it is.
 */
export function tellGrowth(db: Database, draft: GrowingDraft): { onText: (soFar: string) => void; stop: () => void } {
  let text = ''
  let timer: NodeJS.Timeout | undefined
  const tell = () => {
    timer = undefined
    const notice = JSON.stringify({ ...draft, text: text.slice(0, SHOWN_CHARACTERS).toWellFormed() })
    // Where PostgreSQL is away the draft cannot be stored either, which says so.
    void db.$executeRaw`select pg_notify('locanda_text', ${notice})`.catch(() => undefined)
  }
  return {
    onText: (soFar) => {
      const isNew = soFar.slice(0, SHOWN_CHARACTERS) !== text.slice(0, SHOWN_CHARACTERS)
      text = soFar
      if (isNew) timer ??= setTimeout(tell, EVERY_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
