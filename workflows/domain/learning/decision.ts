/** What a host did with a draft, or a guest's complaint after one that left by itself. `taken_back`: an undo, it counts for nothing. */
export const DECISION_OUTCOMES = ['unchanged', 'edited', 'discarded', 'replaced', 'complaint', 'taken_back'] as const
export type DecisionOutcome = (typeof DECISION_OUTCOMES)[number]

/** What a host's edit changed, by its weight. */
export const CHANGE_KINDS = ['fact', 'policy', 'language', 'tone'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

export type Decision = { outcome: DecisionOutcome; changes: readonly ChangeKind[] }

const isOfSubstance = (changes: readonly ChangeKind[]) => changes.some((change) => change !== 'tone')

/** It was wrong, not just said otherwise: what it says, what it allows, or in which language. */
export const isBad = ({ outcome, changes }: Decision): boolean =>
  outcome === 'discarded' ||
  outcome === 'complaint' ||
  ((outcome === 'edited' || outcome === 'replaced') && isOfSubstance(changes))

/** The host decided on it. */
export const isHostsDecision = ({ outcome }: Pick<Decision, 'outcome'>): boolean =>
  outcome !== 'complaint' && outcome !== 'taken_back'
