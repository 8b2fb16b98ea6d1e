import type { Sentence } from '#workflows/domain/sentences/sentence.ts'

/** Whether a fault of signing in is one of TLS: a client does both, and all between, in one go. */
export const isOfTls = ({ code }: Sentence): boolean =>
  /^(certificate_|mail_(wrong_encryption|outdated_encryption|no_starttls)$)/.test(code)
