import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSnippets } from '#web/lib/snippets.ts'
import { useWasLeftUnsaved } from '#web/lib/use-unsaved-form.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFocusAfter } from '#web/ui/focus-after.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { SnippetForm, unsavedSnippet } from './snippet-form.tsx'
import { SnippetRow } from './snippet-row.tsx'

/** The snippets of the account, or of one property. */
export default function SnippetsCard({ propertyId = null }: { propertyId?: string | null }) {
  const [isAdding, setAdding] = useState(useWasLeftUnsaved(unsavedSnippet(propertyId)))
  const adder = useFocusAfter<HTMLButtonElement>(isAdding)
  return (
    <Card aria-labelledby="snippets">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="snippets" className="font-medium">
          {say.snippets.title}
        </h2>
        {!isAdding && (
          <Button ref={adder} size="small" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            {say.snippets.add}
          </Button>
        )}
      </div>
      <p className="mt-1 text-small text-muted">
        {propertyId === null ? say.snippets.ofAccount : say.snippets.ofProperty}
      </p>
      {isAdding && <SnippetForm propertyId={propertyId} onDone={() => setAdding(false)} />}
      <Loaded query={useSnippets()} failedText={say.snippets.failedToLoad} height="h-16">
        {(all) => {
          const shown = all.filter((snippet) => snippet.propertyId === propertyId)
          if (shown.length === 0) return <p className="mt-3 text-small text-muted">{say.snippets.none}</p>
          return (
            <ul className="mt-3 divide-y divide-line">
              {shown.map((snippet) => (
                <SnippetRow key={snippet.id} snippet={snippet} onDeleted={() => adder.current?.focus()} />
              ))}
            </ul>
          )
        }}
      </Loaded>
    </Card>
  )
}
