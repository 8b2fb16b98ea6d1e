import { useState } from 'react'
import type { AnalyticsView, FiguresView } from '#api/contract/analytics.ts'
import { ANSWER_KINDS } from '#api/contract/analytics-words.ts'
import { itAnalytics as texts } from '#web/texts/it-analytics.ts'
import { Button } from '#web/ui/button.tsx'
import { CsvButton } from './csv-button.tsx'
import { type Column, gridOf } from './grid.ts'
import { GridTable } from './grid-table.tsx'
import { kindColumns, waitColumns } from './week-charts.tsx'

const SHOWN = 10

const received: Column<FiguresView> = { name: texts.columns.received, value: (row) => row.received }
const unsent: Column<FiguresView> = { name: texts.columns.unsent, value: (row) => row.unsent }
const saved: Column<FiguresView> = { name: texts.columns.saved, value: (row) => row.minutesSaved }
const figures = [...kindColumns, unsent, ...waitColumns, saved]

type Props<T> = { title: string; note?: string; rows: readonly T[]; columns: readonly Column<T>[] }

function Breakdown<T>({ title, note, rows, columns }: Props<T>) {
  const [whole, setWhole] = useState(false)
  if (rows.length === 0) return null
  const grid = gridOf(rows, columns, texts.number)
  return (
    <section className="min-w-0">
      <div className="mb-2 flex items-end justify-between gap-3">
        <div>
          <h2 className="font-medium">{title}</h2>
          {note && <p className="text-small text-muted">{note}</p>}
        </div>
        <CsvButton title={title} grid={grid} />
      </div>
      <GridTable title={title} grid={grid} {...(!whole && { most: SHOWN })} />
      {!whole && rows.length > SHOWN && (
        <Button size="small" look="link" className="mt-2" onClick={() => setWhole(true)}>
          {texts.showAll} ({texts.number(rows.length)})
        </Button>
      )}
    </section>
  )
}

const propertyName = ({ id, name }: AnalyticsView['properties'][number]) =>
  id === null ? texts.noProperty : (name ?? texts.deletedProperty)

/** How often a topic was asked about, as far as a draft or an answer says. */
const askedOf = (row: FiguresView) => ANSWER_KINDS.reduce((sum, kind) => sum + row[kind], row.unsent)

/** The same figures by property, channel and topic. */
export function Breakdowns({ data: { properties, channels, topics } }: { data: AnalyticsView }) {
  return (
    <div className="flex flex-col gap-8">
      <Breakdown
        title={texts.byProperty}
        note={texts.byPropertyNote}
        rows={properties}
        columns={[{ name: texts.columns.property, value: propertyName }, received, ...figures]}
      />
      <Breakdown
        title={texts.byChannel}
        rows={channels}
        columns={[{ name: texts.columns.channel, value: ({ channel }) => channel }, received, ...figures]}
      />
      <Breakdown
        title={texts.byTopic}
        note={texts.byTopicNote}
        rows={topics}
        columns={[
          { name: texts.columns.topic, value: ({ topic }) => texts.topicName(topic) },
          { name: texts.columns.asked, value: askedOf },
          ...figures,
        ]}
      />
    </div>
  )
}
