import type { SourceView } from '#api/contract/sources.ts'
import { numberFormat } from '#web/lib/formats.ts'
import { fullTime, relativeTime } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { langOf, say } from '#web/texts/say.ts'
import { countOf } from './count-of.ts'

const LOOK_MS = 10_000
const ENGLISH = { byDefault: 'en' } as const
const number = numberFormat('en', {})

/** How a source does, in sentences: whether it rests, when it was last reached, what is still to come, and what it holds. */
export function SourceState({ source }: { source: SourceView }) {
  const { pausedAt, lastSyncedAt, backlog } = source
  const now = useNow(LOOK_MS)
  const texts = say.sourceState
  return (
    // One among several of this name: a group, and no landmark of the page.
    // biome-ignore lint/a11y/useSemanticElements: no fields of a form are in it
    <div role="group" lang={langOf('en')} aria-label={texts.heading} className="flex flex-col gap-1 text-small">
      {typeof pausedAt === 'string' && (
        <p>
          <time dateTime={pausedAt}>{texts.pausedSince(fullTime(pausedAt, undefined, 'en'))}</time>
        </p>
      )}
      <p className="text-muted" title={lastSyncedAt === null ? undefined : fullTime(lastSyncedAt, undefined, 'en')}>
        {lastSyncedAt === null ? texts.noContact : texts.lastContact(relativeTime(lastSyncedAt, now, ENGLISH))}
      </p>
      {backlog && <Backlog {...backlog} />}
      <Counts source={source} now={now} />
    </div>
  )
}

function Backlog({ left, of }: { left: number; of: number }) {
  const words = say.sourceState.backlog(number(left), number(of))
  return (
    <p className="flex flex-wrap items-center gap-2 tabular-nums">
      {words}
      <progress value={of - left} max={of} aria-label={words} className="h-1.5 w-40 accent-(--color-accent)" />
    </p>
  )
}

function Counts({ source, now }: { source: SourceView; now: Date }) {
  const { counts } = source
  const texts = say.sourceState
  const under = countOf(source, now)
  return (
    <>
      {counts && <p className="tabular-nums">{figures(counts)}.</p>}
      {counts && counts.missing > 0 && <p className="text-warn">{texts.missing(counts.missing)}</p>}
      <p aria-live="polite" className="text-muted">
        {under === 'waits' && texts.countWaits}
        {under === 'under_way' && texts.counting}
        {under === null && counts && texts.countedAt(relativeTime(counts.countedAt, now, ENGLISH))}
        {under === null && !counts && texts.notCounted}
      </p>
    </>
  )
}

/** 'La casella ha 12 messaggi, ne abbiamo 9, 1 illeggibili, 2 esclusi dal filtro'. */
function figures({ atSource, had, unreadable, filtered, waiting }: NonNullable<SourceView['counts']>): string {
  const texts = say.sourceState
  return [
    atSource === null ? texts.brought(number(had)) : texts.held(number(atSource), number(had)),
    texts.unreadable(number(unreadable)),
    ...(atSource === null ? [] : [texts.filtered(number(filtered))]),
    ...(waiting === 0 ? [] : [texts.waiting(number(waiting))]),
  ].join(', ')
}
