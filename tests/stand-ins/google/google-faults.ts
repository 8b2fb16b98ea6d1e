/** The calls that may go wrong by script, as Google's references name them. */
export type GoogleCall =
  | ('token' | 'revoke' | 'getProfile' | 'messages.list' | 'messages.get' | 'messages.modify' | 'history.list')
  | ('drafts.create' | 'drafts.send' | 'drafts.get' | 'drafts.delete' | 'drafts.list' | 'labels.list' | 'watch')

/**
 * What the next call of a name meets. `ok`: nothing; `lost`: it is done, and the answer never comes; `hang up`: nothing is done;
 * `hang`: nor is it ever answered. Else a refusal
 * (https://developers.google.com/workspace/gmail/api/guides/handle-errors); `retryAfter` in seconds.
 */
export type GoogleFault =
  | 'ok'
  | 'lost'
  | 'hang up'
  | 'hang'
  | { status: number; reason?: string; message?: string; retryAfter?: number; error?: string }

export type FaultScript = ReturnType<typeof createFaultScript>

/** What is to go wrong, call by call. */
export function createFaultScript() {
  const script = new Map<GoogleCall, GoogleFault[]>()
  return {
    add: (call: GoogleCall, ...faults: GoogleFault[]) =>
      void script.set(call, [...(script.get(call) ?? []), ...faults]),
    next: (call: GoogleCall) => script.get(call)?.shift(),
    clear: () => script.clear(),
  }
}

/** The body that the Gmail API refuses with. */
export const refusalOf = (status: number, reason = 'backendError', message = reason) => ({
  error: { code: status, message, errors: [{ domain: 'global', reason, message }], status: reason },
})
