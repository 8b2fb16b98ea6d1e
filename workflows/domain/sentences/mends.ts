import { isRecord } from '#workflows/domain/is-record.ts'
import { storable } from './sentence.ts'

/** What a host can do where a mailbox cannot be connected: said below the fault. Code → what its words are made of. Apart from the
 * sentences, as nobody needs them before the settings are open. */
export const MENDS = {
  mend_server_name: { example: 'text' },
  mend_forbidden_server: {},
  mend_port: { usual: 'text' },
  mend_gmail_app_password: {},
  mend_app_password: {},
  mend_user_and_password: { user: 'text' },
  mend_open_access: { protocol: 'text' },
  mend_browser: {},
  mend_new_password: {},
  mend_folder: { folders: 'texts' },
  mend_later: {},
  mend_outgoing: { server: 'text' },
  mend_name_server: {},
  mend_look_at_server: { server: 'text' },
  mend_ask_provider: {},
} as const satisfies Record<string, Record<string, 'text' | 'texts'>>

type MendCode = keyof typeof MENDS
type Values = { text: string; texts: string[] }
type MendParams<C extends MendCode> = { [N in keyof (typeof MENDS)[C]]: Values[(typeof MENDS)[C][N] & keyof Values] }

export type Mend = { [C in MendCode]: { code: C; params: MendParams<C> } }[MendCode]
/** The words of a language. */
export type MendWords = { readonly [C in MendCode]: (params: MendParams<C>) => string }

/** Makes it whole: what it quotes of others is text that PostgreSQL keeps. */
export const toMend = ({ code, params }: Mend): Mend =>
  ({
    code,
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, storable(value)])),
  }) as Mend

/** What a host can do about a fault, in the words of a language. */
export const mendInWords = (words: MendWords, { code, params }: Mend): string => words[code](params as never)

/** Whether stored or received data is one that this version knows, with every parameter it needs. */
export function isMend(value: unknown): value is Mend {
  if (!isRecord(value) || typeof value.code !== 'string' || !isRecord(value.params)) return false
  const { code, params } = value
  if (!Object.hasOwn(MENDS, code)) return false
  return Object.entries(MENDS[code as MendCode]).every(([name, kind]) =>
    kind === 'text' ? typeof params[name] === 'string' : Array.isArray(params[name]),
  )
}
