import { mkdtempSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { until } from '#tests/mailbox/mail-bench.ts'
import { rounds } from '#tests/rounds.ts'
import { startWhole } from '#tests/setup/start-whole.ts'
import { kill } from './kills/kill.ts'
import { STEPS, type Step, VICTIMS, type Victim } from './kills/steps.ts'
import { type Ending, openSystemUnderTest, type SystemUnderTest } from './kills/system-under-test.ts'

/** Whoever dies: of what others test on at the same time only the worker; of a Locanda of its own, everybody. */
const victims = rounds<readonly Victim[]>({ usual: ['Worker'], long: VICTIMS })
const KILLS_IN_A_ROW = rounds({ usual: 2, long: 6 })
const TIMEOUT_MS = rounds({ usual: 300_000, long: 1_200_000 })
const WATCHED_AGAIN_MS = 90_000

let parts = inject('parts')
let system: SystemUnderTest
let stop = async () => {}
beforeAll(async () => {
  if (victims.length > 1) await startOwn()
  system = await openSystemUnderTest(parts)
  await system.watchedSince(new Date(0))
}, 300_000)
afterAll(async () => {
  await system.close()
  await stop()
})

async function startOwn() {
  const dataDir = mkdtempSync(join(tmpdir(), 'locanda-kills-'))
  await chmod(dataDir, 0o711)
  const own = await startWhole({ dataDir, say: (line) => void process.stderr.write(`${line}\n`) })
  parts = own.parts
  stop = async () => {
    await own.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** 0 lost, 0 double, 0 silent. */
function expectedOf({ answers, unknownAfter = [] }: Step, victim: Victim): Ending {
  const isUnknown = unknownAfter.includes(victim)
  const mails = answers.includes('sent') ? (isUnknown ? expect.toBeOneOf([0, 1]) : 1) : 0
  return { stored: 1, answers: isUnknown ? ['outcome_unknown'] : answers, mails }
}

describe.each(victims)('%s killed at every step of a message', (victim) => {
  let killedAt = new Date(0)
  const guests = new Map<string, string>()

  // What each leaves is picked up while the next ones are killed: nobody waits for its end in between.
  test('stands at each when it is killed', { timeout: TIMEOUT_MS }, async () => {
    for (const step of STEPS) {
      // What arrives is seen at once by who watches, and only then can it be held in the middle.
      if (step.isByMail) await system.watchedSince(killedAt)
      const { guest, stop: held } = await step.reach(system)
      await held.reached
      killedAt = new Date()
      await kill(parts, victim, system)
      await held.release()
      guests.set(step.name, guest)
    }
  })

  test.each(STEPS)(
    '$name: nothing is lost, nothing goes out twice, nothing is silent',
    { timeout: TIMEOUT_MS },
    async (step) => {
      const guest = guests.get(step.name)
      if (guest === undefined) throw new Error('It was not reached')
      expect(await system.ending(guest)).toEqual(expectedOf(step, victim))
    },
  )
})

test(`a mailbox is watched again after ${KILLS_IN_A_ROW} kills of the worker in a row`, {
  timeout: KILLS_IN_A_ROW * WATCHED_AGAIN_MS,
}, async () => {
  for (let nth = 0; nth < KILLS_IN_A_ROW; nth++) {
    const killedAt = new Date()
    await kill(parts, 'Worker', system)
    await system.watchedSince(killedAt)
    const guest = await system.guestMails()
    await until(
      () => system.bench.messages(),
      (rows) => rows.some(({ fromAddress }) => fromAddress === guest),
    )
  }
})
