import { useMemo } from 'react'
import { isRecord } from '#api/contract/is-record.ts'
import { type Kept, useKept } from './kept.ts'

/** What a host has done in a chat and is kept until there is a line. `leaves`: among whom the chat waits no more, by what they decided. */
export type AwaitsLine = { isRejected: boolean; leaves: 'approve' | 'answer' | null }

/** Put back among those that wait, it is as it was. */
function leftBy({ aside, from }: { aside?: unknown; from?: unknown }): AwaitsLine | undefined {
  if (!isRecord(aside) || aside.verb === 'reopen') return undefined
  return { isRejected: false, leaves: from === 'approve' || from === 'answer' ? from : null }
}

function awaitedOf({ what, refused, isUnwanted }: Kept): AwaitsLine | undefined {
  if (refused !== undefined || isUnwanted === true) return undefined
  if ('reply' in what) return { isRejected: false, leaves: null }
  if ('aside' in what) return leftBy(what)
  const verb = 'command' in what && isRecord(what.command) ? what.command.verb : undefined
  if (verb !== 'approve' && verb !== 'discard') return undefined
  return { isRejected: verb === 'discard', leaves: 'approve' }
}

/** By its chat: what is kept of it says more than what the server knew last. */
export function useAwaitingLine(): ReadonlyMap<string, AwaitsLine> {
  const kept = useKept()
  return useMemo(() => {
    const found = new Map<string, AwaitsLine>()
    for (const one of kept) {
      const awaited = awaitedOf(one)
      if (awaited !== undefined) found.set(one.chatId, awaited)
    }
    return found
  }, [kept])
}
