import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '#scripts/parts/wait-until.ts'
import type { Answer } from '#tests/api/contract-client.ts'
import { type Holds, holdAt } from './holds.ts'
import { kill, type Victim } from './kill.ts'
import type { Arranged, Step } from './steps.ts'
import type { Ending, SystemUnderTest } from './system-under-test.ts'

export type Ended = { ending: Ending; seconds: number }

/** Shorter than any limit on a transaction that waits: who has stood too long is let go, and others are sent. */
const STAND_SECONDS = 8
const TRIES = 8
const BACK_SECONDS = 90
const LOOK_EVERY_MS = 500

/**
 * Brings a message of a host of its own to every step, kills while all of them stand there, and lets them go.
 * Answers, in the order of the steps, what becomes of each, once nothing of it waits for a machine any more.
 */
export async function killAt(
  steps: readonly Step[],
  victim: Victim,
  system: SystemUnderTest,
): Promise<Promise<Ended>[]> {
  const { arranged, first, holds } = await bringTo(steps, system)
  const killedAt = performance.now()
  const isBack = await kill(victim, system)
  await holds.release()
  if (!(await waitUntil(isBack, { seconds: BACK_SECONDS }))) throw new Error(`${victim} did not come back`)
  return arranged.map((one, nth) => {
    const ended = endOf(one, { first: first[nth], killedAt, system })
    // Whoever awaits it hears of a failure, later.
    ended.catch(() => undefined)
    return ended
  })
}

type Held = { arranged: Arranged[]; first: (Promise<Answer | undefined> | undefined)[]; holds: Holds }

/** On a machine that is too busy they may not all come to stand at the same time: then new ones are sent. */
async function bringTo(steps: readonly Step[], system: SystemUnderTest): Promise<Held> {
  let missing: string[] = []
  for (let tries = 0; tries < TRIES; tries++) {
    const arranged = await Promise.all(steps.map((step) => step.arrange(system)))
    const holds = await holdAt(
      arranged.map(({ at }) => at),
      system,
    )
    const first: Held['first'] = []
    missing = await send(arranged, { holds, first }).then((numbers) => numbers.flatMap((nth) => steps[nth]?.name ?? []))
    if (missing.length === 0) return { arranged, first, holds }
    await holds.release()
    await Promise.all(arranged.map(({ host }) => host.leave()))
  }
  throw new Error(`Never stood while the others did: ${missing.join('; ')}`)
}

/** Answers the numbers of those who do not stand in time. */
async function send(arranged: readonly Arranged[], { holds, first }: Pick<Held, 'holds' | 'first'>) {
  const until = performance.now() + STAND_SECONDS * 1000
  const missing = async (isMeant: (one: Arranged) => boolean) => {
    const ofMeant = async () =>
      (await holds.missing()).filter((nth) => arranged[nth] !== undefined && isMeant(arranged[nth]))
    await waitUntil(async () => (await ofMeant()).length === 0, { seconds: (until - performance.now()) / 1000 })
    return ofMeant()
  }
  await Promise.all(arranged.flatMap(({ begin }) => begin?.() ?? []))
  const late = await missing(({ ask }) => ask === undefined)
  if (late.length > 0) return late
  // Last: the API lets a call of the host wait less long than the worker its work.
  first.push(...arranged.map(({ ask }) => ask?.().catch(() => undefined)))
  await Promise.all(arranged.flatMap(({ meanwhile }) => meanwhile?.() ?? []))
  return missing(() => true)
}

type Killed = { first: Promise<Answer | undefined> | undefined; killedAt: number; system: SystemUnderTest }

async function endOf(one: Arranged, { first, killedAt, system }: Killed): Promise<Ended> {
  if (one.ask !== undefined) await untilAnswered(one.ask, await first)
  await one.afterwards?.()
  for (;;) {
    const { ending, isOver } = await system.look(one.host, one.guest)
    if (!isOver) await pause(LOOK_EVERY_MS)
    else {
      const seconds = (performance.now() - killedAt) / 1000
      await one.host.leave()
      return { ending, seconds }
    }
  }
}

/** As a browser does: the same call under the same key until the API has answered. Asked once more it says the same. */
async function untilAnswered(ask: () => Promise<Answer>, first: Answer | undefined): Promise<void> {
  for (let answer = first, times = 0; times < 2; answer = await ask().catch(() => undefined)) {
    if (answer === undefined || answer.status >= 500) await pause(LOOK_EVERY_MS)
    else if (answer.status >= 300) throw new Error(`The host was refused: ${answer.status} ${answer.text}`)
    else times++
  }
}
