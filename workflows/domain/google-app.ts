/** The application that an operator has registered at Google, and where Google is asked. */
export type GoogleApp = {
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
  revokeUrl: string
  /** Of the Gmail API, without a path. */
  gmailUrl: string
}

const AT_GOOGLE = {
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  revokeUrl: 'https://oauth2.googleapis.com/revoke',
  gmailUrl: 'https://gmail.googleapis.com',
}

/** The least that reading mails and answering them takes: nothing is marked, moved or deleted but drafts of our own. */
export const GOOGLE_SCOPES = [
  'https://www.googleapis.com/auth/gmail.readonly',
  'https://www.googleapis.com/auth/gmail.compose',
] as const

type Given = { clientId: string | undefined; clientSecret: string | undefined; url: string | undefined }

/** Null where the operator has registered none. `url`: where all of it is, in place of Google's own addresses. */
export function googleApp({ clientId, clientSecret, url }: Given): GoogleApp | null {
  if (clientId === undefined || clientSecret === undefined) return null
  if (url === undefined) return { clientId, clientSecret, ...AT_GOOGLE }
  const base = url.replace(/\/+$/, '')
  const elsewhere = { tokenUrl: `${base}/token`, revokeUrl: `${base}/revoke`, gmailUrl: base }
  return { clientId, clientSecret, authorizeUrl: `${base}/o/oauth2/v2/auth`, ...elsewhere }
}
