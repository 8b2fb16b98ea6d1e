import { randomBytes } from 'node:crypto'

/** A secret that nothing else contains; with characters that every encoding changes. */
export const newCanary = (name: string) => `canary?${name}/${randomBytes(9).toString('hex')}+ü`

/** All forms in which a secret could lie somewhere: plain, JSON, URL, hex, and base64 at each of its three offsets. */
function formsOf(secret: string): Record<string, string> {
  const bytes = Buffer.from(secret, 'utf8')
  const base64 = [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    // What stands at the edges depends on the neighbours.
    return text.slice(offset === 0 ? 0 : 4, text.length - 4)
  })
  return {
    plain: secret,
    json: JSON.stringify(secret).slice(1, -1),
    url: encodeURIComponent(secret),
    form: new URLSearchParams({ v: secret }).toString().slice(2),
    hex: bytes.toString('hex'),
    utf16: Buffer.from(secret, 'utf16le').toString('latin1'),
    ...Object.fromEntries(base64.map((text, offset) => [`base64 at ${offset}`, text])),
    ...Object.fromEntries(
      base64.map((text, offset) => [`base64url at ${offset}`, Buffer.from(text, 'base64').toString('base64url')]),
    ),
  }
}

/** Where which secret was found, in which form. */
export function findCanaries(secrets: Record<string, string>, places: Record<string, string>): string[] {
  return Object.entries(places).flatMap(([place, text]) => {
    const lower = text.toLowerCase()
    return Object.entries(secrets).flatMap(([name, secret]) =>
      Object.entries(formsOf(secret))
        .filter(([form, value]) =>
          form === 'hex' || form === 'url' ? lower.includes(value.toLowerCase()) : text.includes(value),
        )
        .map(([form]) => `${name} in ${place} as ${form}`),
    )
  })
}
