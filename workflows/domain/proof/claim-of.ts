import type { PropertyFact } from '#workflows/domain/facts/fact.ts'

/** How a claim names what it rests on: `property.checkIn`, `extra.Pool`, the note, or the host's own word on a fact. */
export function claimOf({ id, source }: PropertyFact): string {
  switch (source.kind) {
    case 'field':
      return `property.${source.name}`
    case 'note':
      return 'property.additionalInfo'
    case 'extra':
      return `extra.${source.name}`
    case 'host':
      return `fact.${id}`
  }
}
