import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'
import { untilFetched } from './until-fetched.ts'

/** A part whose code stands in a file of its own; `ahead` asks for it before anything shows it. */
export type EarlyPart<P> = ((props: P) => ReactNode) & { ahead: () => Promise<unknown> }

/**
 * Like `lazy`, but a part that has arrived is shown at once: React holds back what it waited for, even for code that was already there.
 */
export function early<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): EarlyPart<P> {
  let arrived: ComponentType<P> | undefined
  const ahead = async () => {
    const part = await untilFetched(load)
    arrived = part.default
    return part
  }
  const Later = lazy(ahead)
  // Chosen once: another type would be another part, without what was typed in the first.
  const Part = (props: P) => createElement(useState<ComponentType<P>>(() => arrived ?? Later)[0], props)
  return Object.assign(Part, { ahead })
}
