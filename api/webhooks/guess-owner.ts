import type { ApiDeps } from '#api/deps.ts'

export type Candidate = { id: string; host_id: string; number: string; account: string | null; isOpened: boolean }

/**
 * Whose a notification may be that names no number: the source of the business account around it where all of that account's are one
 * host's, else the only number there is. Null where it may be another host's: nobody reads what is another's.
 */
export function guessOwner(candidates: readonly Candidate[], account: string | undefined): Candidate | null {
  const ofAccount = candidates.filter((one) => account !== undefined && one.account === account)
  // Who only names a number, and was never let in to it, is asked last.
  const opened = ofAccount.filter(({ isOpened }) => isOpened)
  const likely = opened.length > 0 ? opened : ofAccount
  const [first] = likely
  if (first !== undefined) return likely.every(({ host_id }) => host_id === first.host_id) ? first : null
  const [only, ...others] = candidates
  const isOthers = account !== undefined && only?.account !== null
  return only === undefined || others.length > 0 || isOthers ? null : only
}

/** Every number there is, the oldest source first, with the account that Meta has named beside it, else the one that its host has. */
export const loadCandidates = ({ engineDb }: ApiDeps) =>
  engineDb.$queryRaw<Candidate[]>`
    select id::text, host_id::text, config->>'phoneNumberId' as number, signed_in_at is not null as "isOpened",
      coalesce(account_id, nullif(config->>'wabaBusinessId', '')) as account
    from message_source where type = 'whatsapp' and deleted_at is null order by created_at, id limit 10000`
