import type { Situation } from '#activities/drafting/situation.ts'
import { kindOfName, placeholderOf, placeholdersIn } from '#workflows/domain/secrets/placeholders.ts'
import { kindsNamedIn } from '#workflows/domain/secrets/read-secret-text.ts'
import type { SecretKind } from '#workflows/domain/secrets/secret-kinds.ts'

const WAYS_IN: SecretKind[] = ['gate_code', 'door_code', 'intercom_code', 'key_box_code', 'key_place']
const KINDS = { access: WAYS_IN, wifiPassword: ['wifi_name', 'wifi_password'] } as const satisfies Record<
  string,
  readonly SecretKind[]
>

export type NotedSecret = { kind: SecretKind; placeholder: string; fact: string }

/** The placeholders of the secrets that a question is about, where the host wrote them down. */
export function findPlaceholders(subject: keyof typeof KINDS, { facts, questions }: Situation): NotedSecret[] {
  const noted = facts.flatMap(({ id, text }) =>
    placeholdersIn(text).flatMap((name) => {
      const kind = kindOfName(name)
      return kind === null ? [] : [{ kind, placeholder: placeholderOf(name), fact: id }]
    }),
  )
  const usual: readonly SecretKind[] = KINDS[subject]
  if (subject === 'wifiPassword') return noted.filter(({ kind }) => usual.includes(kind))
  const named = kindsNamedIn(questions.map(({ text }) => text).join('\n'))
  const asked = noted.filter(({ kind }) => named.has(kind) && !kind.startsWith('wifi'))
  return asked.length > 0 ? asked : noted.filter(({ kind }) => usual.includes(kind))
}
