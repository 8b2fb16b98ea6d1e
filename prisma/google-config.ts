import { type GoogleApp, googleApp } from '#workflows/domain/google-app.ts'

type Variables = {
  PUBLIC_URL?: string | undefined
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
  GOOGLE_URL?: string | undefined
  GOOGLE_PUSH_TOPIC?: string | undefined
  GOOGLE_PUSH_ACCOUNT?: string | undefined
  GOOGLE_PUSH_AUDIENCE?: string | undefined
}

/**
 * The operator's application at Google, as the environment names it.
 * @throws Error where Google is to announce new mail and something is missing that it takes.
 */
export function googleConfig(env: Variables): GoogleApp | null {
  const app = googleApp({
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    url: env.GOOGLE_URL,
    push: pushOf(env),
  })
  if (env.GOOGLE_PUSH_TOPIC !== undefined && app === null)
    throw new Error('GOOGLE_PUSH_TOPIC needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET')
  return app
}

/** Pub/Sub's tokens are for the address that it calls, where its subscription names nothing else. */
function pushOf({ GOOGLE_PUSH_TOPIC: topic, GOOGLE_PUSH_ACCOUNT: account, ...env }: Variables) {
  if (topic === undefined) return null
  const endpoint = env.PUBLIC_URL && `${env.PUBLIC_URL.replace(/\/+$/, '')}/api/webhooks/google`
  const audience = env.GOOGLE_PUSH_AUDIENCE ?? endpoint
  if (account === undefined || audience === undefined)
    throw new Error('GOOGLE_PUSH_TOPIC needs GOOGLE_PUSH_ACCOUNT, and PUBLIC_URL or GOOGLE_PUSH_AUDIENCE')
  return { topic, account, audience }
}
