import type { SnippetInput } from '#api/contract/snippets.ts'
import type { HostContext } from '#api/http/define-route.ts'
import type { Transaction } from '#prisma/client.ts'
import { holdProperty } from '#prisma/hold-property.ts'
import { syncPropertySecrets } from '#prisma/secrets/sync-property-secrets.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { findSecrets } from '#workflows/domain/secrets/find-secrets.ts'
import { maskSecrets, type NamedSecret, nameSecrets } from '#workflows/domain/secrets/mask-secrets.ts'

type Given = { body: SnippetInput; id?: string }

/**
 * What is kept of a snippet: a value that opens a house of the host's, or looks as if it did, stands as its placeholder, as everywhere.
 * @throws AppError not_found for another host's property; conflict where another snippet of the same scope has the name.
 */
export async function snippetData(tx: Transaction, context: HostContext, { body, id }: Given) {
  const { name, propertyId } = body
  const hostId = context.host.id
  if (propertyId !== null && !(await holdProperty(tx, { hostId, propertyId }))) throw notFound('Property')
  const taken = await tx.snippet.count({ where: { hostId, name, propertyId, ...(id && { id: { not: id } }) } })
  if (taken > 0) throw new AppError('conflict', { code: 'snippet_name_taken' })
  const known = await secretsOf(tx, context, propertyId)
  const found = nameSecrets(findSecrets(body.text))
  return { name, propertyId, text: maskSecrets(maskSecrets(body.text, known), found) }
}

/** Of the property that it is for; of each, where it is for all. */
async function secretsOf(
  tx: Transaction,
  { deps, host }: HostContext,
  propertyId: string | null,
): Promise<NamedSecret[]> {
  const ids =
    propertyId === null
      ? (await tx.property.findMany({ where: { hostId: host.id }, select: { id: true } })).map(({ id }) => id)
      : [propertyId]
  const secrets: NamedSecret[] = []
  for (const id of ids)
    secrets.push(...(await syncPropertySecrets(tx, { hostId: host.id, propertyId: id }, deps.now())).filter(isSecret))
  return secrets
}

const isSecret = ({ isSecret: is }: { isSecret: boolean }) => is
