import type { Page } from 'playwright-core'

export const KEYS = 40

/** Milliseconds from each of 40 presses to the frame that shows it. */
export async function keyDelays(page: Page, key: string): Promise<number[]> {
  await page.evaluate(() => {
    const kept = globalThis as unknown as { keyDelays?: number[] }
    const isFollowed = kept.keyDelays !== undefined
    kept.keyDelays = []
    const onKey = (event: KeyboardEvent) =>
      requestAnimationFrame(() => setTimeout(() => kept.keyDelays?.push(performance.now() - event.timeStamp)))
    if (!isFollowed) addEventListener('keydown', onKey, true)
  })
  for (let turn = 0; turn < KEYS; turn++) {
    await page.keyboard.press(key)
    await page.waitForTimeout(50)
  }
  return page.evaluate(() => (globalThis as unknown as { keyDelays: number[] }).keyDelays)
}
