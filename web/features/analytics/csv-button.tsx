import { Download } from 'lucide-react'
import { toCsv } from '#web/lib/csv.ts'
import { saveBlob } from '#web/lib/save-blob.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import type { Grid } from './grid.ts'

const fileName = (title: string) => `locanda-${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`

/** Saves the figures of a chart or table. */
export function CsvButton({ title, grid }: { title: string; grid: Pick<Grid, 'rows'> }) {
  return (
    <Button
      size="small"
      look="quiet"
      aria-label={say.analytics.csvOf(title)}
      onClick={() => saveBlob(new Blob([toCsv(grid.rows)], { type: 'text/csv;charset=utf-8' }), fileName(title))}
    >
      <Download aria-hidden />
      {say.analytics.csv}
    </Button>
  )
}
