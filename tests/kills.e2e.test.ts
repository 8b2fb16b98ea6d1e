import { mkdtempSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { until } from '#tests/mailbox/mail-bench.ts'
import { rounds } from '#tests/rounds.ts'
import { isRunning } from '#tests/setup/find-process.ts'
import { startWhole } from '#tests/setup/start-whole.ts'
import { kill, PART, VICTIMS, type Victim } from './kills/kill.ts'
import { createMatrix } from './kills/matrix.ts'
import { type Ended, killAt } from './kills/play-kill.ts'
import { STEPS, type Step } from './kills/steps.ts'
import { type Ending, newGuest, openSystemUnderTest, type SystemUnderTest } from './kills/system-under-test.ts'

/** In the short form nobody dies whom other runs may lean on. */
const victims = rounds<readonly Victim[]>({ usual: ['worker'], long: VICTIMS })
const KILLS_IN_A_ROW = rounds({ usual: 2, long: 6 })
const TIMEOUT_MS = 300_000
const WATCHED_AGAIN_MS = 60_000

let system: SystemUnderTest
let stop = async () => {}
const matrix = createMatrix(STEPS)

beforeAll(async () => {
  const given = inject('parts')
  // Parts that several runs share are no run's to kill.
  const isOurs = victims.every((victim) => isRunning(given, PART[victim]))
  system = await openSystemUnderTest(isOurs ? given : await startOwn())
}, 300_000)
afterAll(async () => {
  process.stdout.write(`\n${matrix.lines().join('\n')}\n`)
  await system.close()
  await stop()
})

async function startOwn() {
  const dataDir = mkdtempSync(join(tmpdir(), 'locanda-kills-'))
  await chmod(dataDir, 0o711)
  const own = await startWhole({ dataDir, say: (line) => void process.stderr.write(`${line}\n`) })
  stop = async () => {
    await own.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return own.parts
}

/** 0 lost, 0 double, 0 silent. */
function expectedOf({ answers, unknownAfter = {} }: Step, victim: Victim): Ending {
  const unknown = unknownAfter[victim]
  if (unknown !== undefined) return { stored: 1, answers: ['outcome_unknown'], mails: unknown }
  return { stored: 1, answers, mails: answers.includes('sent') ? 1 : 0 }
}

describe.each(victims)('the %s killed while a message stands at every step', (victim) => {
  let ended: Promise<Ended>[] = []

  test('all of them stand', { timeout: TIMEOUT_MS }, async () => {
    ended = await killAt(STEPS, victim, system)
  })

  test.each(STEPS.map((step, nth) => ({ ...step, nth })))(
    '$name: nothing is lost, nothing goes out twice, nothing is silent',
    { timeout: TIMEOUT_MS },
    async ({ nth, ...step }) => {
      const one = await ended[nth]
      if (one === undefined) throw new Error('It was not reached')
      matrix.note(victim, step.name, one)
      expect(one.ending).toEqual(expectedOf(step, victim))
    },
  )
})

test(`a mailbox is watched again after ${KILLS_IN_A_ROW} kills of the worker in a row`, {
  timeout: KILLS_IN_A_ROW * WATCHED_AGAIN_MS,
}, async () => {
  const host = await system.newHost()
  await host.watch()
  for (let nth = 0; nth < KILLS_IN_A_ROW; nth++) {
    const killedAt = new Date()
    await kill('worker', system)
    await host.watchedSince(killedAt)
    const guest = newGuest()
    await host.mailFrom(guest)
    await until(
      () => host.messages(),
      (rows) => rows.some(({ fromAddress }) => fromAddress === guest),
    )
  }
})
