import { useState } from 'react'
import type { PropertyFactView } from '#api/contract/property-facts.ts'
import { useFacts } from '#web/lib/property-facts.ts'
import { say } from '#web/texts/say.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { FactRow } from './fact-row.tsx'
import { useWaitingFirst } from './waiting-first.ts'

/** So many are shown before the host asks for all. */
const FIRST = 12

type Which = 'all' | 'waiting'
const WHICH: readonly Which[] = ['all', 'waiting']

type FiltersProps = { which: Which; counts: Record<Which, number>; onWhich: (which: Which) => void }

/** Which of the facts are to be seen, and how many those are. */
function Filters({ which, counts, onWhich }: FiltersProps) {
  return (
    <fieldset className="mb-2 flex flex-wrap gap-2">
      <legend className="sr-only">{say.propertyFacts.which}</legend>
      {WHICH.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={which === one}
          onClick={() => onWhich(one)}
          className={`${buttonClass({ size: 'small' })} aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent`}
        >
          {say.propertyFacts.filters[one]} <span className="tabular-nums">{counts[one]}</span>
        </button>
      ))}
    </fieldset>
  )
}

/** How many contradict each other or are in doubt, and that none is any more. */
function Waiting({ contradicted, doubted, hadDoubts }: { contradicted: number; doubted: number; hadDoubts: boolean }) {
  const tone = doubted > 0 ? 'bg-warn-soft text-warn' : 'bg-good-soft text-good'
  return (
    <>
      {contradicted > 0 && (
        <p role="status" className="mb-2 rounded-control bg-warn-soft px-3 py-2 text-small text-warn">
          {say.propertyFacts.contradicted(contradicted)}
        </p>
      )}
      {(doubted > 0 || hadDoubts) && (
        <p role="status" className={`mb-2 rounded-control px-3 py-2 text-small ${tone}`}>
          {doubted > 0 ? say.propertyFacts.doubted(doubted) : say.propertyFacts.noneInDoubt}
        </p>
      )}
    </>
  )
}

function List({ propertyId, facts }: { propertyId: string; facts: PropertyFactView[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const [which, setWhich] = useState<Which>('all')
  const { contradicted, doubted, waiting, first, ordered, hadDoubts } = useWaitingFirst(facts)
  const chosen = which === 'waiting' ? first : ordered
  const shown = showsAll || which === 'waiting' ? chosen : chosen.slice(0, Math.max(FIRST, first.length))
  return (
    <>
      <Waiting contradicted={contradicted.length} doubted={doubted.length} hadDoubts={hadDoubts} />
      {facts.length > FIRST && first.length > 0 && (
        <Filters which={which} counts={{ all: facts.length, waiting: waiting.length }} onWhich={setWhich} />
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
      {shown.length < chosen.length && (
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
