import type { ListingInput, ListingView } from '#api/contract/listings.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { readListing as read } from '#workflows/domain/listing/read-listing.ts'
import { languageOfFacts } from './language-of-facts.ts'

/** So many facts are shown; the others are found on the property once it is saved. */
const SHOWN = 60
const LEFT_OUT_SHOWN = 20

/** What a listing's text says of a property: nothing is stored, and no address in it is followed. */
export async function readListing({ deps, host }: HostContext, { body }: { body: ListingInput }): Promise<ListingView> {
  const { property, facts, secrets, leftOut, isCut } = read(body.text)
  const { extras, ...fields } = property
  const language = await inHost(deps.db, host.id, (tx) => languageOfFacts(tx, host.id))
  return {
    property: fields,
    extras,
    facts: facts
      .filter(({ value }) => value.kind !== 'text')
      .flatMap((fact) => {
        const said = sayFact(fact, language)
        return said === null ? [] : [{ topic: fact.topic, said }]
      })
      .slice(0, SHOWN),
    secrets: secrets.map(({ kind, value }) => ({ kind, value })),
    leftOut: leftOut.slice(0, LEFT_OUT_SHOWN),
    isCut,
  }
}
