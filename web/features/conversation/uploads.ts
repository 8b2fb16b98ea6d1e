import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { UnsentFilesView, UnsentFileView } from '#api/contract/message-files.ts'
import { call } from '#web/lib/api-client.ts'
import { ApiError, isLineLost, mayPass } from '#web/lib/api-error.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { fetchWithProgress } from '#web/lib/fetch-with-progress.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { say } from '#web/texts/say.ts'
import { keepContent } from './contents-here.ts'
import { inSightNow } from './files-at.ts'
import { stillThere } from './taken-away.ts'
import { whyRefused } from './why-refused.ts'

/** Beside which text a file is put: of a chat, or of a draft in it. */
export type Place = { chatId: string; placeId: string }

/** A file on its way to the server, or one that cannot go. `no_line`: it goes when there is one. `share`: how much of it has gone. */
export type Upload = Place & {
  key: string
  file: File
  state: 'waiting' | 'going' | 'no_line' | 'failed' | 'refused'
  share: number
  isSlow: boolean
  problem?: string
  ending: AbortController
}

const SLOW_MS = 10_000
const AGAIN_MS = 5_000

/** Kept while the page is: they go on when the host looks at another chat. */
let uploads: readonly Upload[] = []
const listeners = new Set<() => void>()
const change = (next: readonly Upload[]) => {
  uploads = next
  for (const notify of listeners) notify()
}
const set = (key: string, more: Partial<Upload>) =>
  change(uploads.map((one) => (one.key === key ? { ...one, ...more } : one)))
const drop = (key: string) => change(uploads.filter((one) => one.key !== key))

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}
export const useUploads = (): readonly Upload[] => useSyncExternalStore(subscribe, () => uploads)

/** Why what is written here must not leave yet; undefined where nothing holds it. */
export function whyHeld(client: QueryClient, { chatId, placeId }: Place): string | undefined {
  const inSight = inSightNow(client, chatId)
  const here = uploads.filter((one) => one.chatId === chatId && inSight(one.placeId) === placeId)
  if (here.some(({ state }) => state !== 'failed' && state !== 'refused')) return say.filesToSend.wait
  return here.length > 0 ? say.filesToSend.mend : undefined
}

/** Puts files beside a text: what the caps refuse is said at once, the others go up one after the other. */
export function addFiles(client: QueryClient, place: Place, files: readonly File[]): void {
  const known = client.getQueryData<UnsentFilesView>(queryKeys.unsentFiles(place.chatId))
  for (const file of files) {
    const beside = [
      ...stillThere(known?.files ?? [])
        .filter(({ placeId }) => placeId === place.placeId)
        .map(({ bytes }) => bytes),
      ...uploads.filter((one) => one.placeId === place.placeId && one.state !== 'refused').map((one) => one.file.size),
    ]
    const problem = known && whyRefused(known.limits, beside, file.size)
    const upload = { ...place, key: randomKey(), file, share: 0, isSlow: false, ending: new AbortController() }
    change([
      ...uploads,
      problem === undefined ? { ...upload, state: 'waiting' } : { ...upload, state: 'refused', problem },
    ])
  }
  void goOn(client)
}

export function retryUpload(client: QueryClient, key: string): void {
  set(key, { state: 'waiting', share: 0, isSlow: false })
  void goOn(client)
}

/** Ends the waiting for a line. */
let stopWaiting = () => {}

/** What found no line is tried again by itself as soon as there may be one: the text that it goes with is to be sent then. */
function tryAgain(client: QueryClient): void {
  stopWaiting()
  const look = () => {
    stopWaiting()
    if (!uploads.some(({ state }) => state === 'no_line')) return
    if (!navigator.onLine) return tryAgain(client)
    change(
      uploads.map((one) => (one.state === 'no_line' ? { ...one, state: 'waiting', share: 0, isSlow: false } : one)),
    )
    void goOn(client)
  }
  const timer = setTimeout(look, AGAIN_MS)
  window.addEventListener('online', look)
  stopWaiting = () => {
    clearTimeout(timer)
    window.removeEventListener('online', look)
  }
}

export function giveUp({ key, ending }: Upload): void {
  ending.abort()
  drop(key)
}

async function goOn(client: QueryClient): Promise<void> {
  const next = uploads.find(({ state }) => state === 'waiting')
  if (next === undefined || uploads.some(({ state }) => state === 'going')) return
  await carry(client, next)
  await goOn(client)
}

async function carry(client: QueryClient, { key, chatId, placeId, file, ending }: Upload): Promise<void> {
  set(key, { state: 'going' })
  const slow = setTimeout(() => set(key, { isSlow: true }), SLOW_MS)
  const query = { name: file.name, ...(placeId !== chatId && { draftId: placeId }) }
  const by = fetchWithProgress((share) => set(key, { share }))
  try {
    const kept = await call(
      'addUnsentFile',
      { params: { id: chatId }, query, body: file },
      { by, signal: ending.signal },
    )
    keepContent(kept.id, file)
    show(client, chatId, kept)
    drop(key)
  } catch (error) {
    if (ending.signal.aborted) return
    if (!(error instanceof ApiError)) throw error
    if (isLineLost(error)) {
      set(key, { state: 'no_line', problem: say.filesToSend.noLine })
      return tryAgain(client)
    }
    set(key, {
      state: mayPass(error) ? 'failed' : 'refused',
      problem: failureIt(error, say.filesToSend.failed),
    })
  } finally {
    clearTimeout(slow)
  }
}

const show = (client: QueryClient, chatId: string, file: UnsentFileView) =>
  client.setQueryData<UnsentFilesView>(
    queryKeys.unsentFiles(chatId),
    (known) => known && { ...known, files: [...known.files.filter(({ id }) => id !== file.id), file] },
  )
