import { messageFileCalls } from '#api/contract/message-files.ts'
import { messageCalls } from '#api/contract/messages.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { addUnsentFile } from '#api/unsent-files/add-unsent-file.ts'
import { listUnsentFiles } from '#api/unsent-files/list-unsent-files.ts'
import { noteComing } from '#api/unsent-files/note-coming.ts'
import { removeUnsentFile } from '#api/unsent-files/remove-unsent-file.ts'
import { approveDraft } from './approve-draft.ts'
import { beginDraft } from './begin-draft.ts'
import { closeCall } from './close-call.ts'
import { confirmSent } from './confirm-sent.ts'
import { discardDraft } from './discard-draft.ts'
import { downloadFile } from './download-file.ts'
import { downloadRaw } from './download-raw.ts'
import { readFormatted } from './formatted/read-formatted.ts'
import { listMessages } from './list-messages.ts'
import { resendMessage } from './resend-message.ts'
import { undoSend } from './undo-send.ts'
import { writeAgain } from './write-again.ts'
import { writeManualReply } from './write-manual-reply.ts'

export const messageFileRoutes = defineRoutes(
  messageFileCalls,
  {
    downloadFile,
    listUnsentFiles,
    addUnsentFile,
    removeUnsentFile,
  },
  { addUnsentFile: noteComing },
)

export const messageRoutes = defineRoutes(messageCalls, {
  listMessages,
  writeManualReply,
  beginDraft,
  closeCall,
  approveDraft,
  discardDraft,
  writeAgain,
  undoSend,
  resendMessage,
  confirmSent,
  readFormatted,
  downloadRaw,
})
