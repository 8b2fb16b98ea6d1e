import type { z } from 'zod'
import type { GoogleConnectInput } from '#api/contract/google-sign-in.ts'
import type { SourceView } from '#api/contract/sources.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { saveSource } from '#api/sources/save-source.ts'
import type { SourceDraft } from '#api/sources/source-draft.ts'
import { askToken, type GoogleTokens } from '#outside/google/ask-token.ts'
import { readAddress } from '#outside/google/read-address.ts'
import type { WakeRef } from '#prisma/messages/owed-wakes.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { GOOGLE_SCOPES } from '#workflows/domain/google-app.ts'
import { mailboxKey } from '#workflows/domain/mailbox-key.ts'
import { giveBack } from './give-back.ts'
import { type GoogleClient, googleClient } from './google-client.ts'
import { openState } from './sign-in-state.ts'
import { storeGoogleSource } from './store-google-source.ts'

/**
 * Connects the mailbox that a host has let Locanda into; one that was connected with an app password, or whose access was taken back,
 * goes on as the same source.
 * @throws AppError rule_refused where the sign-in is not this host's, is over, or gave too little; conflict where the mailbox is
 * connected by IMAP; upstream_unavailable while Google is away.
 */
export async function connectGoogle(
  context: HostContext,
  { body: { code, state } }: { body: z.output<typeof GoogleConnectInput> },
): Promise<SourceView> {
  const { deps } = context
  const client = googleClient(deps.config)
  const verifier = openState(context, state)
  const { accessToken, refreshToken, scopes } = await tokensFor(context, client, { code, verifier })
  const emailUser = await readAddress(deps.guard, client.app, accessToken)
  const connectionKey = mailboxKey('imap.gmail.com', emailUser)
  try {
    if (refreshToken === null || !GOOGLE_SCOPES.every((scope) => scopes.includes(scope)))
      throw new AppError('rule_refused', { code: 'google_scopes_missing' })
    const draft: SourceDraft = {
      type: 'gmail',
      name: null,
      identifier: emailUser,
      config: { emailUser, ownerEmail: emailUser, signIn: 'google' },
      secrets: { refreshToken },
      connectionKey,
    }
    let owed: WakeRef[] = []
    const view = await saveSource(context, draft, async (tx, columns) => {
      const stored = await storeGoogleSource(tx, context, columns)
      owed = stored.owed
      return stored.id
    })
    deps.workflows.wake(owed)
    return view
  } catch (error) {
    await giveBack(deps, { connectionKey, refreshToken: refreshToken ?? accessToken })
    throw error
  }
}

/** A code that Google refuses is over; who may not call us by a token of ours is nobody here. */
async function tokensFor(
  { deps }: HostContext,
  { app, redirectUri }: GoogleClient,
  { code, verifier }: { code: string; verifier: string },
): Promise<GoogleTokens> {
  const grant = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri } as const
  try {
    return await askToken(deps.guard, app, grant)
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'unauthenticated') throw error
    const isOver = error.sentence.code === 'google_access_revoked'
    throw new AppError('rule_refused', { ...(isOver ? LOST : error.sentence), cause: error })
  }
}

const LOST = { code: 'google_sign_in_lost' } as const
