import { useMemo } from 'react'
import { isRecord } from '#api/contract/is-record.ts'
import { type Kept, useKept } from './kept.ts'

/** What a host has done in a chat and is kept until there is a line. `isDecision`: it was about the draft that waits. */
export type AwaitsLine = { isRejected: boolean; isDecision: boolean }

function awaitedOf({ what, refused, isUnwanted }: Kept): AwaitsLine | undefined {
  if (refused !== undefined || isUnwanted === true) return undefined
  if ('reply' in what) return { isRejected: false, isDecision: false }
  const verb = 'command' in what && isRecord(what.command) ? what.command.verb : undefined
  if (verb !== 'approve' && verb !== 'discard') return undefined
  return { isRejected: verb === 'discard', isDecision: true }
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
