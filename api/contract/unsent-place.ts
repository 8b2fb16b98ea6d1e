/** Where what is said about a draft is kept while it is not sent, for screens too. */
export { unsentPlace } from '#workflows/domain/unsent-place.ts'
