import { openSchemaEngine } from './open-schema-engine.ts'

const schema = (path: string, content: string) => ({ tag: 'schemaDatamodel' as const, files: [{ path, content }] })

/**
 * The SQL that makes of a database of the first model one of the second; without a first, of an empty one. The
 * schema engine asks the database of the address for its version, and changes nothing there.
 */
export async function diffSchema(databaseUrl: string, before: string | undefined, after: string): Promise<string> {
  const { engine, close } = await openSchemaEngine(databaseUrl)
  try {
    const { stdout } = await engine.diff({
      from: before === undefined ? { tag: 'empty' } : schema('before.prisma', before),
      to: schema('schema.prisma', after),
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    })
    return stdout ?? ''
  } finally {
    await close()
  }
}
