/** What a host did with a draft. */
export const HOSTS_OUTCOMES = ['unchanged', 'edited', 'discarded', 'replaced'] as const
/** The same, or a guest's complaint after a draft that left by itself. `taken_back`: an undo, it counts for nothing. */
export const DECISION_OUTCOMES = [...HOSTS_OUTCOMES, 'complaint', 'taken_back'] as const
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
  HOSTS_OUTCOMES.some((hosts) => hosts === outcome)
