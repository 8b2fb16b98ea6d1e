import { vi } from 'vitest'

/** Requests that tell how far their bodies have gone, carried by `fetch`, which stands in for the API: half of each, then the rest. */
export function requestsByFetch(): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {}
      status = 0
      responseText = ''
      onload?: () => void
      onerror?: () => void
      onabort?: () => void
      #method = ''
      #path = ''
      #headers = new Headers()
      #answered = new Headers()
      open(method: string, path: string) {
        this.#method = method
        this.#path = path
      }
      setRequestHeader(name: string, value: string) {
        this.#headers.set(name, value)
      }
      getAllResponseHeaders() {
        return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n')
      }
      abort() {
        this.onabort?.()
      }
      send(body: Blob) {
        this.upload.onprogress?.({ loaded: body.size / 2, total: body.size })
        void fetch(this.#path, { method: this.#method, headers: this.#headers, body }).then(
          async (response) => {
            this.status = response.status
            this.#answered = response.headers
            this.responseText = await response.text()
            this.onload?.()
          },
          () => this.onerror?.(),
        )
      }
    },
  )
}
