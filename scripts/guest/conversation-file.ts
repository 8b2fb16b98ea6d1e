import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a reply needs of the conversation before it. */
export type Conversation = { to: string; subject: string; messageIds: string[] }

type Kept = Record<string, Conversation>

const fileOf = (dataDir: string) => join(dataDir, 'guest.json')

const readAll = (dataDir: string): Kept =>
  existsSync(fileOf(dataDir)) ? (JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Kept) : {}

/** The last conversation of this guest. */
export const lastConversation = (dataDir: string, from: string): Conversation | undefined => readAll(dataDir)[from]

/** Remembers a guest's conversation for the next call, readable by this user alone. */
export function keepConversation(dataDir: string, from: string, conversation: Conversation) {
  writeFileSync(fileOf(dataDir), JSON.stringify({ ...readAll(dataDir), [from]: conversation }, undefined, 2), {
    mode: 0o600,
  })
}
