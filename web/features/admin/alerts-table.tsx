import { alertInWords } from '#api/contract/alert-words.ts'
import type { AlertView } from '#api/contract/alerts.ts'
import { fullTime } from '#web/lib/time.ts'
import { adminTexts } from '#web/texts/admin.ts'
import { Badge } from '#web/ui/badge.tsx'
import { BellDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Table, Td, Th } from '#web/ui/table.tsx'
import { useAlerts } from './read-alerts.ts'

const texts = adminTexts.alerts

/** Much trouble within minutes: what goes on, and what is over. */
export const AlertsTable = () => (
  <Loaded query={useAlerts()} failedText={texts.failedToLoad} height="h-64">
    {(alerts) =>
      alerts.length === 0 ? (
        <EmptyState drawing={<BellDrawing />} title={texts.empty} text={texts.what} />
      ) : (
        <Rows alerts={alerts} />
      )
    }
  </Loaded>
)

function Rows({ alerts }: { alerts: AlertView[] }) {
  return (
    <Table label={adminTexts.tabs.alerts}>
      <thead>
        <tr>
          <Th>{texts.state}</Th>
          <Th>{texts.happened}</Th>
          <Th>{texts.began}</Th>
          <Th>{texts.ended}</Th>
        </tr>
      </thead>
      <tbody>
        {alerts.map((alert) => (
          <tr key={alert.id} className="last:[&>td]:border-0">
            <Td>
              <Badge tone={alert.endedAt === null ? 'bad' : 'neutral'}>
                {alert.endedAt === null ? texts.open : texts.over}
              </Badge>
            </Td>
            <Td className="font-medium">{alertInWords(alert, 'en')}</Td>
            <Td className="text-muted">{fullTime(alert.beganAt)}</Td>
            <Td className="text-muted">{alert.endedAt === null ? '–' : fullTime(alert.endedAt)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
