import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { en } from '#web/texts/en.ts'
import { settingsTexts as texts } from '#web/texts/settings.ts'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The four states of a settings form: loading, failed with a way to retry, and what was loaded. */
export function Loaded<T>({ query, children }: { query: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  const { data, isError, refetch } = query
  if (data !== undefined) return children(data)
  if (isError) {
    return <FailedState text={texts.failedToLoad} retryLabel={en.errors.retry} onRetry={() => void refetch()} />
  }
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{en.common.loading}</span>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
