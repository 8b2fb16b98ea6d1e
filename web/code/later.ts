import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { untilFetched } from './until-fetched.ts'

/**
 * A part whose code stands in a file of its own and is fetched where it is first shown. Without a line it is waited for: a part that
 * is not there takes nothing along.
 */
export const later = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => untilFetched(load))
