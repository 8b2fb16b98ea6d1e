import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { say } from '#web/texts/say.ts'
import { FailedState } from './failed-state.tsx'
import { Skeleton } from './skeleton.tsx'

type Query<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>
type Props<T> = {
  query: Query<T>
  failedText: string | ((error: Error) => string)
  retryLabel?: string
  /** The height of what is coming, as a class. */
  height: string
  children: (data: T) => ReactNode
}

/** What was asked for: it loads, it failed and can be tried again, or as `children` shows it. */
export function Loaded<T>({ query: { data, error, refetch }, failedText, retryLabel, height, children }: Props<T>) {
  if (data !== undefined) return children(data)
  if (error === null) return <Loading height={height} />
  const text = typeof failedText === 'string' ? failedText : failedText(error)
  const label = retryLabel ?? say.basics.errors.retry
  return <FailedState text={text} retryLabel={label} onRetry={() => void refetch()} />
}

/** The place of what is coming. */
export const Loading = ({ height }: { height: string }) => (
  <div role="status">
    <span className="sr-only">{say.basics.common.loading}</span>
    <Skeleton className={`${height} w-full`} />
  </div>
)
