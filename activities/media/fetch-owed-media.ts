import { loadSource } from '#activities/channels/account/load-source.ts'
import { fetchMedia } from '#activities/channels/whatsapp/fetch-media.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { claimMedia, type OwedMedia } from '#prisma/files/claim-media.ts'
import { type MediaOutcome, settleMedia } from '#prisma/files/settle-media.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { endingOf, mediaTypeOf } from '#workflows/domain/files/media-type.ts'

export type MediaDeps = Pick<SourceDeps, 'db' | 'engineDb' | 'vault' | 'guard' | 'whatsapp'>

/** Of a webhook a file is there for so long. */
const LIVES_SECONDS = 7 * 24 * 3_600
const PAUSES_SECONDS = [3, 15, 60, 300, 1_800]
const LONGEST_PAUSE_SECONDS = 3_600

/**
 * Fetches the files that WhatsApp named, the one that is due longest first, until none is. What cannot be had now is tried again for as
 * long as it lives there, what is said not to be there after each pause once; what cannot be had at all is said at its message.
 */
export async function fetchOwedMedia(deps: MediaDeps): Promise<void> {
  for (let owed = await claimMedia(deps.engineDb); owed !== null; owed = await claimMedia(deps.engineDb)) {
    const outcome = await outcomeOf(deps, owed)
    const { hostId } = owed
    const claimed = owed
    await inHost(deps.db, hostId, (tx) => settleMedia(tx, claimed, outcome), { timeoutMs: 60_000 })
  }
}

async function outcomeOf(deps: MediaDeps, owed: OwedMedia): Promise<MediaOutcome> {
  const account = await accountOf(deps, owed)
  if (account === null) return laterOrLost(owed)
  const fetched = await fetchMedia({ guard: deps.guard, api: deps.whatsapp }, account, owed.mediaId)
  if (fetched.media === 'fetched') {
    const { content, sha256 } = fetched
    const mediaType = mediaTypeOf(content)
    return { outcome: 'stored', content, sha256, mediaType, name: nameOf(owed, mediaType) }
  }
  if (fetched.media === 'too_large') return { outcome: 'named', bytes: fetched.bytes }
  const isLost = fetched.media === 'gone' || (fetched.media === 'not_there' && owed.tries > PAUSES_SECONDS.length)
  return isLost ? { outcome: 'lost' } : laterOrLost(owed)
}

function laterOrLost({ tries, ageSeconds }: OwedMedia): MediaOutcome {
  if (ageSeconds > LIVES_SECONDS) return { outcome: 'lost' }
  return { outcome: 'later', seconds: PAUSES_SECONDS[tries - 1] ?? LONGEST_PAUSE_SECONDS }
}

/** Null where the number is gone, or its token cannot be used: the host may mend it. */
async function accountOf({ db, vault }: MediaDeps, { hostId, sourceId }: OwedMedia) {
  try {
    const source = await inHost(db, hostId, (tx) => loadSource(tx, vault, { hostId, sourceId }))
    return source.type === 'whatsapp' ? source.account : null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return null
  }
}

/** WhatsApp names documents alone: what we named ends as its bytes say. */
const nameOf = ({ name }: OwedMedia, mediaType: string): string =>
  /^(image|video|audio|sticker)\.\w{1,12}$/.test(name) ? `${name.split('.')[0]}.${endingOf(mediaType)}` : name
