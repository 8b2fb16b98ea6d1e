import { z } from 'zod'

const Answered = z.object({
  access_token: z.string().optional(),
  id_token: z.string().optional(),
  refresh_token: z.string().optional(),
  error: z.string().optional(),
})

export const endpointOf = ({ keycloakUrl, realm }: { keycloakUrl: string; realm: string }): string =>
  `${keycloakUrl}/realms/${realm}/protocol/openid-connect`

/** What the token endpoint of a realm answers to this form: tokens, or an error (RFC 6749, section 5). */
export async function askForToken(place: { keycloakUrl: string; realm: string }, form: Record<string, string>) {
  const response = await fetch(`${endpointOf(place)}/token`, { method: 'POST', body: new URLSearchParams(form) })
  return { status: response.status, ...Answered.parse(await response.json()) }
}
