import { type AnswerOf, type Call as ContractCall, pathOf, type RequestOf, successStatus } from '#api/contract/call.ts'
import { type CallName, type Calls, calls } from '#api/contract/calls.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'
import type { Answer, Call, RunningApi } from '#tests/safety/running-api.ts'

export type HostAtApi = {
  id: string
  kcSub: string
  email: string
  /** As it goes over the wire: for what is refused, and for what only the wire shows. */
  call(path: string, call?: Call): Promise<Answer>
  /** A call of the contract that succeeds, its answer read by the contract's schema. @throws Error when it is refused. */
  ask<N extends CallName>(name: N, request: RequestOf<Calls[N]>): Promise<AnswerOf<Calls[N]>>
}

/** A new person of the real Keycloak, signed in, who is a host from the first call on. */
export async function newHost(api: RunningApi, ...roles: string[]): Promise<HostAtApi> {
  const person = await newPerson(...roles)
  const { access_token } = await signIn(person)
  const call: HostAtApi['call'] = (path, options) => api.call(access_token, path, options)
  const ask: HostAtApi['ask'] = async (name, request) => {
    const { method, path, responses }: ContractCall = calls[name]
    const { body, ...address }: { params?: Record<string, string>; query?: object; body?: unknown } = request
    const answer = await call(pathOf({ path }, address), {
      method: method.toUpperCase(),
      ...(body !== undefined && { body }),
    })
    if (answer.status !== successStatus({ responses })) throw new Error(`${name} ${answer.status}: ${answer.text}`)
    return responses[answer.status]?.parse(answer.body) as AnswerOf<Calls[typeof name]>
  }
  const { id } = await ask('readMe', {})
  return { id, kcSub: person.id, email: person.email, call, ask }
}
