import { Plus } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SourceView } from '#api/contract/sources.ts'
import { later } from '#web/code/later.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Tab, TabPanel, TabsList, TabsRoot } from '#web/ui/tabs.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { useDeleteSource } from './delete-source.ts'
import { EmailSources } from './email-sources.tsx'
import { GoogleReturn } from './google-return.tsx'
import { useSources } from './read-sources.ts'
import { isEmail, searchSources } from './search-sources.ts'
import type { SourceActions } from './source-actions.ts'
import { SourceList } from './source-list.tsx'

const SourceDialog = later(() => import('./source-dialog.tsx'))

/** Everything that brings messages in, and the dialogs that add, edit and delete it. */
export default function SourcesTab() {
  // What was edited stays known while the dialog fades, so that it does not change under the eye.
  const [dialog, setDialog] = useState<{ open: boolean; source?: SourceView }>()
  const [doomed, setDoomed] = useState<SourceView | null>(null)
  const actions = { onEdit: (source: SourceView) => setDialog({ open: true, source }), onDelete: setDoomed }
  return (
    <section aria-label={say.sources.heading}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-message font-medium">{say.sources.heading}</h2>
        <Button look="primary" onClick={() => setDialog({ open: true })}>
          <Plus aria-hidden />
          {say.sources.add}
        </Button>
      </div>
      <GoogleReturn />
      <Sources {...actions} />
      {dialog && (
        <Suspense>
          <SourceDialog {...dialog} onOpenChange={(open) => setDialog({ ...dialog, open })} />
        </Suspense>
      )}
      <DeleteSource source={doomed} onDone={() => setDoomed(null)} />
    </section>
  )
}

const Sources = (actions: SourceActions) => (
  <Loaded query={useSources()} failedText={say.sources.failedToLoad} height="h-40">
    {(sources) => (
      <>
        <OpenNamed sources={sources} onEdit={actions.onEdit} />
        <SourcesByKind sources={sources} {...actions} />
      </>
    )}
  </Loaded>
)

/** Opens what the address names, once: whoever closes it stays at the list. */
function OpenNamed({ sources, onEdit }: Pick<SourceActions, 'onEdit'> & { sources: SourceView[] }) {
  const [search, setSearch] = useSearchParams()
  const named = search.get('source')
  const open = useEffectEvent(() => {
    const source = sources.find(({ id }) => id === named)
    setSearch({ tab: 'sources' }, { replace: true })
    if (source) onEdit(source)
  })
  useEffect(() => {
    if (named !== null) open()
  }, [named])
  return null
}

function SourcesByKind({ sources, ...actions }: SourceActions & { sources: SourceView[] }) {
  const [search, setSearch] = useState('')
  const found = searchSources(sources, search)
  return (
    <TabsRoot defaultValue="email">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <TabsList>
          <Tab value="email">{say.sources.kinds.email}</Tab>
          <Tab value="whatsapp">{say.sources.kinds.whatsapp}</Tab>
        </TabsList>
        <Input
          type="search"
          aria-label={say.sources.search}
          placeholder={say.sources.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="md:max-w-64"
        />
      </div>
      <TabPanel value="email">
        <EmailSources sources={found} {...actions} />
      </TabPanel>
      <TabPanel value="whatsapp">
        <SourceList
          sources={found.filter((source) => !isEmail(source))}
          empty={say.sources.emptyWhatsapp}
          {...actions}
        />
      </TabPanel>
    </TabsRoot>
  )
}

function DeleteSource({ source, onDone }: { source: SourceView | null; onDone: () => void }) {
  const deleting = useDeleteSource()
  const confirm = () => {
    if (source === null) return
    deleting.mutate(source.id, { onSettled: onDone, onError: () => toastFailed(say.sources.failedToDelete) })
  }
  return (
    <ConfirmDialog
      lang={langOf('en')}
      open={source !== null}
      onOpenChange={onDone}
      question={say.sources.deleteQuestion}
      confirmLabel={say.basics.common.delete}
      cancelLabel={say.basics.common.cancel}
      busy={deleting.isPending}
      onConfirm={confirm}
    />
  )
}
