import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { NextFunction, Request, Response } from 'express'

const COMPRESSIBLE = /^\/assets\/[\w.-]+\.(js|css|svg|json|map)$/
export const ONE_YEAR = 'public, max-age=31536000, immutable'
/** Good and quick: each asset is compressed once in the life of the process. */
const BROTLI_QUALITY = 9

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const ENCODINGS = [
  {
    name: 'br',
    ending: '.br',
    compress: (bytes: Buffer) =>
      brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
  },
  { name: 'gzip', ending: '.gz', compress: (bytes: Buffer) => gzipped(bytes) },
]

/** Hashed assets go out compressed: as the build left them, else as this process compressed them once. */
export function compressedAssets(folder: string) {
  const kept = new Map<string, Promise<Buffer>>()
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const { path } = request
    const encoding = ENCODINGS.find(({ name }) => request.acceptsEncodings(name) === name)
    if (encoding === undefined || !COMPRESSIBLE.test(path) || !existsSync(join(folder, path))) {
      next()
      return
    }
    const { name, ending, compress } = encoding
    const read = async () => {
      const built = join(folder, path + ending)
      return existsSync(built) ? readFile(built) : compress(await readFile(join(folder, path)))
    }
    const bytes = kept.get(path + ending) ?? read()
    kept.set(path + ending, bytes)
    response.vary('Accept-Encoding').type(path.slice(path.lastIndexOf('.')))
    response.set({ 'Content-Encoding': name, 'Cache-Control': ONE_YEAR }).send(await bytes)
  }
}
