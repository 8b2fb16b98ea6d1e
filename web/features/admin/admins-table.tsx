import type { UserView } from '#api/contract/users.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Table, Td, Th } from '#web/ui/table.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { useToggleAdmin } from './change-user.ts'
import { failureText } from './failure-text.ts'
import { userName } from './user-name.ts'

/** Who administers, with the button that gives or takes the role. */
export function AdminsTable({ users }: { users: UserView[] }) {
  const toggling = useToggleAdmin()
  const toggle = (user: UserView) =>
    toggling.mutate(user, { onError: (error) => toastFailed(failureText(error, say.admin.operationFailed)) })
  return (
    <Table label={say.admin.tabs.admins}>
      <thead>
        <tr>
          <Th>{say.admin.columns.name}</Th>
          <Th>{say.admin.columns.email}</Th>
          <Th>{say.admin.columns.username}</Th>
          <Th>{say.admin.columns.isAdmin}</Th>
          <Th className="text-right">{say.admin.columns.actions}</Th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => {
          const action = user.isAdmin ? say.admin.revoke : say.admin.grant
          return (
            <tr key={user.id} className="last:[&>td]:border-0">
              <Td className="font-medium">{userName(user)}</Td>
              <Td className="text-muted">{user.email}</Td>
              <Td className="text-muted">{user.username}</Td>
              <Td>{user.isAdmin ? say.basics.common.yes : say.basics.common.no}</Td>
              <Td className="text-right">
                <Button
                  size="small"
                  look={user.isAdmin ? 'danger' : 'outline'}
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
