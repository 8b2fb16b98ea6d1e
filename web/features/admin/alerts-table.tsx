import { alertInWords } from '#api/contract/alert-words.ts'
import type { AlertView } from '#api/contract/alerts.ts'
import { fullTime } from '#web/lib/time.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Badge } from '#web/ui/badge.tsx'
import { BellDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Table, Td, Th } from '#web/ui/table.tsx'
import { useAlerts } from './read-alerts.ts'

/** Much trouble within minutes: what goes on, and what is over. */
export const AlertsTable = () => (
  <Loaded query={useAlerts()} failedText={say.admin.alerts.failedToLoad} height="h-64">
    {(alerts) =>
      alerts.length === 0 ? (
        <EmptyState drawing={<BellDrawing />} title={say.admin.alerts.empty} text={say.admin.alerts.what} />
      ) : (
        <Rows alerts={alerts} />
      )
    }
  </Loaded>
)

function Rows({ alerts }: { alerts: AlertView[] }) {
  return (
    <Table label={say.admin.tabs.alerts}>
      <thead>
        <tr>
          <Th>{say.admin.alerts.state}</Th>
          <Th>{say.admin.alerts.happened}</Th>
          <Th>{say.admin.alerts.began}</Th>
          <Th>{say.admin.alerts.ended}</Th>
        </tr>
      </thead>
      <tbody>
        {alerts.map((alert) => (
          <tr key={alert.id} className="last:[&>td]:border-0">
            <Td>
              <Badge tone={alert.endedAt === null ? 'bad' : 'neutral'}>
                {alert.endedAt === null ? say.admin.alerts.open : say.admin.alerts.over}
              </Badge>
            </Td>
            <Td className="font-medium">{alertInWords(alert, langOf('en'))}</Td>
            <Td className="text-muted">{fullTime(alert.beganAt)}</Td>
            <Td className="text-muted">{alert.endedAt === null ? '–' : fullTime(alert.endedAt)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
