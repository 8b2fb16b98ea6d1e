/**
 * How a call of a model server can fail. `isPassing`: another try may go well. Said to the host at the draft, in words, by its code.
 */
export const MODEL_FAULT_TABLE = {
  /** Its name stands for no address. */
  dns: { isPassing: true },
  /** Nobody listens there, or no way leads there. */
  refused: { isPassing: true },
  tls: { isPassing: false },
  /** Not a byte for as long as we wait for one. */
  silent: { isPassing: true },
  /** Bytes came, and no end. */
  dripping: { isPassing: true },
  cut_stream: { isPassing: true },
  too_large: { isPassing: false },
  empty_body: { isPassing: true },
  wrong_content_type: { isPassing: true },
  invalid_json: { isPassing: true },
  rate_limited: { isPassing: true },
  server_error: { isPassing: true },
  key_refused: { isPassing: false },
  unknown_model: { isPassing: false },
  request_refused: { isPassing: false },
  /** The server answered, and its model gave nothing of use. */
  declined: { isPassing: false },
  answer_cut: { isPassing: false },
  wrong_schema: { isPassing: false },
  /** It did not come to its turn, or to an end, before the draft was to stand. */
  too_late: { isPassing: false },
  /** n8n, which writes in its place, did not take the question. */
  n8n_away: { isPassing: false },
} as const satisfies Record<string, { isPassing: boolean }>

export type ModelFault = keyof typeof MODEL_FAULT_TABLE
export const MODEL_FAULTS = Object.keys(MODEL_FAULT_TABLE) as ModelFault[]
