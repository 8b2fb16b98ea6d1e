import type { ReactNode } from 'react'
import type { UserView } from '#api/contract/users.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { adminTexts as texts } from '#web/texts/admin.ts'
import { en } from '#web/texts/en.ts'
import { BellDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useUsers } from './read-users.ts'

const failedText = (error: Error) =>
  error instanceof ApiError && error.kind === 'forbidden' ? en.errors.forbidden : texts.failedToLoad

/** The users that a search found: loading, failed, none, or as `children` shows them. */
export function UserList({ search, children }: { search: string; children: (users: UserView[]) => ReactNode }) {
  const { data, error, refetch } = useUsers(search)
  if (data === undefined && error !== null) {
    return <FailedState text={failedText(error)} retryLabel={en.errors.retry} onRetry={() => void refetch()} />
  }
  if (data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">{en.common.loading}</span>
        <Skeleton className="h-64 w-full" />
      </div>
    )
  }
  return data.length === 0 ? <EmptyState drawing={<BellDrawing />} title={texts.empty} /> : children(data)
}
