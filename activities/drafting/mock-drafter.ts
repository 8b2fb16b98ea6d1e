import type { Drafter } from '#activities/drafting/drafter.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

/** The debug switch USE_MOCK_AI: one fixed draft that nobody can take for a real one, and that never goes out by itself. */
export const mockDrafter: Drafter = async (situation) => ({
  draft: {
    reply: '[Bozza di prova] Questo testo è stato scritto dall’IA simulata, non è una risposta vera.',
    language: situation.language ?? 'it',
    confidence: 5,
    topics: [],
    claims: [],
    unknowns: [],
    risks: [],
    needsReply: true,
  },
  drafter: 'mock',
  hold: say({ code: 'mock_ai' }),
})
