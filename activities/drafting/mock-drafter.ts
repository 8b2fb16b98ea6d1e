import type { Drafter } from '#activities/drafting/drafter.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

/** For the host's eyes: nobody sends it. */
const REPLY: Record<HostLanguage, string> = {
  it: '[Bozza di prova] Questo testo è stato scritto dall’AI simulata, non è una risposta vera.',
  en: '[Test draft] This text was written by the mock AI, it is no real reply.',
}

/** The debug switch USE_MOCK_AI: one fixed draft that nobody can take for a real one, and that never goes out by itself. */
export const mockDrafter: Drafter = async (situation) => ({
  draft: {
    reply: REPLY[situation.hostLanguage],
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
