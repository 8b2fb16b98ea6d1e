import type { ReactNode } from 'react'
import { Boundary } from '#web/ui/boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'

/** Keeps a screen that breaks from taking the shell with it. */
export const RegionBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary instead={(error) => <ErrorScreen error={error} />}>{children}</Boundary>
)
