import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { MOST_FILE_BYTES } from '#workflows/domain/files/outgoing-limits.ts'

const guide = readFileSync(join(resolve(import.meta.dirname, '../..'), 'docs/guides/operating.md'), 'utf8')

test('the proxy that the guide sets up lets through the largest file that may be put beside a text', () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(guide)?.[1])
  expect(megabytes * 1024 * 1024).toBeGreaterThan(MOST_FILE_BYTES)
})

test('the proxy hands a file on as it comes, so that a reply waits for it', () => {
  expect(guide).toContain('proxy_request_buffering off;')
})
