/** How fast a number may send, which all workers keep together. */
export type NumberPace = {
  /** Waits until the number may send one more message, or until `ended`. */
  takeTurn(ended?: AbortSignal): Promise<void>
  /** Meta said that it sent too many: nothing leaves by it for a while. */
  holdBack(): Promise<void>
}
