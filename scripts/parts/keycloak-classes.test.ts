import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { classArchive } from './keycloak-classes.ts'

let distribution: string
beforeEach(() => {
  distribution = mkdtempSync(join(tmpdir(), 'locanda-classes-'))
})
afterEach(() => rmSync(distribution, { recursive: true }))

const prepare = (mayWrite = true) => classArchive({ java: process.execPath, distribution, mayWrite })

async function writeAndEnd(wasKilled: boolean) {
  const { args, afterEnd } = await prepare()
  const draft = args[0]?.replace('-XX:ArchiveClassesAtExit=', '') ?? ''
  writeFileSync(draft, 'classes')
  await afterEnd?.({ wasKilled })
}

test('the first run writes the classes that the next ones read', async () => {
  await writeAndEnd(false)
  const { args, afterEnd } = await prepare()
  expect(args).toEqual([expect.stringMatching(/^-XX:SharedArchiveFile=.*classes-[0-9a-f]{12}\.jsa$/)])
  expect(afterEnd).toBeUndefined()
})

test('what was killed while it was written is no archive, and does not stay', async () => {
  await writeAndEnd(true)
  expect(readdirSync(distribution)).toEqual([])
  const abandoned = join(distribution, 'classes-0.jsa.1.part')
  writeFileSync(abandoned, 'half')
  utimesSync(abandoned, 0, 0)
  expect((await prepare()).args[0]).toContain('ArchiveClassesAtExit')
  expect(existsSync(abandoned)).toBe(false)
})

test('what is thrown away soon writes none, and reads one that is there', async () => {
  expect(await prepare(false)).toEqual({ args: [] })
  await writeAndEnd(false)
  expect((await prepare(false)).args[0]).toContain('SharedArchiveFile')
})
