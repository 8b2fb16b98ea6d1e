import { Resolver } from 'node:dns/promises'

const ANSWER_WITHIN_MS = 1_500

/** A server that a domain names for a service (RFC 2782). */
type NamedServer = { hostname: string; port: number }
/** The first server of a service; null where the domain names none, or says that it has none. */
export type ReadSrv = (name: string) => Promise<NamedServer | null>

/** Asks the machine's own name servers. */
export function createSrvReader(): ReadSrv {
  const resolver = new Resolver({ timeout: ANSWER_WITHIN_MS, tries: 1 })
  return async (name) => {
    try {
      const records = await resolver.resolveSrv(name)
      const [first] = records.toSorted((a, b) => a.priority - b.priority || b.weight - a.weight)
      return first === undefined || first.name === '' || first.name === '.'
        ? null
        : { hostname: first.name, port: first.port }
    } catch (error) {
      // Whatever keeps the answer away, there are other ways to find the servers.
      if (!(error instanceof Error)) throw error
      return null
    }
  }
}
