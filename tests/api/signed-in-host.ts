import { newPerson, signIn } from '#tests/safety/person.ts'
import type { Answer, Call, RunningApi } from '#tests/safety/running-api.ts'

export type HostAtApi = {
  id: string
  kcSub: string
  email: string
  call(path: string, call?: Call): Promise<Answer>
}

/** A new person of the real Keycloak, signed in, who is a host from the first call on. */
export async function newHost(api: RunningApi, ...roles: string[]): Promise<HostAtApi> {
  const person = await newPerson(...roles)
  const { access_token } = await signIn(person)
  const call: HostAtApi['call'] = (path, options) => api.call(access_token, path, options)
  const me = (await call('/me')).body as { id: string }
  return { id: me.id, kcSub: person.id, email: person.email, call }
}
