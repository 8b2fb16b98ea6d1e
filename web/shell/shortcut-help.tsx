import { useSingleKeys } from '#web/lib/preferences.ts'
import { SHORTCUTS, type ShortcutGroup, type ShortcutName } from '#web/lib/shortcuts.ts'
import { say } from '#web/texts/say.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Keys } from './keys.tsx'

const GROUPS: ShortcutGroup[] = ['list', 'draft', 'go', 'other']
const names = Object.keys(SHORTCUTS) as ShortcutName[]
const inGroup = (group: ShortcutGroup) => names.filter((name) => SHORTCUTS[name].group === group)

/** Every shortcut there is, from the registry that binds them. */
export default function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const singleKeys = useSingleKeys()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say.shortcuts.title}
      closeLabel={say.shortcuts.close}
      className="md:min-w-[40rem]"
    >
      {!singleKeys && <p className="mb-4 text-small text-warn">{say.shortcuts.off}</p>}
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {GROUPS.map((group) => (
          <section key={group}>
            <h3 className="mb-1 text-small font-medium text-muted">{say.shortcuts.groups[group]}</h3>
            <dl>
              {inGroup(group).map((name) => (
                <div key={name} className="flex min-h-8 items-center justify-between gap-4">
                  <dt className="text-body">{say.shortcuts[name]}</dt>
                  <dd>
                    <Keys keys={SHORTCUTS[name].keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
