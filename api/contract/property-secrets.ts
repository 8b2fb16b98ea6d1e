import { z } from 'zod'
import { RELEASES } from '#workflows/domain/secrets/release.ts'
import { SECRET_KINDS } from '#workflows/domain/secrets/secret-kinds.ts'
import type { CallTable } from './call.ts'
import { SECRET_HOURS_MAX, SECRET_VALUE_MAX } from './secret-limits.ts'
import { Id, IdParams, line } from './values.ts'

export const SecretKind = z.enum(SECRET_KINDS)
export type SecretKind = z.infer<typeof SecretKind>

export const PropertySecretView = z
  .object({
    id: Id,
    /** Of its placeholder: `[[secret:door_code]]`. */
    name: z.string(),
    kind: SecretKind,
    /** As the property's text has it; answered to its host only. */
    value: z.string(),
    isSecret: z.boolean().meta({ description: 'False where the host said that it is none' }),
    isMarked: z.boolean().meta({ description: 'Marked by the host, not found by rule' }),
    release: z.enum(RELEASES),
    hoursBefore: z.number().int(),
  })
  .meta({ id: 'PropertySecret' })
export type PropertySecretView = z.infer<typeof PropertySecretView>

export const MarkSecretInput = z
  .object({
    value: line(SECRET_VALUE_MAX).pipe(z.string().trim().min(2)),
    kind: SecretKind,
  })
  .meta({ id: 'MarkSecretInput' })
export type MarkSecretInput = z.infer<typeof MarkSecretInput>

export const ChangeSecretInput = z
  .object({
    isSecret: z.boolean().optional(),
    release: z.enum(RELEASES).optional(),
    hoursBefore: z.number().int().min(0).max(SECRET_HOURS_MAX).optional(),
  })
  .meta({ id: 'ChangeSecretInput' })
export type ChangeSecretInput = z.infer<typeof ChangeSecretInput>

export const SecretParams = z.object({ id: Id, secretId: Id })
export type SecretParams = z.infer<typeof SecretParams>

const about = { tag: 'Properties', access: 'host' } as const

export const propertySecretCalls = {
  listPropertySecrets: {
    ...about,
    method: 'get',
    path: '/properties/{id}/secrets',
    summary: 'What in the texts of my property was taken for a secret, and when its guests may have it',
    params: IdParams,
    responses: { 200: z.array(PropertySecretView) },
  },
  markSecret: {
    ...about,
    method: 'post',
    path: '/properties/{id}/secrets',
    summary: 'Mark a piece of the property’s texts as a secret',
    params: IdParams,
    body: MarkSecretInput,
    responses: { 201: PropertySecretView },
  },
  changeSecret: {
    ...about,
    method: 'patch',
    path: '/properties/{id}/secrets/{secretId}',
    summary: 'Say that it is a secret or none, and when its guests may have it',
    params: SecretParams,
    body: ChangeSecretInput,
    responses: { 200: PropertySecretView },
  },
} as const satisfies CallTable
