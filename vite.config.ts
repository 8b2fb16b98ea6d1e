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

/** Of ours, what the entry and later files share: apart, each of these small ones costs the first screen more than it holds. */
const SMALL =
  /\/(?:web\/(?:lib\/(?:cn|time|formats)|ui\/spinner|code\/until-fetched|texts\/[\w-]+)|api\/contract\/(?:words|message-status)|workflows\/domain\/(?:of-field|message-status|secrets\/placeholder-\w+|sentences\/(?!words-|mends)[\w-]+))\.tsx?$/
/** The first texts bring these sentences, by default and to whoever chose Italian. */
const TOLD = /\/workflows\/domain\/sentences\/it\/(?!mend-words)[\w-]+\.ts$/
/** Small icons that several parts fetch when they are needed: the entry names each file, and a name costs as much as an icon. */
const ICONS = /lucide-react\/dist\/esm\/icons\/(plus|x|search|circle-check|hourglass|siren|trash|trash-2)\.m?js/

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
  const wanted = new Set(Object.keys(bundle).filter((name) => chunk(name)?.isEntry))
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

/** A script with all that it imports at once. */
function withImports(bundle: Rolldown.OutputBundle, script: string): Set<string> {
  const all = new Set([script])
  for (const name of all) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) all.add(imported)
  }
  return all
}

/** Tells the script that runs first which files hold the first texts of each language: their names are known when all is built. */
const firstTexts = (): Plugin => ({
  name: 'first-texts',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
    const named = (is: (chunk: Rolldown.OutputChunk) => boolean) => withImports(bundle, chunks.find(is)?.fileName ?? '')
    const entry = named(({ isEntry }) => isEntry)
    const filesOf = (language: string) => {
      const texts = named(
        ({ facadeModuleId }) => facadeModuleId?.endsWith(`/texts/groups/first-${language}.ts`) ?? false,
      )
      return [...texts].filter((name) => !entry.has(name)).map((name) => `/${name}`)
    }
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
  plugins: [placesOfCalls(), leanRouter(), react(), tailwindcss(), serviceWorker(), firstTexts(), compressedAssets()],
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
            { name: 'frame', test: FRAME },
            { name: 'icons', test: ICONS },
            { name: 'small', test: SMALL },
            { name: 'told-it', test: TOLD },
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
