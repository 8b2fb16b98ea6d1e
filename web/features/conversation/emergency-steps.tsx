import type { EmergencyView } from '#api/contract/emergencies.ts'
import { useChatEmergencies, useEmergencyCommand } from '#web/lib/emergencies.ts'
import { hourMinute } from '#web/lib/time.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { toastFailed } from '#web/ui/toast.ts'

/** What was done about the emergencies of a conversation, step by step, and a way to take or end what is open. */
export default function EmergencySteps({ chatId }: { chatId: string }) {
  const { data } = useChatEmergencies(chatId)
  if (data === undefined || data.length === 0) return null
  return (
    <div className="max-h-72 overflow-y-auto border-b border-line">
      {data.map((emergency) => (
        <Steps key={emergency.id} emergency={emergency} />
      ))}
    </div>
  )
}

function Steps({ emergency }: { emergency: EmergencyView }) {
  const command = useEmergencyCommand()
  const { id, kinds, takenAt, endedAt } = emergency
  const act = (verb: 'take' | 'over' | 'false_alarm') =>
    command.isPending || command.mutate({ id, verb }, { onError: () => toastFailed(say.emergencies.failed) })
  const isOpen = endedAt === null
  return (
    <section aria-label={say.emergencies.history} className={`px-4 py-3 md:px-6 ${isOpen ? 'bg-bad-soft' : ''}`}>
      <details open={isOpen}>
        <summary className={`text-small font-medium ${isOpen ? 'text-bad' : 'text-muted'}`}>
          {say.emergencies.title}: {say.told.sentence({ code: 'emergency', params: { kinds } })}
        </summary>
        <ol className="mt-2 flex flex-col gap-1 text-small text-muted">
          {stepsOf(emergency).map((step, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps are only ever added at their end
            <li key={index}>{step}</li>
          ))}
        </ol>
      </details>
      {isOpen && (
        <div className="mt-3 flex flex-wrap gap-2">
          {takenAt === null && (
            <Button look="dangerFilled" size="small" busy={command.isPending} onClick={() => act('take')}>
              {say.emergencies.take}
            </Button>
          )}
          <Button size="small" aria-disabled={command.isPending || undefined} onClick={() => act('over')}>
            {say.emergencies.over}
          </Button>
          <Button
            size="small"
            look="quiet"
            aria-disabled={command.isPending || undefined}
            onClick={() => act('false_alarm')}
          >
            {say.emergencies.falseAlarm}
          </Button>
        </div>
      )}
    </section>
  )
}

function stepsOf({ createdAt, calls, textDueAt, textMessageId, textFault, ...ends }: EmergencyView): string[] {
  return [
    say.emergencies.found(hourMinute(createdAt)),
    ...calls.map(({ way, at, fault }) =>
      fault === null
        ? say.emergencies.called(hourMinute(at), say.emergencies.ways[way])
        : say.emergencies.notCalled(hourMinute(at), say.emergencies.ways[way], say.told.sentence(fault)),
    ),
    ...(textDueAt === null ? [] : [say.emergencies.textDue(hourMinute(textDueAt))]),
    ...(textMessageId === null ? [] : [say.emergencies.textWritten]),
    ...(textFault === null ? [] : [say.emergencies.noText(say.told.sentence(textFault))]),
    ...(ends.takenAt === null ? [] : [say.emergencies.taken(hourMinute(ends.takenAt))]),
    ...(ends.endedAt === null || ends.endedAs === null
      ? []
      : [say.emergencies.endedAs[ends.endedAs](hourMinute(ends.endedAt))]),
  ]
}
