/** What the guide's command asks for, too. */
export const WAITS_FOR_HOSTS = 'LocandaState = "pending" AND ExecutionStatus = "Running"'
/** As the interface shows it among its saved views. */
export const WAITING_VIEW = 'Waits for hosts'

/**
 * Where Temporal's interface lists the runs whose draft waits. The first visit saves the list as a view of that browser; columns have no
 * place in its addresses.
 */
export function waitingListUrl(temporalUrl: string, namespace = 'default'): string {
  const asked = new URLSearchParams({ query: WAITS_FOR_HOSTS, savedQuery: WAITING_VIEW })
  return `${temporalUrl}/namespaces/${namespace}/workflows?${asked}`
}
