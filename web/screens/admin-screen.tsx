import { useState } from 'react'
import { AdminsTable } from '#web/features/admin/admins-table.tsx'
import { CreatePaidUserForm } from '#web/features/admin/create-paid-user-form.tsx'
import { LinkExistingForm } from '#web/features/admin/link-existing-form.tsx'
import { UserList } from '#web/features/admin/user-list.tsx'
import { UserSearch } from '#web/features/admin/user-search.tsx'
import { UsersTable } from '#web/features/admin/users-table.tsx'
import { adminTexts as texts } from '#web/texts/admin.ts'
import { Screen } from '#web/ui/screen.tsx'
import { Tab, TabPanel, TabsList, TabsRoot } from '#web/ui/tabs.tsx'

export default function AdminScreen() {
  const [search, setSearch] = useState('')
  return (
    <Screen title={texts.title} lang="en" actions={<UserSearch onSearch={setSearch} />}>
      <TabsRoot defaultValue="admins">
        <TabsList>
          <Tab value="admins">{texts.tabs.admins}</Tab>
          <Tab value="users">{texts.tabs.users}</Tab>
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
      </TabsRoot>
    </Screen>
  )
}
