import { escaped } from '#activities/channels/relay/escaped.ts'
import type { Frame, LabelKind } from '#activities/channels/relay/languages/frame.ts'
import { LANGUAGES } from '#activities/channels/relay/languages/languages.ts'
import type { Platform } from '#activities/channels/relay/platforms/platform.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { keyOf } from './line-key.ts'
import { type Phrases, phrasesOf, withBrands } from './phrases.ts'

export type Labels = ReadonlyMap<string, readonly LabelKind[]>
export type CompiledFrame = {
  begins: Phrases
  ends: Phrases
  amid: Phrases
  hosts: Phrases
  profiles: Phrases
  all: Phrases
  labels: Labels
  hostPages: RegExp
  /** Any of its names in a folded text. */
  brands: RegExp
  headsWithHouse: boolean
  /** What stands below its name for the house, as lines are compared. */
  belowTitle: readonly string[]
  saysKind: boolean
  quotes: boolean
}

const NUMBER = /^(?:numéro|numero|número|numer|nummer|číslo|number)(?= )/iu
const SHORT = ['N°', 'Nº', 'N.', 'No.', 'Nr.', 'Nr', 'Núm.', 'Č.']
/** `Numéro d'itinéraire`, and `N° d'itinéraire`. */
const shortened = (label: string): string[] =>
  NUMBER.test(label) ? [label, ...SHORT.map((short) => label.replace(NUMBER, short))] : [label]

/** `la demande de {name}` is `d'Anne`, and `o pedido de` is `do Rui` and `da Rita`. */
const withArticles = (line: string): string[] =>
  / d[ei] \{name\}/.test(line)
    ? [line, ...["d'", 'do ', 'da '].map((article) => line.replace(/ d[ei] \{name\}/, ` ${article}{name}`))]
    : [line]

const FRAMES_OF = (platform: Platform): readonly Partial<Frame>[] => [...LANGUAGES, platform.frame]

/** What a platform writes around its guests' words: what all write alike, and its own. */
export function compileFrame(platform: Platform): CompiledFrame {
  const frames = FRAMES_OF(platform)
  const { brands } = platform
  const of = (part: 'begins' | 'ends' | 'profiles' | 'amid' | 'hosts' | 'others') =>
    withBrands(frames.flatMap((frame) => frame[part] ?? []).flatMap(withArticles), brands)
  const labels = new Map<string, LabelKind[]>()
  for (const { labels: some = {} } of frames) {
    for (const [kind, names] of Object.entries(some) as [LabelKind, readonly string[]][]) {
      for (const key of names.flatMap(shortened).map(keyOf)) {
        const kinds = labels.get(key) ?? []
        if (!kinds.includes(kind)) labels.set(key, [...kinds, kind])
      }
    }
  }
  return {
    begins: phrasesOf([...of('begins'), ...of('profiles')], brands),
    profiles: phrasesOf(of('profiles'), brands),
    ends: phrasesOf(of('ends'), brands),
    amid: phrasesOf(of('amid'), brands),
    hosts: phrasesOf(of('hosts'), brands),
    all: phrasesOf(
      [...of('begins'), ...of('profiles'), ...of('ends'), ...of('amid'), ...of('hosts'), ...of('others')],
      brands,
    ),
    hostPages: platform.hostPages,
    brands: new RegExp(
      String.raw`(?<!\p{L})(?:${brands.map((brand) => escaped(fold(brand))).join('|')})(?!\p{L})`,
      'u',
    ),
    headsWithHouse: platform.headsWithHouse ?? false,
    belowTitle: (platform.belowTitle ?? []).map(keyOf),
    saysKind: platform.saysKind ?? false,
    quotes: platform.quotes ?? false,
    labels,
  }
}
