import type { UserView } from '#api/contract/users.ts'
import { adminTexts as texts } from '#web/texts/admin.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Table, Td, Th } from '#web/ui/table.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { useToggleStatus } from './change-user.ts'
import { failureText } from './failure-text.ts'
import { userName } from './user-name.ts'

const { columns } = texts

/** Who may sign in, with the button that changes it. */
export function UsersTable({ users }: { users: UserView[] }) {
  const toggling = useToggleStatus()
  const toggle = (user: UserView) => {
    if (user.email === '') toastFailed(texts.noEmail)
    else toggling.mutate(user, { onError: (error) => toastFailed(failureText(error, texts.statusFailed)) })
  }
  return (
    <Table label={texts.tabs.users}>
      <thead>
        <tr>
          <Th>{columns.name}</Th>
          <Th>{columns.email}</Th>
          <Th>{columns.username}</Th>
          <Th>{columns.id}</Th>
          <Th>{columns.status}</Th>
          <Th className="text-right">{columns.actions}</Th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => {
          const isActive = user.status === 'active'
          const action = isActive ? texts.deactivate : texts.activate
          return (
            <tr key={user.id} className="last:[&>td]:border-0">
              <Td className="font-medium">{userName(user)}</Td>
              <Td className="text-muted">{user.email}</Td>
              <Td className="text-muted">{user.username}</Td>
              <Td>
                <code className="text-small text-muted">{user.id}</code>
              </Td>
              <Td>
                <Badge tone={isActive ? 'good' : 'neutral'}>{texts.statuses[user.status]}</Badge>
              </Td>
              <Td className="text-right">
                <Button
                  size="small"
                  look={isActive ? 'danger' : 'outline'}
                  aria-label={texts.actionOn(action, userName(user))}
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
