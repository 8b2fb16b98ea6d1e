import type { Components, Schema } from '#tests/api/served-document.ts'

const BY_FORMAT: Record<string, string> = {
  email: 'sample@locanda.test',
  uri: 'https://example.org/',
  date: '2026-12-24',
  'date-time': '2026-12-24T15:00:00Z',
}

/** What a schema allows, at its shortest. `ids` stands wherever the schema wants an id. */
export function sampleOf(schema: Schema, components: Components, id: string): unknown {
  const again = (inner: Schema) => sampleOf(inner, components, id)
  if (schema.$ref !== undefined) return again(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.format === 'uuid') return id
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice !== undefined) return again(choice)
  if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map(again))
  switch (String([schema.type].flat()[0])) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name, inner]) => schema.required?.includes(name) === true || holdsId(inner, components))
          .map(([name, inner]) => [name, again(inner)]),
      )
    case 'array':
      return []
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return BY_FORMAT[schema.format ?? ''] ?? 'sample'
  }
}

/** True when an id may stand anywhere inside: those are the places that another host's id is put into. */
export function holdsId(schema: Schema, components: Components): boolean {
  const name = schema.$ref?.split('/').at(-1)
  const inner = [
    ...(name === undefined ? [] : [components.schemas[name] ?? {}]),
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []),
  ]
  return schema.format === 'uuid' || inner.some((one) => holdsId(one, components))
}
