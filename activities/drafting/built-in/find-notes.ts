import { TOPICS } from '#activities/drafting/built-in/topics.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import { kindOfName, placeholderOf, placeholdersIn } from '#workflows/domain/secrets/placeholders.ts'
import { kindsNamedIn } from '#workflows/domain/secrets/read-secret-text.ts'
import type { SecretKind } from '#workflows/domain/secrets/secret-kinds.ts'
import type { Topic } from '#workflows/domain/topic.ts'

/** What the host wrote about a topic; `language` null where it cannot be told. */
export type Note = { sentence: string; fact: string; language: DraftLanguage | null }

const NOTES_PER_TOPIC = 2

/** A note that gives a code or a password is for who asks for it, and for nobody else. */
const SECRET_TOPICS = new Set<Topic>(['wifiPassword', 'access'])
const SECRET_NOTE = TOPICS.filter(([topic]) => SECRET_TOPICS.has(topic)).map(
  ([, pattern]) => new RegExp(pattern.source, 'u'),
)
const isSecret = (sentence: string) =>
  placeholdersIn(sentence).length > 0 || SECRET_NOTE.some((pattern) => pattern.test(fold(sentence)))

/** A network's name tells nobody whether there is a network. */
const NETWORK = /\b(?:network|rete|netz(?:werk)?|reseau|red|ssid)\b/u

/** Topics whose words stand in many notes that are not about them. */
const NEEDS: Partial<Record<Topic, Topic[]>> = {
  wifiPassword: ['wifiPassword'],
  directions: ['directions', 'transport'],
  access: ['access'],
}

/** The host's own sentences about a topic, from the additional information and the texts among the extras. */
export function findNotes(topic: Topic, { property }: Situation): Note[] {
  if (property === null) return []
  const texts = [
    { fact: 'property.additionalInfo', text: property.additionalInfo ?? '' },
    ...property.extras.flatMap(({ key, value }) =>
      typeof value === 'string' ? [{ fact: `extra.${key}`, text: value }] : [],
    ),
  ]
  return texts.flatMap(({ fact, text }) => notesIn(text, fact, topic)).slice(0, NOTES_PER_TOPIC)
}

function notesIn(text: string, fact: string, topic: Topic): Note[] {
  const whole = detectLanguage(text)
  const wanted = NEEDS[topic] ?? [topic]
  const patterns = TOPICS.filter(([name]) => wanted.includes(name)).map(
    ([, pattern]) => new RegExp(pattern.source, 'u'),
  )
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.length > 3 && sentence.length <= 400 && patterns.some((pattern) => pattern.test(fold(sentence))),
    )
    .filter((sentence) => (SECRET_TOPICS.has(topic) ? placeholdersIn(sentence).length === 0 : !isSecret(sentence)))
    .filter((sentence) => topic !== 'wifi' || !NETWORK.test(fold(sentence)))
    .map((sentence) => ({ sentence, fact, language: detectLanguage(sentence) ?? whole }))
}

const WAYS_IN: SecretKind[] = ['gate_code', 'door_code', 'intercom_code', 'key_box_code', 'key_place']
const KINDS: Partial<Record<Topic, SecretKind[]>> = { access: WAYS_IN, wifiPassword: ['wifi_name', 'wifi_password'] }

export type NotedSecret = { kind: SecretKind; placeholder: string; fact: string }

/** The placeholders of the secrets that a question is about, where the host wrote them down. */
export function findPlaceholders(topic: Topic, { facts, questions }: Situation): NotedSecret[] {
  const usual = KINDS[topic]
  if (usual === undefined) return []
  const noted = facts.flatMap(({ id, text }) =>
    placeholdersIn(text).flatMap((name) => {
      const kind = kindOfName(name)
      return kind === null ? [] : [{ kind, placeholder: placeholderOf(name), fact: id }]
    }),
  )
  if (topic !== 'access') return noted.filter(({ kind }) => usual.includes(kind))
  const named = kindsNamedIn(questions.map(({ text }) => text).join('\n'))
  const asked = noted.filter(({ kind }) => named.has(kind) && !kind.startsWith('wifi'))
  return asked.length > 0 ? asked : noted.filter(({ kind }) => usual.includes(kind))
}

/** An extra that the host added under a name of their own: `Washing machine: yes`. */
export function findOwnExtra(topic: Topic, { property }: Situation): { key: string; value: boolean | number } | null {
  const pattern = TOPICS.find(([name]) => name === topic)?.[1]
  if (property === null || pattern === undefined) return null
  const extra = property.extras.find(
    ({ key, value }) => typeof value !== 'string' && new RegExp(pattern.source, 'u').test(fold(key)),
  )
  return extra === undefined || typeof extra.value === 'string' ? null : { key: extra.key, value: extra.value }
}
