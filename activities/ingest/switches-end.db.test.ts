import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openSource } from '#activities/ingest/open-source.ts'
import { watchSource } from '#activities/ingest/watch-source.ts'
import { openMailBench } from '#tests/mailbox/mail-bench.ts'
import { switchBackToNormal } from '#tests/safety/normal-switches.ts'

test('when the .eml switch ends by itself, a source goes back to its mailbox with no word from anybody', async () => {
  const bench = await openMailBench(inject('parts'), { emlFolder: await mkdtemp(join(tmpdir(), 'locanda-eml-')) })
  onTestFinished(async () => {
    await switchBackToNormal()
    await bench.close()
  })
  const own = await bench.addMailbox()
  await bench.deps.engineDb.$executeRaw`
    update debug_settings set eml_mock = true, switched_until = clock_timestamp() + interval '3 seconds' where id = 1`
  expect((await openSource(bench.deps, own)).readsEmlFolder).toBe(true)
  expect(await watchSource(bench.deps, own, new AbortController().signal)).toBe('again')
  expect((await openSource(bench.deps, own)).readsEmlFolder).toBe(false)
})
