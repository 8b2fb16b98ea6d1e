import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { withClient } from '#scripts/parts/database-roles.ts'
import { root } from '#scripts/parts/root.ts'
import { runCommand } from '#scripts/parts/run-command.ts'
import { photoOf } from '#tests/mailbox/mail-with-files.ts'

const parts = inject('parts')

const guest = (...args: string[]) =>
  runCommand({
    command: process.execPath,
    args: [join(root, 'scripts/guest.ts'), ...args],
    env: { ...process.env, LOCANDA_DATA_DIR: parts.dataDir },
    timeoutSeconds: 60,
  })

type Arrived = { chat_id: string; text: string }

const arrived = (text: string) =>
  withClient(parts.adminDatabaseUrl, async (client) => {
    const { rows } = await client.query<Arrived>(
      "SELECT chat_id, text FROM message WHERE kind = 'guest' AND text LIKE $1",
      [`%${text}%`],
    )
    return rows
  })

test('a question of the guest arrives, and a second one with --reply joins its conversation', async () => {
  const from = `guest-${randomUUID()}@example.test`
  const [first, second] = [randomUUID(), randomUUID()]
  expect(await guest(`Is there parking? ${first}`, '--from', from, '--wait', '0')).toContain(
    `${from} → ${parts.demo.mailbox.address}`,
  )
  await expect.poll(() => arrived(first), { timeout: 30_000, interval: 300 }).toHaveLength(1)
  expect(await guest(`And a cot? ${second}`, '--from', from, '--reply', '--wait', '0')).toContain(
    'Re: A question about my stay',
  )
  await expect.poll(() => arrived(second), { timeout: 30_000, interval: 300 }).toHaveLength(1)
  expect((await arrived(second))[0]?.chat_id).toBe((await arrived(first))[0]?.chat_id)
})

test('a file is sent as it is', async () => {
  const words = randomUUID()
  const file = join(parts.dataDir, 'guest.eml')
  writeFileSync(
    file,
    `From: Eva <eva@example.test>\r\nTo: x@example.test\r\nSubject: As it is\r\nMessage-ID: <${words}@example.test>\r\n\r\n${words}\r\n`,
  )
  await guest('--eml', file, '--wait', '0')
  await expect.poll(() => arrived(words), { timeout: 30_000, interval: 300 }).toHaveLength(1)
})

test('a picture goes by WhatsApp, and is stored with its message', async () => {
  const words = randomUUID()
  const file = join(parts.dataDir, 'guest.jpg')
  writeFileSync(file, photoOf(5_000))
  await guest('--whatsapp', words, '--image', file, '--wait', '0')
  const stored = () =>
    withClient(parts.adminDatabaseUrl, async (client) => {
      const { rows } = await client.query<{ media_type: string; sha256: string | null }>(
        'SELECT f.media_type, f.sha256 FROM message m JOIN message_file f ON f.message_id = m.id WHERE m.text = $1',
        [words],
      )
      return rows
    })
  await expect
    .poll(stored, { timeout: 30_000, interval: 300 })
    .toEqual([{ media_type: 'image/jpeg', sha256: expect.any(String) }])
})

test('a reply to nothing, and an empty message, are refused in a sentence', async () => {
  await expect(guest('Hello', '--reply', '--from', 'nobody@example.test')).rejects.toThrow('has no conversation yet')
  await expect(guest('Hello', '--image', 'a.jpg')).rejects.toThrow('--image goes with --whatsapp')
  await expect(guest()).rejects.toThrow('Be the guest of the running Locanda')
})
