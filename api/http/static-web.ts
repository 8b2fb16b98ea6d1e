import { join } from 'node:path'
import express, { type Request, type Response, Router } from 'express'
import { notFound } from '#workflows/domain/errors.ts'
import { compressedAssets, ONE_YEAR } from './compressed-assets.ts'

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
/**
 * The built web app: hashed assets for ever, everything else asked for again; the screens of the specification all
 * answer index.html.
 */
export function staticWeb(folder: string): Router {
  const router = Router()
  const index = join(folder, 'index.html')
  const sendIndex = (_request: Request, response: Response) => {
    response.setHeader('Cache-Control', 'no-cache')
    response.sendFile(index)
  }
  router.get('/assets/*path', compressedAssets(folder))
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      setHeaders: (response, path) => {
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
