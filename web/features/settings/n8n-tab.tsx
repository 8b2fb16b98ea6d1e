import { N8nTester } from './n8n-tester.tsx'
import { useOutbox } from './outbox.ts'
import { OutboxCard } from './outbox-card.tsx'
import { SettingsRead } from './settings-read.tsx'

/** What is announced to n8n, and below it a try of its webhooks. */
export default function N8nTab() {
  return (
    <div className="flex flex-col gap-6">
      <SettingsRead query={useOutbox()}>{(outbox) => <OutboxCard outbox={outbox} />}</SettingsRead>
      <N8nTester />
    </div>
  )
}
