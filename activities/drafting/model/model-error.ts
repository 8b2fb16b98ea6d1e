import { AppError, type ErrorKind } from '#workflows/domain/errors.ts'
import { MODEL_FAULT_TABLE, type ModelFault } from '#workflows/domain/model-faults.ts'
import type { ModelUse } from '#workflows/domain/model-use.ts'

type Context = { message?: string; retryAfterSeconds?: number | undefined; cause?: unknown }

/** A call of the model server that failed, by the kind of its fault. */
export class ModelError extends AppError {
  readonly fault: ModelFault
  /** What was paid for it all the same. */
  use: ModelUse | undefined

  constructor(fault: ModelFault, { message = `model: ${fault}`, retryAfterSeconds, cause }: Context = {}) {
    const code = fault === 'key_refused' || fault === 'unknown_model' ? 'model_refused' : codeOf(fault)
    super(kindOf(fault), { code, message, cause, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) })
    this.name = 'AppError'
    this.fault = fault
  }
}

const kindOf = (fault: ModelFault): ErrorKind => {
  if (fault === 'rate_limited') return 'rate_limited'
  return MODEL_FAULT_TABLE[fault].isPassing ? 'upstream_unavailable' : 'rule_refused'
}

const GAVE_NOTHING = new Set<ModelFault>(['declined', 'answer_cut', 'wrong_schema'])

const codeOf = (fault: ModelFault) => {
  if (GAVE_NOTHING.has(fault)) return 'model_gave_nothing'
  return fault === 'request_refused' ? 'model_refused' : 'model_away'
}
