import { isRecord } from '#workflows/domain/is-record.ts'
import { isMend, type Mend } from '#workflows/domain/sentences/mends.ts'
import { isSentence, type Sentence } from '#workflows/domain/sentences/sentence.ts'

/** What a test of a mailbox goes through, in this order. `settings` only where no server was named. */
export const CHECK_STEPS = ['settings', 'name', 'port', 'tls', 'sign_in', 'folder', 'sending'] as const
export type CheckStep = (typeof CHECK_STEPS)[number]

/** `ask`: found, and the host has to look at it before a password goes there. */
export const STEP_STATES = ['running', 'passed', 'failed', 'ask'] as const
type StepState = (typeof STEP_STATES)[number]

/** How a step ended: `fault` says what is wrong, `mend` what the host can do. */
export type StepResult = { step: CheckStep; state: StepState; fault: Sentence | null; mend: Mend | null }

/** What is stored of a test's steps, without what only another version of the program understands. */
export const readSteps = (value: unknown): StepResult[] => (Array.isArray(value) ? value.filter(isStepResult) : [])

const isStepResult = (value: unknown): value is StepResult =>
  isRecord(value) &&
  (CHECK_STEPS as readonly unknown[]).includes(value.step) &&
  (STEP_STATES as readonly unknown[]).includes(value.state) &&
  (value.fault === null || isSentence(value.fault)) &&
  (value.mend === null || isMend(value.mend))
