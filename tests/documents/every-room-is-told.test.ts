import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const ROOMS = [
  'web',
  'api',
  'workflows',
  'workflows/domain',
  'activities',
  'activities/channels',
  'activities/drafting',
  'outside',
  'prisma',
]
/** Made by a tool; parts of the story that the room around them tells. */
const UNTOLD = ['generated', 'built-in', 'model']

/** `## `room/`` to the next heading: what is said of a room, with the rooms in it. */
const document = readFileSync(join(root, 'docs/rooms.md'), 'utf8')
const sections = document.split(/^#{2,3} /m)
const toldOf = (room: string): string =>
  sections.filter((section) => section.startsWith(`\`${room}/\``)).join('') ||
  toldOf(room.split('/').slice(0, -1).join('/'))

test.each(ROOMS)('every folder of %s stands in the document of rooms', (room) => {
  const folders = readdirSync(join(root, room), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name).filter((name) => !UNTOLD.includes(name))
  const told = toldOf(room)
  expect(names.filter((name) => !told.includes(`\`${name}/\``) && !document.includes(`${room}/${name}/`))).toEqual([])
})
