import { z } from 'zod'
import type { CallTable } from './call.ts'
import { SourceView } from './sources.ts'
import { line, optionalLine } from './values.ts'

export const GoogleSignInInput = z
  .object({
    /** Which of the accounts that are open in the browser is meant. */
    emailUser: optionalLine(320),
  })
  .meta({ id: 'GoogleSignInInput' })

/** `address`: where I go to let Locanda in; Google sends me back to the settings with a code and the state that stands in it. */
export const GoogleSignInView = z.object({ address: z.url() }).meta({ id: 'GoogleSignIn' })

export const GoogleConnectInput = z
  .object({ code: line(2_000).pipe(z.string().min(1)), state: line(4_000).pipe(z.string().min(1)) })
  .meta({ id: 'GoogleConnectInput' })

const about = { tag: 'Message sources', access: 'host' } as const

export const googleSignInCalls = {
  beginGoogleSignIn: {
    ...about,
    method: 'post',
    path: '/sources/google',
    summary: 'Where I let Locanda into my Gmail mailbox',
    body: GoogleSignInInput,
    responses: { 200: GoogleSignInView },
  },
  connectGoogle: {
    ...about,
    method: 'put',
    path: '/sources/google',
    summary: 'Connect the mailbox that I have let Locanda into',
    body: GoogleConnectInput,
    responses: { 200: SourceView },
  },
} as const satisfies CallTable
