import { createContext } from 'react'
import type { EvidenceView, MessageView } from '#api/contract/messages.ts'

export type OpenedFact = { draft: MessageView; claim: EvidenceView['claims'][number] }

/** Opens what a sentence of a draft rests on: beside the drafts, as it stays open whatever becomes of that one. */
export const OpenFact = createContext<(opened: OpenedFact) => void>(() => undefined)
