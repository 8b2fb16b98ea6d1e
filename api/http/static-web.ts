import { existsSync } from 'node:fs'
import { join } from 'node:path'
import express, { type NextFunction, type Request, type Response, Router } from 'express'
import { notFound } from '#workflows/domain/errors.ts'

const SCREENS = [
  '/',
  '/login',
  '/admin',
  '/general-settings',
  '/chat{/:id}',
  '/properties',
  '/properties/add',
  '/properties/:id',
  '/properties/:id/edit',
]
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
const ONE_YEAR = 'public, max-age=31536000, immutable'

/**
 * The built web app: hashed assets for ever, everything else asked for again; the screens of the specification all
 * answer index.html. An asset compressed at build goes out compressed.
 */
export function staticWeb(folder: string): Router {
  const router = Router()
  const index = join(folder, 'index.html')
  const sendIndex = (_request: Request, response: Response) => {
    response.setHeader('Cache-Control', 'no-cache')
    response.sendFile(index)
  }
  router.get('/assets/*path', precompressed(folder))
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      setHeaders: (response, path) => {
        if (response.getHeader('Cache-Control') !== undefined && path.includes('/assets/')) return
        response.setHeader('Cache-Control', path.includes('/assets/') ? ONE_YEAR : 'no-cache')
      },
    }),
  )
  router.get(SCREENS, sendIndex)
  // An unknown address shows the app's own not-found screen, with the status that it deserves.
  router.get('*path', (request, response) => {
    if (request.accepts(['html', 'json']) !== 'html' || request.path.startsWith('/assets/')) throw notFound('Page')
    response.status(404)
    sendIndex(request, response)
  })
  return router
}

const precompressed = (folder: string) => {
  const known = new Map<string, boolean>()
  const isThere = (path: string) => {
    if (!known.has(path)) known.set(path, existsSync(path))
    return known.get(path) === true
  }
  return (request: Request, response: Response, next: NextFunction): void => {
    response.setHeader('Vary', 'Accept-Encoding')
    if (!/^\/assets\/[\w.-]+$/.test(request.path)) return next()
    for (const [encoding, ending] of ENCODINGS) {
      if (!request.acceptsEncodings(encoding) || !isThere(join(folder, request.path + ending))) continue
      response.type(request.path.slice(request.path.lastIndexOf('.')))
      response.setHeader('Content-Encoding', encoding)
      response.setHeader('Cache-Control', ONE_YEAR)
      response.sendFile(join(folder, request.path + ending), { cacheControl: false })
      return
    }
    next()
  }
}
