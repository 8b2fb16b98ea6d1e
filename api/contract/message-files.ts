import { z } from 'zod'
import type { CallTable } from './call.ts'
import { Id, IdParams } from './values.ts'

export const MessageFileView = z
  .object({
    id: Id,
    /** From 0, in the order of the mail. */
    position: z.number().int(),
    name: z.string(),
    /** By its bytes; of a file that is not stored, as the mail says. */
    mediaType: z.string(),
    bytes: z.number().int(),
    /** False: it cannot be opened here. */
    isStored: z.boolean(),
    /** Why it is not: too large, still being fetched, or WhatsApp has it no more. */
    missing: z.enum(['too_large', 'coming', 'lost']).nullable(),
  })
  .meta({ id: 'MessageFile' })
export type MessageFileView = z.infer<typeof MessageFileView>

export const messageFileCalls = {
  downloadFile: {
    tag: 'Messages',
    access: 'host',
    params: IdParams,
    method: 'get',
    path: '/files/{id}',
    summary: 'A file that a guest sent, as its bytes say what it is; pictures to be shown, all others to be saved',
    responses: { 200: z.string() },
    produces: '*/*',
  },
} as const satisfies CallTable
