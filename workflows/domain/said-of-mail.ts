import type { MailNews, MailReport } from './delivery-report.ts'

/** Servers give a mail up after four or five days (RFC 5321, 4.5.4.1), and clocks differ. */
export const RETURNS_WITHIN_MS = 8 * 24 * 3_600_000
const WORST: MailNews[] = ['failed', 'spam', 'unclear', 'delayed', 'fine']

/** `isOfOurs`: of whom we wrote to, for certain. */
export type SaidOfMail = MailReport['recipients'][number] & { isOfOurs: boolean }

/** What it says of our recipient: under their name; else, where its copy was for them, the worst of all; else of somebody, we cannot know. */
export function saidOfMail({ recipients, copyFor }: MailReport, recipient: string | null): SaidOfMail | null {
  const ours = recipient?.toLowerCase() ?? ''
  const named = recipients.filter(({ addresses }) => addresses.includes(ours))
  const isOfOurs = named.length > 0 || copyFor.includes(ours)
  const worst = (named.length > 0 ? named : recipients).toSorted(
    (one, other) => WORST.indexOf(one.says) - WORST.indexOf(other.says),
  )[0]
  return worst === undefined ? null : { ...worst, isOfOurs }
}

/** Who could not be reached, as it says. */
export const addressesNotReached = ({ recipients }: MailReport): string[] =>
  recipients.filter(({ says }) => says !== 'fine').flatMap(({ addresses }) => addresses)
