import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startMeasuredSystem } from './bench/measured-system.ts'
import { root } from './parts/root.ts'
import { contactSheet } from './screens/contact-sheet.ts'
import { jobTable, measureJobs } from './screens/measure-jobs.ts'
import { openChromium, type Picture, takePictures } from './screens/take-pictures.ts'

/** Which picture stands where in README and docs. */
const IN_DOCUMENTS: { screen: string; file: string }[] = [
  { screen: 'chat', file: 'docs/pictures/chat.png' },
  { screen: 'dashboard', file: 'docs/pictures/dashboard.png' },
]
const folder = join(root, 'dist/screens')
const say = (line: string) => void process.stdout.write(`${line}\n`)

/** `npm run screens`: every screen of a Locanda of its own, a contact sheet, the pictures of the documents, and what each job takes. */
const { system, stop } = await startMeasuredSystem(say, { UNDO_SECONDS: '10' })
try {
  const browser = await openChromium(say)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const pictures = await takePictures(system.run, browser, folder)
  const sheet = join(folder, 'contact-sheet.html')
  writeFileSync(sheet, contactSheet(pictures))
  for (const { screen, file } of IN_DOCUMENTS) copyFileSync(join(folder, wide(pictures, screen)), join(root, file))
  const jobs = jobTable(await measureJobs(system.run, browser))
  writeFileSync(join(folder, 'jobs.md'), `${jobs}\n`)
  await browser.close()
  say(`${jobs}\n\n${pictures.length} pictures: ${sheet}`)
} finally {
  await stop()
}

function wide(pictures: Picture[], screen: string): string {
  const found = pictures.find((one) => one.screen === screen && one.view === '1440' && one.theme === 'light')
  if (found === undefined) throw new Error(`There is no picture of ${screen}`)
  return found.file
}
