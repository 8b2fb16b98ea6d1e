/**
 * How long a send may take, each limit within the next, so that nobody is told what became of a try that still goes on: a connection
 * ends first, then the try with all of its connections, and only then what asked for it.
 */
export const SEND_LIMITS_MS = {
  connect: 45_000,
  login: 60_000,
  /** Of the content: 17 MB of files over a slow line. */
  content: 5 * 60_000,
  try: 10 * 60_000,
  activity: 12 * 60_000,
} as const
