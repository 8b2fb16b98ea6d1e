import type { Ended } from './play-kill.ts'

/** What was seen of every victim at every step: a line a step, a column a victim, for a reader. */
export function createMatrix(steps: readonly { name: string }[]) {
  const seen = new Map<string, Map<string, string>>()
  return {
    note(victim: string, step: string, { ending, seconds }: Ended) {
      const column = seen.get(victim) ?? new Map<string, string>()
      const { answers, mails } = ending
      seen.set(victim, column.set(step, `${answers.join(' + ')}, ${mails} sent, ${seconds.toFixed(0)} s`))
    },
    lines(): string[] {
      const victims = [...seen.keys()]
      const cells = (name: string) => victims.map((victim) => seen.get(victim)?.get(name) ?? 'not reached')
      const row = (first: string, more: readonly string[]) => `| ${[first, ...more].join(' | ')} |`
      return [
        row('killed while the message was', victims),
        row(
          '---',
          victims.map(() => '---'),
        ),
        ...steps.map(({ name }) => row(name, cells(name))),
      ]
    },
  }
}
