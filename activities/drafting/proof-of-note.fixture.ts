import { EVERYDAY } from '#activities/drafting/dictionary/everyday-dictionary.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { readText } from '#workflows/domain/facts/read/read-text.ts'
import { proveReply } from '#workflows/domain/proof/prove-reply.ts'

/** What is left unproven of a reply to nobody's question, by a house of which a note is all that is known. */
export function unprovenOfNote(note: string, reply: string, language: DraftLanguage): string[] {
  const facts = readText(note, { kind: 'note', name: 'additionalInfo' }).map((fact) => ({
    ...fact,
    id: fact.key,
    isConfirmed: false,
    contradicts: [],
  }))
  const { unsupported, promises } = proveReply({
    reply,
    language,
    facts,
    hostTexts: [note],
    guestTexts: [],
    asks: [],
    names: new Set(['lukas', 'anna']),
    courtesies: new Set(),
    dictionary: EVERYDAY,
  })
  return [...unsupported, ...promises]
}
