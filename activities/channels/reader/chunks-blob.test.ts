import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { rounds } from '#tests/rounds.ts'
import { ChunksBlob } from './chunks-blob.ts'

const chunk = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.uint8Array().map((bytes) => Buffer.from(bytes)),
  fc.uint8Array().map((bytes) => bytes.slice().subarray(1)),
  fc.uint8Array().map((bytes) => bytes.slice().buffer),
)

test('chunks are put together byte for byte as by the Blob of Node', async () => {
  const numRuns = rounds({ usual: 200, long: 5_000 })
  await fc.assert(
    fc.asyncProperty(fc.array(chunk), async (chunks) => {
      const own = Buffer.from(await new ChunksBlob(chunks).arrayBuffer())
      expect(own).toEqual(Buffer.from(await new Blob(chunks).arrayBuffer()))
    }),
    { numRuns },
  )
})

test('a mail is parsed by it as without it, whatever its parts are encoded in', async () => {
  const raw = [
    'From: a@b.test',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...['--b', 'Content-Type: text/plain; charset=utf-8', '', 'C’è un parcheggio?', ''],
    ...[
      '--b',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Perch=E8?',
      '',
    ],
    ...['--b', 'Content-Type: image/png; name=a.png', 'Content-Transfer-Encoding: base64', '', 'iVBORw0KGgo=', ''],
    '--b--',
  ].join('\r\n')
  const parsed = await PostalMime.parse(raw)
  const before = globalThis.Blob
  Object.assign(globalThis, { Blob: ChunksBlob })
  try {
    expect(await PostalMime.parse(raw)).toEqual(parsed)
  } finally {
    Object.assign(globalThis, { Blob: before })
  }
})
