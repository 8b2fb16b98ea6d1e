import type { ReactNode } from 'react'
import { say } from '#web/texts/say.ts'
import { CsvButton } from './csv-button.tsx'
import type { Grid } from './grid.ts'
import { GridTable } from './grid-table.tsx'

/** A chart with its figures behind it, as a table and as a file. */
export function ChartCard({
  title,
  note,
  grid,
  children,
}: {
  title: string
  note?: string
  grid: Grid
  children: ReactNode
}) {
  return (
    <section className="min-w-0 rounded-card bg-surface p-4 md:p-6">
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-medium">{title}</h2>
        <CsvButton title={title} grid={grid} />
      </div>
      {note && <p className="max-w-prose text-small text-muted">{note}</p>}
      {children}
      <details className="mt-3 text-small">
        <summary className="w-fit text-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-3">
          {say.analytics.table}
          <span className="sr-only">: {title}</span>
        </summary>
        <div className="mt-2 max-h-96 overflow-y-auto">
          <GridTable title={title} grid={grid} />
        </div>
      </details>
    </section>
  )
}
