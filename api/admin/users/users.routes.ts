import { userCalls } from '#api/contract/users.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { createPaidUser } from './create-paid-user.ts'
import { grantAdmin } from './grant-admin.ts'
import { linkExisting } from './link-existing.ts'
import { revokeAdmin } from './revoke-admin.ts'
import { searchUsers } from './search-users.ts'
import { setUserStatus } from './set-user-status.ts'

export const userRoutes = defineRoutes(userCalls, {
  searchUsers,
  grantAdmin,
  revokeAdmin,
  setUserStatus,
  createPaidUser,
  linkExisting,
})
