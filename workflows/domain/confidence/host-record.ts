/** How many drafts a host decided, and how many of them were sent as they stood. */
export type Decided = { decided: number; unchanged: number }

/** Of the topics of one draft: the worst of a topic in this property, that topic in all of them, and everything. */
type TopicRecord = { topic: string; inProperty: Decided; inAll: Decided }
export type HostRecord = { all: Decided; topics: readonly TopicRecord[] }

export const NO_RECORD: HostRecord = { all: { decided: 0, unchanged: 0 }, topics: [] }

/** What a host does before anything is known of them, and how many decisions it takes to weigh as much as the level above. */
const USUAL_SHARE = 0.8
const WEIGHT = 6

const shrunk = ({ decided, unchanged }: Decided, above: number) => (unchanged + WEIGHT * above) / (decided + WEIGHT)

const logit = (share: number) => Math.log(share / (1 - share))

/**
 * How much better or worse than usual this host's drafts on a topic in a property did, in log-odds: each level is drawn to the one
 * above it (Beta-binomial), so that three decisions move little. Of several topics the worst counts. 0 where nothing is known.
 */
export function recordShift(topics: readonly string[], { all, topics: known }: HostRecord): number {
  const usual = shrunk(all, USUAL_SHARE)
  const shifts = topics.map((topic) => {
    const record = known.find((one) => one.topic === topic)
    if (record === undefined) return 0
    return logit(shrunk(record.inProperty, shrunk(record.inAll, usual))) - logit(usual)
  })
  return shifts.length === 0 ? 0 : Math.min(...shifts)
}
