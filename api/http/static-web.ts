import { join } from 'node:path'
import { type Request, type Response, Router } from 'express'
import sirv from 'sirv'
import { notFound } from '#workflows/domain/errors.ts'

const ONE_YEAR = 'public, max-age=31536000, immutable'
const SCREENS = [
  '/',
  '/login',
  '/admin',
  '/analytics',
  '/general-settings',
  '/chat{/:id}',
  '/properties',
  '/properties/add',
  '/properties/:id',
  '/properties/:id/edit',
]

/**
 * The built web app: hashed assets for ever, as small as the build left them; everything else asked for again; the
 * screens of the specification all answer index.html.
 */
export function staticWeb(folder: string): Router {
  const router = Router()
  const index = join(folder, 'index.html')
  const sendIndex = (_request: Request, response: Response) => {
    response.setHeader('Cache-Control', 'no-cache')
    response.sendFile(index)
  }
  const files = sirv(folder, {
    etag: true,
    extensions: [],
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? ONE_YEAR : 'no-cache')
    },
  })
  router.get('*path', files)
  router.get(SCREENS, sendIndex)
  // An unknown address shows the app's own not-found screen, with the status that it deserves.
  router.get('*path', (request, response) => {
    if (request.accepts(['html', 'json']) !== 'html' || request.path.startsWith('/assets/')) throw notFound('Page')
    response.status(404)
    sendIndex(request, response)
  })
  return router
}
