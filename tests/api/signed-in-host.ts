import type { Client } from '#tests/api/contract-client.ts'
import { keepSignedIn } from '#tests/identity/keep-signed-in.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'
import type { RunningApi } from '#tests/safety/running-api.ts'

export type HostAtApi = Client & { id: string; kcSub: string; email: string }

/** A new person of the real Keycloak, signed in, who is a host from the first call on. */
export async function newHost(api: RunningApi, ...roles: string[]): Promise<HostAtApi> {
  const person = await newPerson(...roles)
  const client = api.as(keepSignedIn(() => signIn(person)))
  const { id } = await client.ask('readMe', {})
  return { ...client, id, kcSub: person.id, email: person.email }
}
