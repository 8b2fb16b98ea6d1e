import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** What one load of an address took: milliseconds to its largest paint, by how much it shifted, kilobytes of its scripts, compressed. */
export type PageLoad = { paintMs: number; shifts: number; scriptKilobytes: number }

/** What a browser still does in its idle time after a screen stands is no part of its load. */
const SETTLED_MS = 1_500
/** Shifts are told in thousandths, as browsers' own tools do. */
const THOUSAND = 1_000

/** Loads an address anew, until `ready` stands and nothing has painted or moved for a while. */
export async function loadPage(page: Page, url: string, ready: string): Promise<PageLoad> {
  await page.goto(url)
  await page.locator(ready).locator('visible=true').first().waitFor()
  const { scripts, ...seen } = await page.evaluate(readEntries, SETTLED_MS)
  const bodies = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).body()))
  return {
    ...seen,
    shifts: Math.round(seen.shifts * THOUSAND) / THOUSAND,
    scriptKilobytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000,
  }
}

/** In the page: what the browser has noted since it began. A shift behind a key or a click is what somebody asked for. */
function readEntries(settledMs: number): Promise<{ paintMs: number; shifts: number; scripts: string[] }> {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  let paintMs = 0
  let shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paintMs = Math.max(paintMs, entry.startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const scripts = () => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    ),
  ]
  return new Promise((resolve) => setTimeout(() => resolve({ paintMs, shifts, scripts: scripts() }), settledMs))
}
