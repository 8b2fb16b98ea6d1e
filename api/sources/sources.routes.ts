import { googleSignInCalls } from '#api/contract/google-sign-in.ts'
import { mailboxCheckCalls } from '#api/contract/mailbox-checks.ts'
import { sourceCalls } from '#api/contract/sources.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { countSource } from './count-source.ts'
import { createSource } from './create-source.ts'
import { deleteSource } from './delete-source.ts'
import { beginGoogleSignIn } from './google/begin-google-sign-in.ts'
import { connectGoogle } from './google/connect-google.ts'
import { listSources } from './list-sources.ts'
import { pauseSource, resumeSource } from './pause-source.ts'
import { pollSources } from './poll-sources.ts'
import { readCheck } from './read-check.ts'
import { startCheck } from './start-check.ts'
import { updateSource } from './update-source.ts'

export const sourceRoutes = defineRoutes(sourceCalls, {
  listSources,
  createGmailSource: createSource('gmail'),
  createWhatsappSource: createSource('whatsapp'),
  createEmailSource: createSource('email'),
  updateGmailSource: updateSource('gmail'),
  updateWhatsappSource: updateSource('whatsapp'),
  updateEmailSource: updateSource('email'),
  countSource,
  deleteSource,
  pauseSource,
  resumeSource,
  pollSources,
})

export const googleSignInRoutes = defineRoutes(googleSignInCalls, { beginGoogleSignIn, connectGoogle })
export const mailboxCheckRoutes = defineRoutes(mailboxCheckCalls, { startCheck, readCheck })
