import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminsTable } from '#web/features/admin/admins-table.tsx'
import { AlertsTable } from '#web/features/admin/alerts-table.tsx'
import { CreatePaidUserForm } from '#web/features/admin/create-paid-user-form.tsx'
import { LinkExistingForm } from '#web/features/admin/link-existing-form.tsx'
import { UnreadWebhooks } from '#web/features/admin/unread-webhooks.tsx'
import { UserList } from '#web/features/admin/user-list.tsx'
import { UserSearch } from '#web/features/admin/user-search.tsx'
import { UsersTable } from '#web/features/admin/users-table.tsx'
import { isAdmin, useMe } from '#web/lib/me.ts'
import { paths } from '#web/lib/paths.ts'
import { langOf, say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { KeyDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tab, TabPanel, TabsList, TabsRoot } from '#web/ui/tabs.tsx'
import { useTab } from '#web/ui/use-tab.ts'

const NAMES = ['admins', 'users', 'alerts'] as const

/** Of a host who is no administrator nothing is asked that would be refused. The open tab is in the address, so that an alert's mail can lead to it. */
export default function AdminScreen() {
  const { data: me } = useMe()
  if (isAdmin(me)) return <Administration />
  return (
    <Screen title={say.admin.title} lang={langOf('en')}>
      {me === undefined ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <EmptyState
          drawing={<KeyDrawing />}
          title={say.admin.adminsOnly}
          text={say.admin.adminsOnlyText}
          action={
            <Link className={buttonClass()} to={paths.dashboard}>
              {say.basics.errors.backToDashboard}
            </Link>
          }
        />
      )}
    </Screen>
  )
}

function Administration() {
  const [search, setSearch] = useState('')
  const [open, show] = useTab(NAMES)
  return (
    <Screen title={say.admin.title} lang={langOf('en')} actions={<UserSearch onSearch={setSearch} />}>
      <TabsRoot value={open} onValueChange={show}>
        <TabsList>
          {NAMES.map((name) => (
            <Tab key={name} value={name}>
              {say.admin.tabs[name]}
            </Tab>
          ))}
        </TabsList>
        <TabPanel value="admins">
          <UserList search={search}>{(users) => <AdminsTable users={users} />}</UserList>
        </TabPanel>
        <TabPanel value="users">
          <div className="mb-6 grid items-start gap-4 md:grid-cols-2">
            <CreatePaidUserForm />
            <LinkExistingForm />
          </div>
          <UserList search={search}>{(users) => <UsersTable users={users} />}</UserList>
        </TabPanel>
        <TabPanel value="alerts">
          <AlertsTable />
          <UnreadWebhooks />
        </TabPanel>
      </TabsRoot>
    </Screen>
  )
}
