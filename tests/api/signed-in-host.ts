import type { Client } from '#tests/api/contract-client.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'
import type { Answer, Call, RunningApi } from '#tests/safety/running-api.ts'

export type HostAtApi = Client & {
  id: string
  kcSub: string
  email: string
  /** As it goes over the wire: for what is refused, and for what only the wire shows. */
  call(path: string, call?: Call): Promise<Answer>
}

/** A new person of the real Keycloak, signed in, who is a host from the first call on. */
export async function newHost(api: RunningApi, ...roles: string[]): Promise<HostAtApi> {
  const person = await newPerson(...roles)
  const { access_token } = await signIn(person)
  const client = api.as(access_token)
  const { id } = await client.ask('readMe', {})
  const call: HostAtApi['call'] = (path, options) => api.call(access_token, path, options)
  return { ...client, id, kcSub: person.id, email: person.email, call }
}
