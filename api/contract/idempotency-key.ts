/** What may name a request: it stands in a header, so that nothing in it can be read as something else. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/
