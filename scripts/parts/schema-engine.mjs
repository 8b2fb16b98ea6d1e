#!/usr/bin/env node
// Prisma's schema engine where its binary cannot be downloaded: the same JSON-RPC, a line in and a line out,
// served by the WebAssembly build. See docs/decisions/001-schema-engine-in-webassembly.md.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import pg from 'pg'

const CHAR_OID = 18
const BPCHAR_OID = 1042

const require = createRequire(import.meta.url)
const out = (message) => process.stdout.write(`${JSON.stringify(message)}\n`)

function argument(name) {
  const at = process.argv.indexOf(name)
  return at === -1 ? undefined : process.argv[at + 1]
}

function datasourceUrl() {
  const given = argument('--datasource')
  return given === undefined ? process.env.DATABASE_URL : JSON.parse(given).url
}

/** The adapter knows no `"char"` columns (oid 18), which the catalog is full of. */
function teachCharColumns() {
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = async function renamed(...args) {
    const result = await query.apply(this, args)
    for (const field of result?.fields ?? []) if (field.dataTypeID === CHAR_OID) field.dataTypeID = BPCHAR_OID
    return result
  }
}

/** The adapter splits scripts at `;`, which breaks function bodies: send each whole. */
function runScriptsWhole(factory) {
  const whole = (adapter) => {
    adapter.executeScript = async (script) => void (await adapter.client.query(script))
    return adapter
  }
  const connect = factory.connect.bind(factory)
  const connectToShadowDb = factory.connectToShadowDb.bind(factory)
  factory.connect = async () => whole(await connect())
  factory.connectToShadowDb = async () => whole(await connectToShadowDb())
  return factory
}

async function canConnect(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    await client.end()
  } catch (error) {
    out({ is_panic: false, message: error.message, meta: {}, error_code: error.code === '28P01' ? 'P1000' : 'P1001' })
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

async function startEngine(url) {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (text) => process.stderr.write(`${text}\n`) }
  const wasm = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const file = join(dirname(require.resolve('@prisma/schema-engine-wasm')), 'schema_engine_bg.wasm')
  const { instance } = await WebAssembly.instantiate(readFileSync(file), { './schema_engine_bg.js': wasm })
  wasm.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start?.()
  teachCharColumns()
  const factory = runScriptsWhole(new PrismaPg({ connectionString: url ?? 'postgresql://localhost/none' }))
  const print = (content) => out({ jsonrpc: '2.0', id: `print-${printed++}`, method: 'print', params: { content } })
  return wasm.SchemaEngine.new(
    { datamodels: undefined },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(factory),
  ).then((engine) => ({ engine, print }))
}

let printed = 0

async function serve(url) {
  const { engine, print } = await startEngine(url)
  for await (const line of createInterface({ input: process.stdin })) {
    const request = line.trim() === '' ? {} : JSON.parse(line)
    if (request.method === undefined) continue
    try {
      const result = await engine[request.method](request.params)
      if (request.method === 'diff' && result.stdout) print(result.stdout)
      out({ jsonrpc: '2.0', id: request.id, result: result ?? null })
    } catch (error) {
      out({
        jsonrpc: '2.0',
        id: request.id,
        error: {
          code: 4466,
          message: 'schema engine error',
          data: { is_panic: false, message: error.message, meta: null, error_code: error.code ?? null },
        },
      })
    }
  }
  process.exit(0)
}

if (process.argv.includes('can-connect-to-database')) await canConnect(datasourceUrl())
else await serve(datasourceUrl())
