import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'

const require = createRequire(import.meta.url)

/** The bindings know one instance. */
let loaded: Promise<void> | undefined

/**
 * Prisma's schema engine in this process, on a database. See docs/decisions/001-schema-engine-in-webassembly.md.
 * `close` gives its connections back.
 */
export async function openSchemaEngine(
  databaseUrl: string,
): Promise<{ engine: bindings.SchemaEngine; close: () => Promise<void> }> {
  loaded ??= load()
  await loaded
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const adapters = bindMigrationAwareSqlAdapterFactory(new WholeScripts(pool))
  const engine = await bindings.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapters)
  return { engine, close: () => pool.end() }
}

async function load(): Promise<void> {
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (text: string) => process.stderr.write(`${text}\n`) },
  })
  const folder = dirname(require.resolve('@prisma/schema-engine-wasm'))
  const bytes = readFileSync(join(folder, 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...bindings } })
  bindings.__wbg_set_wasm(instance.exports)
  const begin = instance.exports.__wbindgen_start
  if (typeof begin === 'function') begin()
}

/** The adapter splits scripts at `;`, which breaks function bodies: each is sent whole. */
class WholeScripts extends PrismaPg {
  readonly #pool: pg.Pool
  constructor(pool: pg.Pool) {
    super(pool)
    this.#pool = pool
  }
  override async connect() {
    const executeScript = async (script: string) => void (await this.#pool.query(script))
    return Object.assign(await super.connect(), { executeScript })
  }
}
