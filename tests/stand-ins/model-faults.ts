import type { ServerResponse } from 'node:http'
import { chunkOf, type ModelReply } from './model-server.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const STREAM_TYPE = { 'content-type': 'text/event-stream' }

const begun = (response: ServerResponse, type = STREAM_TYPE) => response.writeHead(200, type)

/** Writes without end, until the other side has gone. */
function writeForEver(response: ServerResponse, piece: string, everyMs: number) {
  const timer = setInterval(() => response.write(piece), everyMs)
  response.on('close', () => clearInterval(timer))
}

/** As much of it as the other side takes. */
function flood(response: ServerResponse, piece: string, megabytes: number) {
  let left = (megabytes * 1024 * 1024) / piece.length
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1
      if (!response.write(piece)) return void response.once('drain', more)
    }
    response.end()
  }
  more()
}

/** What a model server can do to a connection, by name: each with the kind of fault that it is. */
export const FAULTY_SERVERS: [string, ModelReply, string][] = [
  ['an empty body', { raw: '' }, 'empty_body'],
  ['no content at all', { status: 200 as const, body: '' }, 'empty_body'],
  ['a stream that ends before it begins', { serve: (to) => void begun(to).end() }, 'empty_body'],
  ['a stream that ends in the middle', { serve: (to) => void begun(to).end(chunkOf('{"reply":"Ci')) }, 'cut_stream'],
  [
    'a connection that breaks in the middle',
    {
      serve: (to) => {
        begun(to).write(chunkOf('{"reply":"Ci'))
        setTimeout(() => to.destroy(), 30)
      },
    },
    'cut_stream',
  ],
  [
    'less than it announced',
    {
      serve: (to) => {
        to.writeHead(200, { ...JSON_TYPE, 'content-length': '5000' }).write('{"choices":')
        setTimeout(() => to.destroy(), 30)
      },
    },
    'cut_stream',
  ],
  ['a connection that is closed at once', { serve: (to) => void to.socket?.destroy() }, 'cut_stream'],
  ['half a JSON', { raw: '{"choices":[{"message"' }, 'invalid_json'],
  ['a page that calls itself JSON', { raw: '<html>' }, 'invalid_json'],
  ['a JSON that is no object', { raw: '[1,2]' }, 'invalid_json'],
  ['an event that is no JSON', { serve: (to) => void begun(to).end('data: {"choices":\n\n') }, 'invalid_json'],
  [
    'a page',
    { serve: (to) => void to.writeHead(200, { 'content-type': 'text/html' }).end('<html>') },
    'wrong_content_type',
  ],
  ['no type', { serve: (to) => void to.writeHead(200).end('{"choices":[]}') }, 'wrong_content_type'],
  ['not a byte', { hang: true }, 'silent'],
  ['a head and then silence', { serve: (to) => begun(to).flushHeaders() }, 'silent'],
  ['a word and then silence', { serve: (to) => void begun(to).write(chunkOf('{"reply":"Ci')) }, 'silent'],
  [
    'a drip without end',
    {
      serve: (to) => {
        begun(to).write(': wait\n\n')
        writeForEver(to, ': wait\n\n', 20)
      },
    },
    'dripping',
  ],
  ['JSON letter by letter', { serve: (to) => writeForEver(begun(to, JSON_TYPE), ' ', 20) }, 'dripping'],
  ['200 MB of JSON', { serve: (to) => flood(begun(to, JSON_TYPE), ' '.repeat(64 * 1024), 200) }, 'too_large'],
  ['200 MB of words', { serve: (to) => flood(begun(to), chunkOf('x'.repeat(32 * 1024)), 200) }, 'too_large'],
  ['a 500', { status: 500 }, 'server_error'],
  [
    'a 503 with a page of 50 MB',
    { serve: (to) => flood(to.writeHead(503), 'x'.repeat(64 * 1024), 50) },
    'server_error',
  ],
  ['a 408', { status: 408 }, 'server_error'],
  [
    'an error within the stream',
    { serve: (to) => void begun(to).end('data: {"error":{"message":"no"}}\n\n') },
    'server_error',
  ],
  ['an error with a 200', { raw: '{"error":{"message":"no"}}' }, 'server_error'],
  ['a wrong key', { status: 401 }, 'key_refused'],
  ['a key without rights', { status: 403 }, 'key_refused'],
  ['an unknown model', { status: 404 }, 'unknown_model'],
  ['a 400', { status: 400 }, 'request_refused'],
  ['a redirect with our key', { status: 307, headers: { location: 'http://127.0.0.1:1/v1/chat' } }, 'request_refused'],
]
