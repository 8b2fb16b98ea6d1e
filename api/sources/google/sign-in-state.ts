import { z } from 'zod'
import type { HostContext } from '#api/http/define-route.ts'
import { openOrNull, seal } from '#prisma/vault/seal.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'

/** A person reads what Google asks, signs in, perhaps with a second factor. */
const GOOD_FOR_MS = 15 * 60_000

const Begun = z.object({ verifier: z.string(), until: z.number() })
type Context = Pick<HostContext, 'deps' | 'host'>
const placeOf = (hostId: string) => ({ hostId, owner: hostId, name: 'google-sign-in' })

/**
 * What comes back with the code: sealed for this host, so that nobody else's sign-in can end in their account, nor theirs in another.
 * @throws Error when the ring names a key as its newest that it has not.
 */
export function sealState({ deps, host }: Context, verifier: string): string {
  const begun = { verifier, until: deps.now().getTime() + GOOD_FOR_MS }
  const { keyId, sealed } = seal(deps.ring, placeOf(host.id), JSON.stringify(begun))
  return [keyId, Buffer.from(sealed).toString('base64url')].join('.')
}

/**
 * The verifier of the sign-in that this host began.
 * @throws AppError rule_refused for a state that is another's, too old, or none.
 */
export function openState({ deps, host }: Context, state: string): string {
  const at = state.lastIndexOf('.')
  const sealed = { keyId: state.slice(0, at), sealed: new Uint8Array(Buffer.from(state.slice(at + 1), 'base64url')) }
  const opened = at < 1 || sealed.sealed.length < 29 ? null : openOrNull(deps.ring, placeOf(host.id), sealed)
  const begun = Begun.safeParse(jsonOrNull(opened ?? ''))
  if (!begun.success || begun.data.until < deps.now().getTime())
    throw new AppError('rule_refused', { code: 'google_sign_in_lost' })
  return begun.data.verifier
}
