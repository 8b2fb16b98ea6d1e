import { useEffect, useEffectEvent } from 'react'
import { onDecided } from './tell-decided.ts'

/**
 * Runs once a decision on a draft of this chat, or a reply of the host's own, was accepted, or that it needs none, or none yet; not for what was
 * refused, or is taken back already. It is told when that was asked for.
 */
export function useOnDecided(chatId: string, run: (askedAtMs: number) => void): void {
  const told = useEffectEvent((about: string, askedAtMs: number) => {
    if (about === chatId) run(askedAtMs)
  })
  useEffect(() => onDecided((about, askedAtMs) => told(about, askedAtMs)), [])
}
