/** Which of what is said of a draft is of its way to the guest. */
export { isOfArrival } from '#workflows/domain/arrival/arrival-rules.ts'
