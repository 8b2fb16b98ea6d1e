import { say } from '#web/texts/say.ts'
import { Table, Td, Th } from '#web/ui/table.tsx'
import type { Grid } from './grid.ts'

/** A grid as a table: the first column names the row, the others are figures. */
export function GridTable({
  title,
  grid,
  most = Number.POSITIVE_INFINITY,
}: {
  title: string
  grid: Grid
  most?: number
}) {
  return (
    <Table label={`${say.analytics.table}: ${title}`} className="figures">
      <thead>
        <tr>
          {grid.columns.map((name, column) => (
            <Th key={name} className={column > 0 ? 'min-w-24 px-3 text-right whitespace-normal' : undefined}>
              {name}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.shown.slice(0, most).map((row, index) => (
          // Rows have no other name than their place, and keep it.
          <tr key={index}>
            <th
              scope="row"
              className="border-b border-line min-w-28 px-4 py-2 text-left font-normal first-letter:uppercase"
            >
              {row[0]}
            </th>
            {row.slice(1).map((cell, column) => (
              <Td key={grid.columns[column + 1]} className="h-10 px-3 text-right whitespace-nowrap">
                {cell}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
