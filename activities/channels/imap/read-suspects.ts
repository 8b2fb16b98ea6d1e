import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import type { Backlog, Position, RefusedMail, Watched } from '#activities/channels/incoming-session.ts'
import { nextTry } from '#activities/channels/refused-mail.ts'
import { answered } from './answered.ts'
import { type FetchedMail, fetchChunk, MOST_REFUSALS, type OpenFolder } from './fetch-chunk.ts'
import { listUids } from './list-imap.ts'
import { roomFor } from './room-for.ts'
import { stubAt } from './stub-at.ts'
import { unlessRefused } from './unless-refused.ts'

/** Mails that came together, and what is known of others then. `failure`: what ends the look, once they are stored. */
export type Part = {
  mails: FetchedMail[]
  lastUid: number
  isAnew?: boolean
  refused?: RefusedMail[]
  settled?: string[]
  watched?: Watched
  backlog?: Backlog
  failure?: unknown
}

/** A folder as it is now. `othersCome`: the server has handed over another mail in this session. */
export type Place = { folder: string; uidValidity: string; othersCome: () => boolean; position: Position }

type Suspect = { uid: number; before: RefusedMail }

/** What a mail is remembered by that the server did not hand over. */
export const suspectName = ({ folder, uidValidity }: Pick<Place, 'folder' | 'uidValidity'>, uid: number) =>
  `imap:${uidValidity}:${uid}:${folder}`

/**
 * Asks once more, one by one, for the mails that the server did not hand over before. What comes is done with; what does not is asked
 * for later, and stands as a stub in the end.
 * @throws what ended the connection, once the signal has fired.
 */
export async function* readSuspects(reading: OpenFolder, place: Place, signal: AbortSignal): AsyncGenerator<Part> {
  const { client, now } = reading
  const { suspects, stale } = suspectsOf(place)
  const due = suspects.filter(({ before }) => before.nextAt <= now())
  if (stale.length > 0) yield { mails: [], lastUid: 0, settled: stale }
  if (due.length === 0) return
  const uids = due.map(({ uid }) => uid).sort((one, other) => one - other)
  const listed = await answered(client, () => listUids(reading, uids))
  // Asked before a suspect is: it may end the connection, and nobody could ask any more.
  let othersCome = place.othersCome() || (await givesAnother(reading, uidsOf(suspects)))
  const lone = isLone(reading)
  let inVain = 0
  for (const { uid, before } of due) {
    const there = listed.find((one) => one.uid === uid)
    // It is perhaps larger than the server says.
    const mail = there && { ...there, size: 0 }
    const settled = [before.uidl]
    const leave = mail && (await roomFor(reading, [mail], signal))
    try {
      const { mails, refused, lost } = mail === undefined ? GONE : await fetchChunk(reading, [mail])
      othersCome ||= mails.length > 0
      if (lost === undefined && refused.length === 0) {
        yield { mails, lastUid: uid, settled }
        continue
      }
      if (lost !== undefined && signal.aborted) throw lost.failure
      inVain++
      const isOutage = !othersCome && (inVain === MOST_REFUSALS || due.at(-1)?.uid === uid)
      const failure = lost?.failure ?? (isOutage ? notHandedOver() : undefined)
      const next = nextTry({ uidl: before.uidl, before, othersCome, isLone: lone, now: now() })
      const stubs =
        next === null ? [await stubAt(reading, place, { uid, id: there?.id, isOpen: lost === undefined })] : []
      yield next === null
        ? { mails: stubs, lastUid: uid, settled, failure }
        : { mails: [], lastUid: uid, refused: [next], failure }
    } finally {
      leave?.()
    }
  }
}

const GONE = { mails: [], refused: [], lost: undefined }
const uidsOf = (suspects: readonly Suspect[]) => suspects.map(({ uid }) => uid)

/** The server lists mails, lives, and gives none of them: it is no mail's fault. */
export const notHandedOver = () => sourceFault({ code: 'mail_not_handed_over' }, {})

/** There is no other to compare it with. */
const isLone = ({ client }: OpenFolder) => client.mailbox !== false && client.mailbox.exists === 1

/** `stale`: named when the folder was another one by the same name. */
function suspectsOf({ folder, uidValidity, position }: Place): { suspects: Suspect[]; stale: string[] } {
  const suspects: Suspect[] = []
  const stale: string[] = []
  for (const before of position.refused.values()) {
    const [, validity, uid, name] = /^imap:(\d*):(\d+):(.*)$/s.exec(before.uidl) ?? []
    if (name !== folder) continue
    if (validity === uidValidity) suspects.push({ uid: Number(uid), before })
    else stale.push(before.uidl)
  }
  return { suspects, stale }
}

/** What was not handed over before, whichever folder it lay in then. */
export const namedBefore = ({ position }: Place): string[] =>
  [...position.refused.keys()].filter((name) => name.startsWith('imap:'))

/** Whether the server hands over the first or the last mail of the folder, where that is none of these. @throws AppError when the connection ends. */
export async function givesAnother({ client }: OpenFolder, uids: readonly number[]): Promise<boolean> {
  for (const place of ['1', '*']) {
    const query = { uid: true, source: { start: 0, maxLength: 1024 } }
    const named = await unlessRefused(client, () => client.fetchOne(place, { uid: true }))
    if (!named || uids.includes(named.uid)) continue
    const given = await unlessRefused(client, () => client.fetchOne(String(named.uid), query, { uid: true }))
    if (given && (given.source?.length ?? 0) > 0) return true
  }
  return false
}
