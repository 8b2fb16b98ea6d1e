import type { UserView } from '#api/contract/users.ts'
import { adminTexts as texts } from '#web/texts/admin.ts'
import { en } from '#web/texts/en.ts'
import { Button } from '#web/ui/button.tsx'
import { Table, Td, Th } from '#web/ui/table.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { useToggleAdmin } from './change-user.ts'
import { failureText } from './failure-text.ts'
import { userName } from './user-name.ts'

const { columns } = texts

/** Who administers, with the button that gives or takes the role. */
export function AdminsTable({ users }: { users: UserView[] }) {
  const toggling = useToggleAdmin()
  const toggle = (user: UserView) =>
    toggling.mutate(user, { onError: (error) => toastFailed(failureText(error, texts.operationFailed)) })
  return (
    <Table label={texts.tabs.admins}>
      <thead>
        <tr>
          <Th>{columns.name}</Th>
          <Th>{columns.email}</Th>
          <Th>{columns.username}</Th>
          <Th>{columns.isAdmin}</Th>
          <Th className="text-right">{columns.actions}</Th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => {
          const action = user.isAdmin ? texts.revoke : texts.grant
          return (
            <tr key={user.id} className="last:[&>td]:border-0">
              <Td className="font-medium">{userName(user)}</Td>
              <Td className="text-muted">{user.email}</Td>
              <Td className="text-muted">{user.username}</Td>
              <Td>{user.isAdmin ? en.common.yes : en.common.no}</Td>
              <Td className="text-right">
                <Button
                  size="small"
                  look={user.isAdmin ? 'danger' : 'outline'}
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
