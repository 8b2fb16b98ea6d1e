import { type Mutation, useMutationState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isRecord } from '#api/contract/is-record.ts'
import { COMMAND, REPLY } from './decision-keys.ts'
import { type Kept, useKept } from './kept.ts'

/**
 * What a host has done in a chat and the lists do not know: asked for just now, or kept until there is a line. `leaves`: among whom the
 * chat waits no more, by what they decided.
 */
export type AwaitsLine = { isAsked: boolean; isRejected: boolean; leaves: 'approve' | 'answer' | null }

/** Put back among those that wait, it is as it was. */
function leftBy({ aside, from }: { aside?: unknown; from?: unknown }): Omit<AwaitsLine, 'isAsked'> | undefined {
  if (!isRecord(aside) || aside.verb === 'reopen') return undefined
  return { isRejected: false, leaves: from === 'approve' || from === 'answer' ? from : null }
}

function decidedBy(command: unknown): Omit<AwaitsLine, 'isAsked'> | undefined {
  const verb = isRecord(command) ? command.verb : undefined
  return verb === 'approve' || verb === 'discard' ? { isRejected: verb === 'discard', leaves: 'approve' } : undefined
}

function keptOf({ what, refused, isUnwanted }: Kept): Omit<AwaitsLine, 'isAsked'> | undefined {
  if (refused !== undefined || isUnwanted === true) return undefined
  if ('reply' in what) return { isRejected: false, leaves: null }
  if ('aside' in what) return leftBy(what)
  return 'command' in what ? decidedBy(what.command) : undefined
}

type Asked = { chatId: string; what: unknown; variables: unknown }

const toAsked = ({ options, state }: Mutation): Asked => {
  const [what, chatId] = options.mutationKey ?? []
  return { chatId: String(chatId), what, variables: state.variables }
}

const isDeciding = ({ options }: Mutation) => options.mutationKey?.[0] === COMMAND || options.mutationKey?.[0] === REPLY

const askedOf = ({ what, variables }: Asked): Omit<AwaitsLine, 'isAsked'> | undefined =>
  what === REPLY ? { isRejected: false, leaves: null } : decidedBy(variables)

/** By its chat: what was done says more than what the server knew last. */
export function useAwaitingLine(): ReadonlyMap<string, AwaitsLine> {
  const kept = useKept()
  const asked = useMutationState({ filters: { status: 'pending', predicate: isDeciding }, select: toAsked })
  return useMemo(() => {
    const found = new Map<string, AwaitsLine>()
    const add = (chatId: string, isAsked: boolean, left: Omit<AwaitsLine, 'isAsked'> | undefined) => {
      if (left !== undefined) found.set(chatId, { isAsked, ...left })
    }
    for (const one of asked) add(one.chatId, true, askedOf(one))
    for (const one of kept) add(one.chatId, false, keptOf(one))
    return found
  }, [kept, asked])
}
