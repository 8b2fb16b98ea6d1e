import type { Position, RefusedMail } from '#activities/channels/incoming-session.ts'
import { nextTry } from '#activities/channels/refused-mail.ts'
import { answered } from './answered.ts'
import { type FetchedMail, fetchChunk, type OpenFolder, stubAt } from './fetch-chunk.ts'
import { listUids } from './list-imap.ts'

/** Mails that came together, and what is known of others then. `failure`: how the connection ended with them. */
export type Part = {
  mails: FetchedMail[]
  lastUid: number
  refused?: RefusedMail[]
  settled?: string[]
  failure?: unknown
}

/** A folder as it is now. `othersCome`: the server has handed over another mail in this session. */
export type Place = { folder: string; uidValidity: string; othersCome: () => boolean; position: Position }

type Suspect = { uid: number; before: RefusedMail }

/** What a mail is remembered by that the server did not hand over. */
export const suspectName = ({ folder, uidValidity }: Pick<Place, 'folder' | 'uidValidity'>, uid: number) =>
  `imap:${uidValidity}:${uid}:${folder}`

/**
 * Asks once more for the mails over which the connection ended before, one by one. What comes is done with; what ends the connection
 * again is asked for later, and stands as a stub in the end.
 * @throws what ended the connection, once the signal has fired.
 */
export async function* readSuspects(reading: OpenFolder, place: Place, signal: AbortSignal): AsyncGenerator<Part> {
  const { client, now } = reading
  const { suspects, stale } = suspectsOf(place)
  const due = suspects.filter(({ before }) => before.nextAt <= now())
  if (stale.length > 0) yield { mails: [], lastUid: 0, settled: stale }
  if (due.length === 0) return
  const uids = due.map(({ uid }) => uid).sort((one, other) => one - other)
  const listed = await answered(client, () => listUids(client, uids))
  // Asked before a suspect is: it may end the connection, and nobody could ask any more.
  let othersCome = place.othersCome() || (await answered(client, () => givesAnother(reading, suspects)))
  for (const { uid, before } of due) {
    const mail = listed.find((one) => one.uid === uid)
    const settled = [before.uidl]
    const { mails, lost } = mail === undefined ? { mails: [] } : await fetchChunk(reading, [mail])
    othersCome ||= mails.length > 0
    if (lost === undefined) yield { mails, lastUid: uid, settled }
    else {
      if (signal.aborted) throw lost.failure
      const next = nextTry({ uidl: before.uidl, before, othersCome, now: now() })
      const { failure } = lost
      if (next === null) yield { mails: [stubAt(reading, place.uidValidity, uid)], lastUid: uid, settled, failure }
      else yield { mails: [], lastUid: uid, refused: [next], failure }
    }
  }
}

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

/** Whether the server hands over the first or the last mail of the folder, where that is none of the suspects. */
async function givesAnother({ client }: OpenFolder, suspects: readonly Suspect[]): Promise<boolean> {
  for (const place of ['1', '*']) {
    const named = await client.fetchOne(place, { uid: true })
    if (!named || suspects.some(({ uid }) => uid === named.uid)) continue
    const query = { uid: true, source: { start: 0, maxLength: 1024 } }
    if (await client.fetchOne(String(named.uid), query, { uid: true })) return true
  }
  return false
}
