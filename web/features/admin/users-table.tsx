import type { UserView } from '#api/contract/users.ts'
import { say } from '#web/texts/say.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Table, Td, Th } from '#web/ui/table.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { useToggleStatus } from './change-user.ts'
import { failureText } from './failure-text.ts'
import { userName } from './user-name.ts'

/** Who may sign in, with the button that changes it. */
export function UsersTable({ users }: { users: UserView[] }) {
  const toggling = useToggleStatus()
  const toggle = (user: UserView) => {
    if (user.email === '') toastFailed(say.admin.noEmail)
    else toggling.mutate(user, { onError: (error) => toastFailed(failureText(error, say.admin.statusFailed)) })
  }
  return (
    <Table label={say.admin.tabs.users}>
      <thead>
        <tr>
          <Th>{say.admin.columns.name}</Th>
          <Th>{say.admin.columns.email}</Th>
          <Th>{say.admin.columns.username}</Th>
          <Th>{say.admin.columns.id}</Th>
          <Th>{say.admin.columns.status}</Th>
          <Th className="text-right">{say.admin.columns.actions}</Th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => {
          const isActive = user.status === 'active'
          const action = isActive ? say.admin.deactivate : say.admin.activate
          return (
            <tr key={user.id} className="last:[&>td]:border-0">
              <Td className="font-medium">{userName(user)}</Td>
              <Td className="text-muted">{user.email}</Td>
              <Td className="text-muted">{user.username}</Td>
              <Td>
                <code className="text-small text-muted">{user.id}</code>
              </Td>
              <Td>
                <Badge tone={isActive ? 'good' : 'neutral'}>{say.admin.statuses[user.status]}</Badge>
              </Td>
              <Td className="text-right">
                <Button
                  size="small"
                  look={isActive ? 'danger' : 'outline'}
                  aria-label={say.admin.actionOn(action, userName(user))}
                  onClick={() => toggle(user)}
                >
                  {action}
                </Button>
              </Td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
