import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { z } from 'zod'
import { signN8n } from '#outside/n8n-signature.ts'
import { root } from '#scripts/parts/root.ts'
import type { ReceivedEvent } from './n8n.ts'

type SignedAnswer = { body: string; headers: Record<string, string> }
type ToSign = { secret: string; answer: object; at?: Date }

/** An answer as a flow makes it: signed over the very text that is sent. */
export function signedAnswer({ secret, answer, at = new Date() }: ToSign): SignedAnswer {
  const body = JSON.stringify(answer)
  const timestampSeconds = Math.floor(at.getTime() / 1000)
  return { body, headers: { 'x-locanda-signature': signN8n({ secret, timestampSeconds, body }) } }
}

const Nodes = z.object({
  nodes: z.array(z.object({ name: z.string(), parameters: z.record(z.string(), z.unknown()) })),
})
const Code = z.object({ jsCode: z.string() })
const Hmac = z.object({
  action: z.literal('hmac'),
  type: z.literal('SHA256'),
  encoding: z.literal('hex'),
  value: z.string(),
  dataPropertyName: z.string(),
})
const Call = z.object({
  body: z.string(),
  headerParameters: z.object({ parameters: z.tuple([z.object({ name: z.string(), value: z.string() })]) }),
})
const Items = z.tuple([z.object({ json: z.record(z.string(), z.unknown()) })])
type Item = Record<string, unknown>

/** What the flow of the documents answers to an event, as n8n runs it with this secret; null for one that it does not believe. */
export async function playFlow(
  event: Pick<ReceivedEvent, 'headers' | 'body'>,
  secret: string,
): Promise<SignedAnswer | null> {
  const file = readFileSync(join(root, 'docs/n8n/locanda-drafts.json'), 'utf8')
  const byName = new Map(Nodes.parse(JSON.parse(file)).nodes.map(({ name, parameters }) => [name, parameters]))
  const run = async (name: string, json: Item) => {
    const { jsCode } = Code.parse(byName.get(name))
    const raw = Buffer.from(event.body, 'utf8')
    const $input = { first: () => ({ json }) }
    const scope = { $input, Buffer, helpers: { getBinaryDataBuffer: async () => raw } }
    const ran: unknown = await runInNewContext(`(async function () { ${jsCode}\n }).call({ helpers })`, scope)
    const [item] = Items.parse(JSON.parse(JSON.stringify(ran)))
    return item.json
  }
  const sign = (name: string, json: Item): Item => {
    const { value, dataPropertyName } = Hmac.parse(byName.get(name))
    return { ...json, [dataPropertyName]: createHmac('sha256', secret).update(said(value, json)).digest('hex') }
  }
  const asked = sign('Sign what came', await run('Read the question', { headers: event.headers }))
  if (asked.expected !== asked.v1 || asked.isRecent !== true) return null
  const answer = sign('Sign the answer', await run('Write the draft', asked))
  const { body, headerParameters } = Call.parse(byName.get('Answer Locanda'))
  const [{ name, value }] = headerParameters.parameters
  return { body: said(body, answer), headers: { [name]: said(value, answer) } }
}

/** An expression of n8n's, `={{ … }}`, of one item. */
function said(expression: string, $json: Item): string {
  const inner = /^=\{\{(.*)\}\}$/s.exec(expression)?.[1] ?? expression
  return String(runInNewContext(inner, { $json }))
}
