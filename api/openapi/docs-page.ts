import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Response, Router } from 'express'

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Locanda API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<main id="calls"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</html>
`
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#calls', deepLinking: true, validatorUrl: null })\n`
const ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js']
const ONE_HOUR = 'public, max-age=3600'

/** The readable page of the document, all of it from ourselves, so that the content policy stays as it is. */
export function docsPage(): Router {
  const router = Router()
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const send = (response: Response, type: string, text: string) =>
    void response.set('Cache-Control', 'no-cache').type(type).send(text)
  router.get('/', (_request, response) => send(response, 'html', PAGE))
  router.get('/start.js', (_request, response) => send(response, 'text/javascript', START))
  for (const name of ASSETS) {
    router.get(`/${name}`, (_request, response) => {
      response.set('Cache-Control', ONE_HOUR)
      response.sendFile(join(folder, name), { cacheControl: false, dotfiles: 'allow' })
    })
  }
  return router
}
