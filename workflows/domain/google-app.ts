/** The application that an operator has registered at Google, and where Google is asked. */
export type GoogleApp = {
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
  revokeUrl: string
  /** Of the Gmail API, without a path. */
  gmailUrl: string
  /** Null where the operator has set none: then new mail is only looked for. */
  push: GooglePush | null
}

/** How Google announces new mail, by Pub/Sub: https://developers.google.com/workspace/gmail/api/guides/push */
export type GooglePush = {
  /** What Gmail publishes to: `projects/…/topics/…`. */
  topic: string
  /** The service account in whose name Pub/Sub calls us, and for whom its tokens are. */
  account: string
  audience: string
  /** Where the keys are that sign them. */
  keysUrl: string
}

const AT_GOOGLE = {
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  revokeUrl: 'https://oauth2.googleapis.com/revoke',
  gmailUrl: 'https://gmail.googleapis.com',
}
const KEYS_AT_GOOGLE = 'https://www.googleapis.com/oauth2/v3/certs'

/** The least that reading mails and answering them takes: nothing is marked, moved or deleted but drafts of our own. */
export const GOOGLE_SCOPES = [
  'https://www.googleapis.com/auth/gmail.readonly',
  'https://www.googleapis.com/auth/gmail.compose',
] as const

type Given = {
  clientId: string | undefined
  clientSecret: string | undefined
  url: string | undefined
  push: Omit<GooglePush, 'keysUrl'> | null
}

/** Null where the operator has registered none. `url`: where all of it is, in place of Google's own addresses. */
export function googleApp({ clientId, clientSecret, url, push: given }: Given): GoogleApp | null {
  if (clientId === undefined || clientSecret === undefined) return null
  const base = url?.replace(/\/+$/, '')
  const push = given && { ...given, keysUrl: base === undefined ? KEYS_AT_GOOGLE : `${base}/oauth2/v3/certs` }
  if (base === undefined) return { clientId, clientSecret, ...AT_GOOGLE, push }
  const elsewhere = { tokenUrl: `${base}/token`, revokeUrl: `${base}/revoke`, gmailUrl: base }
  return { clientId, clientSecret, authorizeUrl: `${base}/o/oauth2/v2/auth`, ...elsewhere, push }
}
