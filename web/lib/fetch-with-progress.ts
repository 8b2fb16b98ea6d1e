import type { Transport } from './api-client.ts'

/** Neither a part of the body has gone in this time nor an answer come: the line swallows it. */
const STALLED_MS = 30_000

type Progress = (share: number) => void

const headersOf = (request: XMLHttpRequest) =>
  new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split(/[\r\n]+/)
      .flatMap((line): [string, string][] => {
        const at = line.indexOf(':')
        return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : []
      }),
  )

/** What `fetch` does with a file, telling how much of it has gone: from 0 to 1. */
export const fetchWithProgress =
  (onProgress: Progress): Transport =>
  (path, { method = 'get', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, path)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      const stall = () => {
        reject(new TypeError('The connection is stalled'))
        request.abort()
      }
      let stalled = setTimeout(stall, STALLED_MS)
      const end = () => clearTimeout(stalled)
      request.upload.onprogress = ({ loaded, total }) => {
        end()
        stalled = setTimeout(stall, STALLED_MS)
        onProgress(total === 0 ? 0 : loaded / total)
      }
      request.onload = () => {
        end()
        const { status, responseText } = request
        resolve(new Response(responseText || null, { status, headers: headersOf(request) }))
      }
      // As `fetch` says it.
      request.onerror = () => {
        end()
        reject(new TypeError('The connection failed'))
      }
      request.onabort = () => {
        end()
        reject(new DOMException('Given up', 'AbortError'))
      }
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body instanceof Blob ? body : null)
    })
