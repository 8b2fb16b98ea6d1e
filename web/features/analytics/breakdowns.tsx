import { type ReactNode, useState } from 'react'
import type { AnalyticsView, FiguresView, PropertyFiguresView } from '#api/contract/analytics.ts'
import { ANSWER_KINDS } from '#api/contract/analytics-words.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { channelName } from './channel-name.ts'
import { CsvButton } from './csv-button.tsx'
import { type Column, gridOf } from './grid.ts'
import { GridTable } from './grid-table.tsx'
import { type Period, usePropertyFigures } from './read-analytics.ts'
import { kindColumns, waitColumns } from './week-charts.tsx'

const SHOWN = 10

const received: Column<FiguresView> = { name: () => say.analytics.columns.received, value: (row) => row.received }
const unsent: Column<FiguresView> = { name: () => say.analytics.columns.unsent, value: (row) => row.unsent }
const saved: Column<FiguresView> = { name: () => say.analytics.columns.saved, value: (row) => row.minutesSaved }
const figures = [...kindColumns, unsent, ...waitColumns, saved]

type Props<T> = {
  title: string
  note?: string
  rows: readonly T[]
  columns: readonly Column<T>[]
  most: number
  more: ReactNode
}

function Breakdown<T>({ title, note, rows, columns, most, more }: Props<T>) {
  if (rows.length === 0) return null
  const grid = gridOf(rows, columns, say.analytics.number)
  return (
    <section className="min-w-0">
      <div className="mb-2 flex items-end justify-between gap-3">
        <div>
          <h2 className="font-medium">{title}</h2>
          {note && <p className="text-small text-muted">{note}</p>}
        </div>
        <CsvButton title={title} grid={grid} />
      </div>
      <GridTable title={title} grid={grid} most={most} />
      {more}
    </section>
  )
}

const propertyName = ({ id, name }: PropertyFiguresView) =>
  id === null ? say.analytics.noProperty : (name ?? say.analytics.deletedProperty)

/** The same figures property by property, a page more on demand; the file has what is shown. */
function ByProperty({ weeks }: Pick<Period, 'weeks'>) {
  const { data, isLoadingError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePropertyFigures(weeks)
  if (isLoadingError)
    return <FailedState text={say.analytics.failed} retryLabel={say.analytics.retry} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="h-40" />
  return (
    <Breakdown
      title={say.analytics.byProperty}
      note={say.analytics.byPropertyNote}
      rows={data}
      columns={[{ name: () => say.analytics.columns.property, value: propertyName }, received, ...figures]}
      most={data.length}
      more={
        hasNextPage && (
          <Button size="small" className="mt-2" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say.analytics.more}
          </Button>
        )
      }
    />
  )
}

/** How often a topic was asked about, as far as a draft or an answer says. */
const askedOf = (row: FiguresView) => ANSWER_KINDS.reduce((sum, kind) => sum + row[kind], row.unsent)

function ByTopic({ topics }: Pick<AnalyticsView, 'topics'>) {
  const [whole, setWhole] = useState(false)
  const isCut = !whole && topics.length > SHOWN
  return (
    <Breakdown
      title={say.analytics.byTopic}
      note={say.analytics.byTopicNote}
      rows={topics}
      columns={[
        { name: () => say.analytics.columns.topic, value: ({ topic }) => say.analytics.topicName(topic) },
        { name: () => say.analytics.columns.asked, value: askedOf },
        ...figures,
      ]}
      most={isCut ? SHOWN : topics.length}
      more={
        isCut && (
          <Button size="small" className="mt-2" onClick={() => setWhole(true)}>
            {say.analytics.showAll} ({say.analytics.number(topics.length)})
          </Button>
        )
      }
    />
  )
}

/** The figures of a period by property, where it is not one property's, by channel and by topic. */
export function Breakdowns({ data: { channels, topics }, period }: { data: AnalyticsView; period: Period }) {
  return (
    <div className="flex flex-col gap-8">
      {period.propertyId === '' && <ByProperty weeks={period.weeks} />}
      <Breakdown
        title={say.analytics.byChannel}
        rows={channels}
        columns={[
          { name: () => say.analytics.columns.channel, value: ({ channel }) => channelName(channel) },
          received,
          ...figures,
        ]}
        most={channels.length}
        more={null}
      />
      <ByTopic topics={topics} />
    </div>
  )
}
