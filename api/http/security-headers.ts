import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { ApiConfig } from '#api/config.ts'

const PERMISSIONS_POLICY =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()'

/**
 * Headers of every answer, errors included. The browser may talk to ourselves and to Keycloak, frame nothing, be
 * framed by nobody; there is no CORS header, so no other origin reads an answer.
 */
export function securityHeaders({ keycloak, publicUrl }: ApiConfig): RequestHandler[] {
  const identityOrigin = new URL(keycloak.url).origin
  const secure = publicUrl?.startsWith('https:') ?? false
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          baseUri: ["'none'"],
          connectSrc: ["'self'", identityOrigin],
          fontSrc: ["'self'"],
          formAction: ["'self'", identityOrigin],
          frameAncestors: ["'none'"],
          frameSrc: ["'self'", identityOrigin],
          imgSrc: ["'self'", 'data:', 'blob:'],
          manifestSrc: ["'self'"],
          objectSrc: ["'none'"],
          scriptSrc: ["'self'"],
          scriptSrcAttr: ["'none'"],
          // Positioning libraries and the virtual list set style attributes; style elements stay forbidden.
          styleSrc: ["'self'"],
          styleSrcAttr: ["'unsafe-inline'"],
          workerSrc: ["'self'"],
          ...(secure ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    }),
    (_request, response, next) => {
      response.setHeader('Permissions-Policy', PERMISSIONS_POLICY)
      next()
    },
  ]
}
