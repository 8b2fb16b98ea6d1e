import { z } from 'zod'
import type { CallTable } from './call.ts'
import { problem } from './field-problem.ts'
import { SentenceFields } from './sentences.ts'
import { IdParams, Instant, LooseBoolean, text } from './values.ts'

export const UserView = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    username: z.string(),
    isAdmin: z.boolean(),
    status: z.enum(['active', 'disabled']),
  })
  .meta({ id: 'User' })
export type UserView = z.infer<typeof UserView>

const UserSearchQuery = z.object({ search: text(200).default('') })

const UserStatusInput = z.object({ status: z.enum(['active', 'disabled']) }).meta({ id: 'UserStatusInput' })

/** Left out or blank, the specification's 'Email required'; what is no address is another mistake. */
const requiredEmail = z
  .email({ error: ({ input = '' }) => (input === '' ? problem('email_required') : undefined) })
  .max(254)

export const CreatePaidUserInput = z
  .object({
    email: requiredEmail,
    fullName: text(200).nullish(),
    tempPassword: text(200).nullish(),
    requirePasswordChange: LooseBoolean.prefault(true),
    emailVerified: LooseBoolean.prefault(true),
  })
  .meta({ id: 'CreatePaidUserInput' })
export type CreatePaidUserInput = z.infer<typeof CreatePaidUserInput>

export const LinkExistingInput = z
  .object({
    email: requiredEmail,
    activate: LooseBoolean.prefault(true),
    ensurePaidRole: LooseBoolean.prefault(true),
  })
  .meta({ id: 'LinkExistingInput' })
export type LinkExistingInput = z.infer<typeof LinkExistingInput>

/** `tempPassword` is there once, when it was generated, and is kept nowhere. */
export const NewUserResult = z
  .object({
    success: z.boolean(),
    error: z.string().optional(),
    ...SentenceFields.partial().shape,
    user: UserView.extend({
      tempPassword: z.string().optional(),
      tempPasswordExpiresAt: Instant.optional(),
    }).optional(),
  })
  .meta({ id: 'NewUserResult' })
export type NewUserResult = z.infer<typeof NewUserResult>

const about = { tag: 'Administration', access: 'admin' } as const

export const userCalls = {
  searchUsers: {
    ...about,
    method: 'get',
    path: '/admin/users',
    summary: 'Finds users by name, email or username; all of them without a search',
    query: UserSearchQuery,
    responses: { 200: z.array(UserView) },
  },
  grantAdmin: {
    ...about,
    method: 'post',
    path: '/admin/users/{id}/admin',
    summary: 'Makes a user an administrator',
    params: IdParams,
    responses: { 200: UserView },
  },
  revokeAdmin: {
    ...about,
    method: 'delete',
    path: '/admin/users/{id}/admin',
    summary: 'Takes the administrator role away, never from the last one',
    params: IdParams,
    responses: { 200: UserView },
  },
  setUserStatus: {
    ...about,
    method: 'post',
    path: '/admin/users/{id}/status',
    summary: 'Activates or disables a user; a disabled user is signed out everywhere',
    params: IdParams,
    body: UserStatusInput,
    responses: { 200: UserView },
  },
  createPaidUser: {
    ...about,
    method: 'post',
    path: '/admin/paid-users',
    summary:
      'Creates a paid user with a temporary password, shown once when it was generated, which expires unless it is changed; for who let it expire, a new one',
    body: CreatePaidUserInput,
    responses: { 200: NewUserResult },
  },
  linkExisting: {
    ...about,
    method: 'post',
    path: '/admin/users/link-existing',
    summary: 'Links a user that the identity provider already knows',
    body: LinkExistingInput,
    responses: { 200: NewUserResult },
  },
} as const satisfies CallTable
