import type { Draft, Risk } from './draft.ts'

/** A draft after its check: what has no evidence, and why it must wait whatever the numbers say. */
export type CheckedDraft = Pick<Draft, 'confidence' | 'risks' | 'unknowns' | 'needsReply'> & {
  /** Times, prices, codes, addresses, links … of the reply that stand nowhere in the facts. */
  unproven: string[]
  /** Sentences for the host. */
  holds: string[]
}

export type DecideSettings = { confidenceThreshold: number; automaticMode: boolean }

/** `reason` is a sentence for the host, Italian as the chat is. */
export type Decision = { action: 'send' | 'wait' | 'none'; reason: string }

const RISK_NAMES: Record<Risk, string> = {
  money: 'denaro',
  access: 'chiavi, codici o password',
  safety: 'la sicurezza',
  promise: 'una promessa',
  complaint: 'un reclamo',
  legal: 'una questione legale',
  booking_change: 'una modifica della prenotazione',
}

const some = (items: string[], most = 3) => {
  const shown = items.slice(0, most)
  return items.length > most ? `${shown.join(', ')} e altro` : shown.join(', ')
}

function reasonsToWait(draft: CheckedDraft, settings: DecideSettings): string[] {
  const { confidenceThreshold: threshold, automaticMode } = settings
  return [
    ...draft.holds,
    ...(draft.risks.length > 0
      ? [
          `riguarda ${some(
            draft.risks.map((risk) => RISK_NAMES[risk]),
            7,
          )}`,
        ]
      : []),
    ...(draft.unproven.length > 0
      ? [`nei tuoi dati non trovo ${some(draft.unproven.map((token) => `«${token}»`))}`]
      : []),
    ...(draft.unknowns.length > 0 ? [`manca l’informazione per: ${some(draft.unknowns)}`] : []),
    ...(draft.confidence >= threshold ? [] : [`fiducia ${draft.confidence} su 10, la tua soglia è ${threshold}`]),
    ...(automaticMode ? [] : ['la modalità automatica è spenta']),
  ]
}

/**
 * The rule: sent by itself only when automatic mode is on, the confidence reaches the threshold, and nothing is risky,
 * unproven, unknown or held. Everything else waits, but for what needs no reply and touches nothing risky.
 */
export function decide(draft: CheckedDraft, settings: DecideSettings): Decision {
  if (!draft.needsReply && draft.risks.length === 0 && draft.holds.length === 0) {
    return { action: 'none', reason: 'Nessuna risposta necessaria: l’ospite non chiede nulla.' }
  }
  const reasons = reasonsToWait(draft, settings)
  if (reasons.length > 0) return { action: 'wait', reason: `Aspetta la tua approvazione: ${reasons.join('; ')}.` }
  return {
    action: 'send',
    reason: `Parte da sola: fiducia ${draft.confidence} su 10 (la tua soglia è ${settings.confidenceThreshold}), nessun rischio e ogni affermazione trova riscontro nei tuoi dati.`,
  }
}
