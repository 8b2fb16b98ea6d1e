import { useSingleKeys } from '#web/lib/preferences.ts'
import { SHORTCUTS, type ShortcutGroup, type ShortcutName } from '#web/lib/shortcuts.ts'
import { it } from '#web/texts/shortcuts.ts'
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
      title={it.title}
      closeLabel={it.close}
      className="md:min-w-[40rem]"
    >
      {!singleKeys && <p className="mb-4 text-small text-warn">{it.off}</p>}
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {GROUPS.map((group) => (
          <section key={group}>
            <h3 className="mb-1 text-small font-medium text-muted">{it.groups[group]}</h3>
            <dl>
              {inGroup(group).map((name) => (
                <div key={name} className="flex min-h-8 items-center justify-between gap-4">
                  <dt className="text-body">{it[name]}</dt>
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
