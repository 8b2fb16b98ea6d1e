import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { childrenOf, isNode, type Node } from '#tests/documents/functions-of-module.ts'

const web = join(import.meta.dirname, '..')

/** Why a type is said that the compiler cannot know, and where. None is of an answer: the contract types those. */
const CASTS: readonly (readonly [why: string, casts: readonly string[]])[] = [
  [
    'a property of one’s own is none of CSS',
    [
      'features/chats/chat-row.tsx',
      'features/conversation/formatted-mail.tsx',
      'features/conversation/phone-sheet.tsx',
      'ui/avatar.tsx',
      'ui/toaster.tsx',
    ].map((file) => `${file}: CSSProperties`),
  ],
  [
    'keys of an object that stands in the code, and what is made from them, come as any text',
    [
      'features/properties/mark-secret-form.tsx: [SecretKind, string][]',
      "features/properties/use-listing.ts: keyof ListingView['property']",
      'features/settings/debug-values.ts: [ keyof typeof SERVER_NAMES, keyof DebugSettingsInput & keyof DebugSettings, ][]',
      'features/settings/debug-values.ts: DebugValues',
      'features/settings/debug-values.ts: DebugSettingsInput',
      'lib/shortcuts.ts: ShortcutName[]',
      ...Array.from({ length: 3 }, () => 'lib/shortcuts.ts: ShortcutName'),
      'shell/shortcut-help.tsx: ShortcutName[]',
      'texts/groups.ts: GroupName[]',
    ],
  ],
  [
    'a choice of a list comes as any text',
    [
      'features/properties/mark-secret-form.tsx: SecretKind',
      "features/settings/sources/email-form.tsx: Exclude<PresetName, 'custom'>",
      'features/settings/sources/email-form.tsx: TlsMode',
      'ui/fact-value-input.tsx: FactValue',
    ],
  ],
  [
    'the type of a form is open where it is written for every form',
    [
      'features/settings/sources/email-values.ts: Partial<T>',
      'features/settings/sources/use-source-form.ts: DefaultValues<T>',
      'lib/form-errors.ts: FieldPath<T>',
      'lib/form-errors.ts: z.output<S>',
      'ui/form-field.tsx: { message?: string } | undefined',
    ],
  ],
  [
    'a value is wider than what stands there first',
    [
      'features/analytics/read-analytics.ts: string | null',
      'features/replay/read-replays.ts: string | null',
      'texts/groups.ts: string',
      'texts/say.ts: Texts',
    ],
  ],
  [
    'texts that have one for some keys, or are asked by any',
    [
      'texts/en/properties.ts: Partial<Record<string, string>>',
      'texts/en/told.ts: Partial<Record<string, string>>',
      'texts/it/analytics.ts: Record<AnalyticsWeeks, string>',
      'texts/it/analytics.ts: Record<AnswerKind, string>',
      'texts/it/fact-names.ts: Partial<Record<string, string>>',
      ...Array.from({ length: 2 }, () => 'texts/it/inbox.ts: Partial<Record<string, string>>'),
      'texts/it/properties.ts: Partial<Record<string, string>>',
      'texts/it/told.ts: Partial<Record<string, string>>',
    ],
  ],
  ['a place of a popover is asked for by another type of reference', ['ui/popover.tsx: RefObject<HTMLElement | null>']],
]

const SAYS_A_TYPE = new Set(['TSAsExpression', 'TSTypeAssertion', 'TSNonNullExpression'])

/** The types that are said in a module, but `const`. */
function castsIn(source: string, file: string): string[] {
  const below = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(below)]
  return below(parseSync(file, source).program as unknown as Node).flatMap((node) => {
    if (!SAYS_A_TYPE.has(node.type)) return []
    const { typeAnnotation: type } = node
    const said = isNode(type) ? source.slice(type.start, type.end).replace(/\s+/g, ' ') : '!'
    return said === 'const' ? [] : [said]
  })
}

test('no answer is said to be of another type: no type is said at all but where it is told why', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const found = files.flatMap((file) =>
    castsIn(readFileSync(join(web, file), 'utf8'), file).map((type) => `${file}: ${type}`),
  )
  expect(found.toSorted()).toEqual(CASTS.flatMap(([, casts]) => casts).toSorted())
})

test.each([
  ["const answer = await call('listRows')\nreturn answer as unknown as Row[]", ['Row[]', 'unknown']],
  ['const rows = useSources().data as SourceView[]', ['SourceView[]']],
  ['const rows = <Row[]>useSources().data', ['Row[]']],
  ['const name = useSources().data!.name', ['!']],
  ['const KINDS = [1, 2] as const', []],
])('%j says %j', (source, types) => {
  expect(castsIn(`async () => { ${source} }`, 'module.ts')).toEqual(types)
})
