import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { GoogleSignInInput } from '#api/contract/google-sign-in.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { authorizeAddress } from '#outside/google/authorize-address.ts'
import { googleClient } from './google-client.ts'
import { sealState } from './sign-in-state.ts'

/** RFC 7636, 4.1: 43 characters. */
const VERIFIER_BYTES = 32

/** Begins a sign-in at Google; nothing is kept of it but what the browser brings back. @throws AppError rule_refused where it is not set up. */
export async function beginGoogleSignIn(
  context: HostContext,
  { body: { emailUser } }: { body: z.output<typeof GoogleSignInInput> },
): Promise<{ address: string }> {
  const { app, redirectUri } = googleClient(context.deps.config)
  const verifier = randomBytes(VERIFIER_BYTES).toString('base64url')
  const state = sealState(context, verifier)
  return { address: authorizeAddress(app, { state, verifier, redirectUri, loginHint: emailUser }) }
}
