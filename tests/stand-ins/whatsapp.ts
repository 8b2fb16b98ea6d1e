import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createMediaStore } from './whatsapp-media.ts'
import { DEMO_TEMPLATES, type MetaTemplate, templatePage, templateRefusal, templateText } from './whatsapp-templates.ts'
import { readUpload } from './whatsapp-upload.ts'

export type SentText = {
  id: string
  phoneNumberId: string
  to: string
  text: string
  callbackData: string
  at: Date
  /** The approved template that carried the text. */
  template?: string
  /** The file that it carried: the text is its caption. */
  media?: { kind: string; id: string; filename?: string }
}
const META_PER_SECOND = 80
/** What the next send does: `lost` takes the message and hangs up, a number is refused with that code. */
export type Step = 'ok' | 'lost' | { code: number; subcode?: number; isTransient?: boolean; status?: number }
export type GuestWrites = {
  phoneNumberId: string
  text?: string
  from?: string
  userId?: string
  name?: string
  id?: string
  /** In place of a text: a whole message object as Meta sends it. */
  message?: Record<string, unknown>
}
/** What a guest is shown of the business: that it has read a message, and that it writes. */
export type ShownMark = { phoneNumberId: string; messageId: string; isTyping: boolean }
export type WhatsappStandIn = {
  url: string
  sent: SentText[]
  marks: ShownMark[]
  /** The templates of every account, as Meta lists them. */
  templates: MetaTemplate[]
  /** The files that guests send. */
  media: ReturnType<typeof createMediaStore>
  script(...steps: Step[]): void
  /** Marks are taken, and not answered. */
  holdMarks(held: boolean): void
  /** Delivers a guest's message by signed webhook; answers the webhook's status. */
  guestWrites(message: GuestWrites): Promise<number>
  /** Delivers any webhook value, signed. */
  notify(value: Record<string, unknown>): Promise<number>
  close(): Promise<void>
}
export type StandInOptions = {
  port?: number
  webhookUrl: () => string
  appSecret: string
  reportsDelivery?: boolean
  /** As Meta is reached: by a name, and files of its certificate and key. Without, in the clear. */
  tls?: { name: string; certificate: string; key: string }
}

/** Meta's Cloud API as a business sees it: takes texts, and calls the webhook for guests and delivery reports. */
export async function startWhatsapp(options: StandInOptions): Promise<WhatsappStandIn> {
  const sent: SentText[] = []
  const marks: ShownMark[] = []
  const templates: MetaTemplate[] = []
  const steps: Step[] = []
  let areMarksHeld = false
  const notify = (value: Record<string, unknown>) => callWebhook(options, value)
  const guestWrites = (message: GuestWrites) => notify(guestValue(message))
  const { tls } = options
  const place = tls === undefined ? 'http://127.0.0.1' : `https://${tls.name}`
  const url = () => `${place}:${(server.address() as AddressInfo).port}`
  const media = createMediaStore(url)
  const answer = (request: IncomingMessage, response: ServerResponse) => void serve(request, response)
  const server =
    tls === undefined
      ? createServer(answer)
      : createTlsServer({ cert: readFileSync(tls.certificate), key: readFileSync(tls.key) }, answer)
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  return {
    url: url(),
    sent,
    marks,
    templates,
    media,
    holdMarks: (held) => void (areMarksHeld = held),
    script: (...next) => void steps.push(...next),
    guestWrites,
    notify,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await bytesOf(request)
    const isForm = request.headers['content-type']?.startsWith('multipart/form-data') === true
    const body = isForm ? {} : jsonOf(bytes)
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const answer = (status: number, json: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    if (path === '/stand-in/sent') return void answer(200, sent)
    if (path === '/stand-in/guest') return void answer(200, { webhook: await guestWrites(body as GuestWrites) })
    if (path === '/stand-in/media') return void answer(200, { id: media.add(uploaded(body as Upload)) })
    const [, version, phoneNumberId = '', action] = path.split('/')
    const isFile = version === 'media-link'
    if (!isFile && !/^v\d+\.0$/.test(version ?? '')) return void answer(400, graphError(100))
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? 'bad'
    if (token === 'bad') return void answer(401, graphError(190))
    const file = request.method === 'GET' ? media.answer(path) : null
    if (file?.bytes !== undefined) return sendFile(response, file.bytes, file)
    if (file !== null) return void answer(file.status, file.json)
    if (action === 'message_templates') return void answer(200, templatePage(templates, request.url ?? ''))
    if (request.method === 'GET')
      return void answer(200, { id: phoneNumberId, display_phone_number: '+39 06 555 0100' })
    if (action === 'media') {
      const upload = readUpload(bytes, request.headers['content-type'] ?? '')
      return void answer(upload === null ? 400 : 200, upload === null ? graphError(100) : { id: media.add(upload) })
    }
    if (action !== 'messages') return void answer(404, graphError(100))
    const mark = readMark(phoneNumberId, body as MarkBody)
    if (mark === 'unclear') return void answer(400, graphError(100))
    if (mark !== null && areMarksHeld) return
    if (mark !== null) return void (marks.push(mark), answer(200, { success: true }))
    takeText(phoneNumberId, body as TextBody, { answer, hangUp: () => request.socket.destroy() })
  }

  function isTooFast(phoneNumberId: string): boolean {
    const since = Date.now() - 1_000
    const last = sent.filter((text) => text.phoneNumberId === phoneNumberId && text.at.getTime() > since)
    return last.length >= META_PER_SECOND
  }

  function takeText(phoneNumberId: string, body: TextBody, reply: Reply): void {
    if (isTooFast(phoneNumberId)) return reply.answer(429, graphError(130429))
    const step = steps.shift() ?? 'ok'
    if (typeof step === 'object') return reply.answer(step.status ?? 400, graphError(step.code, step))
    const to = body.to ?? body.recipient
    const refused = templateRefusal(templates, body)
    if (refused !== null) return reply.answer(400, graphError(refused))
    const file = FILE_KINDS.find((kind) => kind === body.type)
    const carried = file === undefined ? undefined : body[file]
    if (file !== undefined && !media.has(carried?.id ?? '')) return reply.answer(400, graphError(131009))
    const said = file === undefined ? (body.text?.body ?? templateText(templates, body)) : (carried?.caption ?? '')
    if (body.messaging_product !== 'whatsapp' || to === undefined || said === undefined) {
      return reply.answer(400, graphError(131008))
    }
    const text = {
      id: `wamid.${randomUUID()}`,
      phoneNumberId,
      to,
      text: said,
      callbackData: body.biz_opaque_callback_data ?? '',
      at: new Date(),
      ...(body.template === undefined ? {} : { template: body.template.name }),
      ...(file !== undefined && carried !== undefined && { media: { kind: file, ...carried } }),
    }
    sent.push(text)
    if (step === 'lost') reply.hangUp()
    else
      reply.answer(200, {
        messaging_product: 'whatsapp',
        contacts: [{ input: to, wa_id: to }],
        messages: [{ id: text.id }],
      })
    if (options.reportsDelivery !== false) void reportDelivery(text)
  }

  async function reportDelivery({ id, phoneNumberId, to, callbackData }: SentText): Promise<void> {
    for (const status of ['sent', 'delivered']) {
      const report = { id, status, recipient_id: to, timestamp: seconds(), biz_opaque_callback_data: callbackData }
      await notify({ ...metadata(phoneNumberId), statuses: [report] })
    }
  }
}

type MarkBody = { status?: string; message_id?: string; typing_indicator?: { type?: string } }

/** Null: it is a message of its own. https://developers.facebook.com/docs/whatsapp/cloud-api/typing-indicators */
function readMark(
  phoneNumberId: string,
  { status, message_id, typing_indicator }: MarkBody,
): ShownMark | 'unclear' | null {
  if (status === undefined) return null
  const isClear = status === 'read' && message_id?.startsWith('wamid.') === true
  if (!isClear || (typing_indicator !== undefined && typing_indicator.type !== 'text')) return 'unclear'
  return { phoneNumberId, messageId: message_id, isTyping: typing_indicator !== undefined }
}

type Upload = { type: string; base64: string }
const uploaded = ({ type, base64 }: Upload) => ({ type, content: Buffer.from(base64, 'base64') })

function sendFile(response: ServerResponse, bytes: Uint8Array, { type, isCut }: { type?: string; isCut?: boolean }) {
  response.writeHead(200, { 'content-type': type, 'content-length': bytes.length })
  if (isCut === true) response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
  else response.end(bytes)
}

const FILE_KINDS = ['image', 'audio', 'video', 'document'] as const
type CarriedFile = { id: string; caption?: string; filename?: string }
type TextBody = { [kind in (typeof FILE_KINDS)[number]]?: CarriedFile } & {
  type?: string
  messaging_product?: string
  to?: string
  recipient?: string
  text?: { body: string }
  template?: {
    name: string
    language?: { code: string }
    components?: { parameters?: { text: string; parameter_name?: string }[] }[]
  }
  biz_opaque_callback_data?: string
}
type Reply = { answer(status: number, json: unknown): void; hangUp(): void }

const seconds = () => String(Math.floor(Date.now() / 1000))
type More = { subcode?: number; isTransient?: boolean }
const graphError = (code: number, { subcode, isTransient }: More = {}) => ({
  error: {
    ...{ code, message: `(#${code}) refused`, type: 'OAuthException' },
    ...(subcode === undefined ? {} : { error_subcode: subcode }),
    ...(isTransient === undefined ? {} : { is_transient: isTransient }),
  },
})
const metadata = (phoneNumberId: string) => ({
  messaging_product: 'whatsapp',
  metadata: { phone_number_id: phoneNumberId, display_phone_number: '390655501000' },
})

function guestValue({ phoneNumberId, text, from, userId, name = 'Marco', id, message }: GuestWrites) {
  const who = { ...(from === undefined ? {} : { from }), ...(userId === undefined ? {} : { from_user_id: userId }) }
  const contact = {
    profile: { name },
    ...(from === undefined ? {} : { wa_id: from }),
    ...(userId === undefined ? {} : { user_id: userId }),
  }
  const content = message ?? { type: 'text', text: { body: text ?? 'Ciao' } }
  const written = { id: id ?? `wamid.${randomUUID()}`, timestamp: seconds(), ...who, ...content }
  return { ...metadata(phoneNumberId), contacts: [contact], messages: [written] }
}

/** Signed over the bytes that leave, as Meta does. A webhook that is away is no failure of the API. */
async function callWebhook({ webhookUrl, appSecret }: StandInOptions, value: Record<string, unknown>): Promise<number> {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
  })
  const signature = createHmac('sha256', appSecret).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` }
  const answer = await fetch(webhookUrl(), { method: 'POST', headers, body }).catch(() => undefined)
  return answer?.status ?? 0
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const jsonOf = (bytes: Buffer): unknown => (bytes.length === 0 ? {} : JSON.parse(bytes.toString('utf8')))

if (import.meta.main) {
  const { PORT = '0', WEBHOOK_URL = '', WHATSAPP_APP_SECRET = '' } = process.env
  const standIn = await startWhatsapp({
    port: Number(PORT),
    webhookUrl: () => WEBHOOK_URL,
    appSecret: WHATSAPP_APP_SECRET,
  })
  standIn.templates.push(...DEMO_TEMPLATES)
  process.once('SIGTERM', () => void standIn.close())
}
