import { type DraftReason, say } from '#workflows/domain/sentences/sentence.ts'
import { openFields } from '#workflows/domain/snippets/snippet-fields.ts'

const OPEN = say({ code: 'fields_open' })

/** A text that leaves a field open, as where it quotes a note of the house, would reach the guest as it is written: it waits. */
export const reasonsOfOpenFields = (text: string): DraftReason[] => (openFields(text).length === 0 ? [] : [OPEN])
