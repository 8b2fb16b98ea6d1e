import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isRecord } from '#api/contract/is-record.ts'
import { COMMAND, REPLY } from './message-commands.ts'
import { isDecision } from './run-command.ts'
import { isUndoWanted } from './unanswered.ts'
import { ASIDE } from './use-aside.ts'

/**
 * Runs once a decision on a draft of this chat, or a reply of the host's own, was accepted, or that it needs none, or none yet; not for what was
 * refused, or is taken back already. It is told when that was asked for.
 */
export function useOnDecided(chatId: string, onDecided: (askedAtMs: number) => void): void {
  const cache = useQueryClient().getMutationCache()
  const current = useRef(onDecided)
  useEffect(() => {
    current.current = onDecided
  })
  useEffect(
    () =>
      cache.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return
        const [what, about] = event.mutation.options.mutationKey ?? []
        if (about !== chatId) return
        const command: unknown = event.mutation.state.variables
        if (!isRecord(command) || isUndoWanted(command)) return
        const { verb } = command
        if (
          what === REPLY ||
          (what === ASIDE && (verb === 'dismiss' || verb === 'snooze')) ||
          (what === COMMAND && isDecision(command))
        )
          current.current(event.mutation.state.submittedAt)
      }),
    [cache, chatId],
  )
}
