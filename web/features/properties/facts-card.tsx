import { useState } from 'react'
import type { PropertyFactView } from '#api/contract/property-facts.ts'
import { useFacts } from '#web/lib/property-facts.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { FactRow } from './fact-row.tsx'

/** So many are shown before the host asks for all. */
const FIRST = 12

function List({ propertyId, facts }: { propertyId: string; facts: PropertyFactView[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const open = facts.filter(({ contradicts }) => contradicts.length > 0)
  // What the host has to decide stands first.
  const ordered = [...open, ...facts.filter(({ contradicts }) => contradicts.length === 0)]
  const shown = showsAll ? ordered : ordered.slice(0, Math.max(FIRST, open.length))
  return (
    <>
      {open.length > 0 && (
        <p role="status" className="mb-2 rounded-control bg-warn-soft px-3 py-2 text-small text-warn">
          {say.propertyFacts.contradicted(open.length)}
        </p>
      )}
      <ul>
        {shown.map((fact) => (
          <FactRow
            key={fact.id}
            propertyId={propertyId}
            fact={fact}
            against={facts.filter(({ id }) => fact.contradicts.includes(id))}
          />
        ))}
      </ul>
      {shown.length < ordered.length && (
        <Button look="link" size="inline" onClick={() => setShowsAll(true)}>
          {say.propertyFacts.showAll(ordered.length)}
        </Button>
      )}
    </>
  )
}

/** Everything that was read in a property's texts, for its host to confirm, correct or remove. */
export function FactsCard({ propertyId }: { propertyId: string }) {
  return (
    <Card aria-label={say.propertyFacts.title}>
      <h2 className="font-medium">{say.propertyFacts.title}</h2>
      <p className="mt-1 max-w-[66ch] text-small text-muted">{say.propertyFacts.explained}</p>
      <div className="mt-3">
        <Loaded query={useFacts(propertyId)} failedText={say.propertyFacts.failedToLoad} height="h-32">
          {(facts) =>
            facts.length === 0 ? (
              <p className="py-4 text-muted">{say.propertyFacts.empty}</p>
            ) : (
              <List propertyId={propertyId} facts={facts} />
            )
          }
        </Loaded>
      </div>
    </Card>
  )
}
