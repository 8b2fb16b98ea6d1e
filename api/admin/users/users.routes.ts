import { z } from 'zod'
import {
  CreatePaidUserInput,
  LinkExistingInput,
  NewUserResult,
  UserSearchQuery,
  UserStatusInput,
  UserView,
} from '#api/contract/admin.ts'
import { Id } from '#api/contract/values.ts'
import { defineRoute } from '#api/http/define-route.ts'
import { createPaidUser } from './create-paid-user.ts'
import { grantAdmin } from './grant-admin.ts'
import { linkExisting } from './link-existing.ts'
import { revokeAdmin } from './revoke-admin.ts'
import { searchUsers } from './search-users.ts'
import { setUserStatus } from './set-user-status.ts'

const params = z.object({ id: Id })
const shared = { tag: 'Administration', access: 'admin' } as const

export const userRoutes = [
  defineRoute({
    ...shared,
    method: 'get',
    path: '/admin/users',
    summary: 'Finds users by name, email or username; all of them without a search',
    query: UserSearchQuery,
    responses: { 200: z.array(UserView) },
    handle: searchUsers,
  }),
  defineRoute({
    ...shared,
    method: 'post',
    path: '/admin/users/{id}/admin',
    summary: 'Makes a user an administrator',
    params,
    responses: { 200: UserView },
    handle: grantAdmin,
  }),
  defineRoute({
    ...shared,
    method: 'delete',
    path: '/admin/users/{id}/admin',
    summary: 'Takes the administrator role away, never from the last one',
    params,
    responses: { 200: UserView },
    handle: revokeAdmin,
  }),
  defineRoute({
    ...shared,
    method: 'post',
    path: '/admin/users/{id}/status',
    summary: 'Activates or disables a user; a disabled user is signed out everywhere',
    params,
    body: UserStatusInput,
    responses: { 200: UserView },
    handle: setUserStatus,
  }),
  defineRoute({
    ...shared,
    method: 'post',
    path: '/admin/paid-users',
    summary: 'Creates a paid user with a temporary password, shown once when it was generated',
    body: CreatePaidUserInput,
    responses: { 200: NewUserResult },
    handle: createPaidUser,
  }),
  defineRoute({
    ...shared,
    method: 'post',
    path: '/admin/users/link-existing',
    summary: 'Links a user that the identity provider already knows',
    body: LinkExistingInput,
    responses: { 200: NewUserResult },
    handle: linkExisting,
  }),
]
