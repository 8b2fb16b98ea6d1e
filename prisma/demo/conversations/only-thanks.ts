import type { DemoDraft } from '#prisma/demo/conversation.ts'

/** What the drafter makes of a message that asks for nothing. */
export const ONLY_THANKS: DemoDraft = {
  text: '',
  status: 'no_reply_needed',
  confidence: 10,
  topics: ['thanks'],
}
