import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const MAX_RETRIES = 2

const mayHelp = (error: Error) =>
  error instanceof ApiError && ['network', 'upstream_unavailable', 'unexpected', 'rate_limited'].includes(error.kind)

/** One cache for the whole application. What the live stream announces is read again, so nothing goes stale by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A reading without a line fails and says so: one that waits for it is shown as loading, or as nothing.
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      retry: (count, error) => count < MAX_RETRIES && navigator.onLine && mayHelp(error),
      retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4_000),
    },
    mutations: { networkMode: 'always' },
  },
})
