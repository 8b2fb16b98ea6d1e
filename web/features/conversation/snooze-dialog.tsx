import { type FormEvent, useRef, useState } from 'react'
import type { ChatView } from '#api/contract/chats.ts'
import { clockTime, hourMinute } from '#web/lib/time.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { asLocal, snoozeTimes } from './snooze-times.ts'
import { useAside } from './use-aside.ts'

/** A moment of the host's own; one that is over would put nothing off. */
function OwnTime({ now, onChoose }: { now: Date; onChoose: (at: Date) => void }) {
  const [value, setValue] = useState('')
  const [isPast, setPast] = useState(false)
  const choose = (event: FormEvent) => {
    event.preventDefault()
    const at = new Date(value)
    if (at.getTime() > Date.now()) onChoose(at)
    else setPast(true)
  }
  return (
    <form noValidate onSubmit={choose} className="mt-4 flex items-end gap-2 border-t border-line pt-4">
      <Field label={say.later.own} error={isPast ? say.later.past : undefined} className="flex-1">
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            min={asLocal(now)}
            value={value}
            onChange={(event) => {
              setValue(event.target.value)
              setPast(false)
            }}
          />
        )}
      </Field>
      <Button type="submit">{say.later.put}</Button>
    </form>
  )
}

/** Until when a chat is put off: a few moments by name, or one of the host's own. */
export default function SnoozeDialog({ chat, onClose }: { chat: ChatView; onClose: () => void }) {
  const { run } = useAside(chat)
  const [now] = useState(() => new Date())
  const first = useRef<HTMLButtonElement>(null)
  const choose = (until: Date) => {
    run({ verb: 'snooze', until })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say.later.dialog}
      description={chat.decideBy !== null && say.later.courtesy(hourMinute(chat.decideBy, chat.timeZone ?? undefined))}
      closeLabel={say.later.close}
      lang={langOf('it')}
      initialFocus={first}
    >
      <ul className="flex flex-col gap-2">
        {snoozeTimes(now).map(({ name, at }, index) => (
          <li key={name}>
            <Button ref={index === 0 ? first : undefined} className="w-full" onClick={() => choose(at)}>
              {say.later.times[name]}
              <span className="figures font-normal text-muted">{clockTime(at.toISOString(), now)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <OwnTime now={now} onChoose={choose} />
    </Dialog>
  )
}
