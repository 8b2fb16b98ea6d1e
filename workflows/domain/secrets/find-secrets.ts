import { findKeyPlaces, namesKey } from './key-places.ts'
import { findNamedValues } from './named-values.ts'
import { type Cue, type CuedSentence, readable, readSentences, type Span } from './read-secret-text.ts'
import type { SecretKind } from './secret-kinds.ts'
import { findShapes } from './shapes.ts'

export type FoundSecret = { kind: SecretKind; value: string }

type Found = Span & { kind: SecretKind; isLabelled: boolean }

/** What the nearest words say that a value opens; before it counts for more than behind it. */
function kindOf(span: Span, cues: Cue[]): { kind: SecretKind; isLabelled: boolean } {
  const distance = (cue: Cue) => (cue.end <= span.start ? span.start - cue.end : (cue.start - span.end) * 3 + 10)
  const byNearness = cues
    .filter(({ cue }) => cue !== 'keypad' && cue !== 'code')
    .toSorted((a, b) => distance(a) - distance(b))
  const place = byNearness.find(({ reach, cue }) => reach === 'place' && cue !== 'key')
  const name = byNearness.find(({ reach }) => reach === 'value')
  const isWifi = place === undefined || place.cue === 'wifi'
  if (name !== undefined && isWifi && name.cue === 'network') return { kind: 'wifi_name', isLabelled: true }
  if (name?.cue === 'login') return { kind: 'login', isLabelled: true }
  if (place?.kind) return { kind: place.kind, isLabelled: name?.cue === 'password' }
  return { kind: name?.cue === 'password' ? 'wifi_password' : 'door_code', isLabelled: name !== undefined }
}

/** Spans that overlap are one secret. */
function merge(spans: Found[]): Found[] {
  const merged: Found[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1)
    if (last !== undefined && span.start < last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  return merged
}

/** 'Wi-Fi: CasaMelo, Granata77': of two that nothing names, the first is the network. */
function nameNetwork(found: Found[]): Found[] {
  const unnamed = found.filter(({ kind, isLabelled }) => kind === 'wifi_password' && !isLabelled)
  const [first] = unnamed
  if (unnamed.length < 2 || first === undefined) return found
  return found.map((one) => (one === first ? { ...one, kind: 'wifi_name' } : one))
}

function inSentence(sentences: CuedSentence[], index: number): Found[] {
  const sentence = sentences[index]
  if (sentence === undefined) return []
  const before = sentences[index - 1]
  const around = [...(before?.cues ?? []), ...(sentences[index + 1]?.cues ?? [])]
  const hidden = findKeyPlaces(sentence, { near: namesKey(before) }).map((span) => ({
    ...span,
    kind: 'key_place' as const,
    isLabelled: true,
  }))
  if (sentence.cues.length === 0) {
    if (around.length === 0) return []
    return merge([
      ...hidden,
      ...findShapes(sentence, { near: true, isCoded: around.some(({ reach }) => reach === 'value') }).map((span) => ({
        ...span,
        ...kindOf(span, around),
      })),
    ])
  }
  const spans = [...findShapes(sentence, { near: false }), ...findNamedValues(sentence)]
  return merge([...hidden, ...nameNetwork(merge(spans.map((span) => ({ ...span, ...kindOf(span, sentence.cues) }))))])
}

/**
 * Whatever in a text may open something: a code, a password, the place of a key. Doubt is a secret: only what is known to be
 * harmless (a time, a price, a floor …) is none. In the order of the text, each once.
 */
export function findSecrets(text: string): FoundSecret[] {
  const visible = readable(text)
  const sentences = readSentences(visible)
  const found = sentences.flatMap((sentence, index) =>
    // A value is on one line: the next may be another message.
    inSentence(sentences, index).flatMap(({ kind, start, end }) =>
      sentence.text
        .slice(start, end)
        .split('\n')
        .map((value) => ({ kind, value: value.trim() })),
    ),
  )
  const once = new Map<string, FoundSecret>()
  for (const one of found) if (/[\p{L}\p{N}]/u.test(one.value) && !once.has(one.value)) once.set(one.value, one)
  return [...once.values()]
}
