import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { calls } from './api/contract/calls.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:3001'

const FRAME =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|virtua|tinykeys|clsx|class-variance-authority)\/|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)/

/**
 * The browser gets of the contract's calls where they are, without their schemas: those would bring zod, 26 KB
 * compressed, before the inbox shows (decision 009), and neither what is usual nor a call that nothing in `web` names. Types are
 * inferred from the source.
 */
const placesOfCalls = (): Plugin => ({
  name: 'places-of-calls',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/api/contract/calls.ts')) return undefined
    const web = namesIn('web')
    const made = Object.entries(calls).filter(([name]) => web.has(name))
    const places = made.map(([name, call]) => {
      const { method, path, access } = call
      const unusual = { ...(method !== 'get' && { method }), ...(access !== 'host' && { access }) }
      return [name, { path, ...unusual, ...('produces' in call && { produces: call.produces }) }]
    })
    return `export const calls = ${JSON.stringify(Object.fromEntries(places))}`
  },
})

const namesIn = (folder: string): Set<string> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  return new Set(sources.flatMap((source) => source.match(/(?<=['"])\w+(?=['"])/g) ?? []))
}

/** Beside each asset its compressed forms: the API sends them as they lie there. */
const compressedAssets = (): Plugin => ({
  name: 'compressed-assets',
  async writeBundle({ dir = '' }, bundle) {
    const forms = { br: promisify(brotliCompress), gz: promisify(gzip) }
    for (const name of Object.keys(bundle).filter((one) => /\.(js|css|svg)$/.test(one))) {
      const bytes = await readFile(join(dir, name))
      for (const [ending, compress] of Object.entries(forms))
        await writeFile(join(dir, `${name}.${ending}`), await compress(bytes))
    }
  },
})

const OF_A_CHOICE = /\/web\/texts\/groups\/\w+-(?:it|en)\.ts$/

/** All scripts but those that only a chosen language needs: these are kept once they were fetched. */
function scriptsByDefault(bundle: Rolldown.OutputBundle): Set<string> {
  const chunk = (name: string) => {
    const one = bundle[name]
    return one?.type === 'chunk' && !OF_A_CHOICE.test(one.facadeModuleId ?? '') ? one : undefined
  }
  const wanted = scriptsOf(bundle, MAIN)
  for (const name of wanted) {
    const { imports = [], dynamicImports = [] } = chunk(name) ?? {}
    for (const next of [...imports, ...dynamicImports]) if (chunk(next)) wanted.add(next)
  }
  return wanted
}

/** The service worker, with the files of this build in it: each build's is another, and a browser that has one fetches it. */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  enforce: 'post',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const scripts = scriptsByDefault(bundle)
    const files = Object.keys(bundle).filter(
      (name) => scripts.has(name) || /^assets\/.*(?:\.css|-latin-.*\.woff2)$/.test(name),
    )
    const source = (await readFile('web/service-worker.js', 'utf8'))
      .replace('__BUILD__', createHash('sha256').update(files.sort().join()).digest('hex').slice(0, 12))
      .replace('__FILES__', JSON.stringify(files.map((name) => `/${name}`)))
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
  },
})

/** What runs first, and what it fetches while it signs in: what every screen stands on, and the first texts. */
const MAIN = resolve('web/main.ts')
const START = resolve('web/app/start.tsx')
const firstIn = (language: string) => resolve(`web/texts/groups/first-${language}.ts`)

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** A module with all that it imports at once, and what that imports. */
function broughtBy(first: string, modules: Modules): Set<string> {
  const brought = new Set([first])
  for (const one of brought) for (const imported of modules.getModuleInfo(one)?.importedIds ?? []) brought.add(imported)
  return brought
}

/** One file of a name for all that each of these brings and none of those: each file more is another wait on a slow line. */
function oneFile(name: string, { by, butNot = [] }: { by: readonly string[]; butNot?: readonly string[] }) {
  let wanted: Set<string> | undefined
  return (id: string, modules: Modules): string | null => {
    if (wanted === undefined) {
      const [first = new Set<string>(), ...others] = by.map((one) => broughtBy(one, modules))
      const unwanted = butNot.map((one) => broughtBy(one, modules))
      wanted = new Set(
        [...first].filter((one) => others.every((all) => all.has(one)) && !unwanted.some((all) => all.has(one))),
      )
    }
    return wanted.has(id) ? name : null
  }
}

/** The script that holds a module, and all that it imports at once. */
function scriptsOf(bundle: Rolldown.OutputBundle, module: string): Set<string> {
  const holds = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.includes(module))
  if (holds === undefined) throw new Error(`No script of the build holds ${module}`)
  const all = new Set([holds.fileName])
  for (const name of all) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) all.add(imported)
  }
  return all
}

/**
 * What runs first knows nothing of a screen, and the page asks for the screens' code beside it. The script before it is told which files
 * hold the first texts of each language: their names are known when all is built.
 */
const fetchedBeside = (): Plugin => ({
  name: 'fetched-beside',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      [...scriptsOf(bundle, START)]
        .filter((name) => !scriptsOf(bundle, MAIN).has(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
          // Behind what runs first.
          injectTo: 'head',
        })),
  },
  async generateBundle(_options, bundle) {
    const begun = new Set([...scriptsOf(bundle, MAIN), ...scriptsOf(bundle, START)])
    const filesOf = (language: string) =>
      [...scriptsOf(bundle, firstIn(language))].filter((name) => !begun.has(name)).map((name) => `/${name}`)
    const files = Object.fromEntries(['mix', 'it', 'en'].map((language) => [language, filesOf(language)]))
    const source = await readFile('web/public/theme.js', 'utf8')
    this.emitFile({ type: 'asset', fileName: 'theme.js', source: source.replace('= {}', `= ${JSON.stringify(files)}`) })
  },
})

/** The router's package names its development build to every bundler, with the warnings that only we can act on. */
const ROUTER_BUILD = 'node_modules/react-router/dist/production'
const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: resolve(ROUTER_BUILD, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: resolve(ROUTER_BUILD, 'dom-export.mjs') },
      ],
    },
  }),
})

export default defineConfig({
  plugins: [
    placesOfCalls(),
    leanRouter(),
    react(),
    tailwindcss(),
    serviceWorker(),
    fetchedBeside(),
    compressedAssets(),
  ],
  publicDir: 'web/public',
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 900,
    // Every browser since 2023 loads modules ahead by itself; an older one fetches them when they are imported.
    modulePreload: { polyfill: false },
    // What every screen stands on is one file, which no change of ours makes a browser fetch again.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: oneFile('session', { by: [MAIN] }) },
            { name: 'frame', test: FRAME },
            { name: oneFile('inbox', { by: [START] }) },
            { name: oneFile('words', { by: [firstIn('mix'), firstIn('en')] }) },
            // What hosts are told, which other screens name things by in every language, and what this one says.
            {
              name: oneFile('told-it', { by: [firstIn('mix')], butNot: [firstIn('en')] }),
              test: /\/workflows\/domain\//,
            },
            { name: oneFile('first', { by: [firstIn('mix')], butNot: [firstIn('en')] }) },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    strictPort: true, // Contract files are modules of the web app in development: they share the API's first path segment.
    proxy: { '^/api/(?!contract/)': { target: api, changeOrigin: false } },
  },
})
