import type { ReactNode } from 'react'
import type { UserView } from '#api/contract/users.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { say } from '#web/texts/say.ts'
import { BellDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useUsers } from './read-users.ts'

const failedText = (error: Error) =>
  error instanceof ApiError && error.kind === 'forbidden' ? say.basics.errors.forbidden : say.admin.failedToLoad

/** The users that a search found: loading, failed, none, or as `children` shows them. */
export const UserList = ({ search, children }: { search: string; children: (users: UserView[]) => ReactNode }) => (
  <Loaded query={useUsers(search)} failedText={failedText} height="h-64">
    {(users) =>
      users.length === 0 ? <EmptyState drawing={<BellDrawing />} title={say.admin.empty} /> : children(users)
    }
  </Loaded>
)
