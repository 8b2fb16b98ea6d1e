import { z } from 'zod'
import type { OutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'
import { fieldsOf, type Template } from '#workflows/domain/templates/template.ts'

type Access = { apiUrl: string; graphVersion: string; accountId: string; accessToken: string }

const Component = z.object({
  type: z.string(),
  format: z.string().optional(),
  text: z.string().optional(),
  buttons: z.array(z.object({ type: z.string(), url: z.string().optional() })).optional(),
})
const Page = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      status: z.string(),
      components: z.array(Component).catch([]),
    }),
  ),
  paging: z.object({ cursors: z.object({ after: z.string() }).optional(), next: z.string().optional() }).optional(),
})

const AT_ONCE = 100
/** An account has 250 templates, a verified one 6,000: nobody chooses among more than these. */
const MOST_PAGES = 5

/**
 * The approved templates of a WhatsApp business account that can be filled in here; others, as with pictures, are left out.
 * @throws AppError rule_refused where Meta refuses the token; upstream_unavailable while it is away.
 */
export async function listTemplates(guard: Pick<OutsideGuard, 'fetch'>, access: Access): Promise<Template[]> {
  const found: Template[] = []
  let after: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const read = await readPage(guard, access, after)
    found.push(...read.data.flatMap((one) => (one.status === 'APPROVED' ? (toTemplate(one) ?? []) : [])))
    after = read.paging?.next === undefined ? undefined : read.paging.cursors?.after
    if (after === undefined) break
  }
  return found.toSorted((a, b) => a.name.localeCompare(b.name) || a.language.localeCompare(b.language))
}

async function readPage(guard: Pick<OutsideGuard, 'fetch'>, access: Access, after: string | undefined) {
  const { apiUrl, graphVersion, accountId, accessToken } = access
  const query = new URLSearchParams({ fields: 'name,language,status,components', limit: String(AT_ONCE) })
  if (after !== undefined) query.set('after', after)
  const address = `${apiUrl.replace(/\/+$/, '')}/${graphVersion}/${encodeURIComponent(accountId)}/message_templates?${query}`
  const answer = await guard.fetch(address, { headers: { authorization: `Bearer ${accessToken}` } })
  const page = Page.safeParse(jsonOrNull(await answer.text()))
  if (answer.ok && page.success) return page.data
  if (answer.ok || answer.status === 429 || answer.status >= 500)
    throw new AppError('upstream_unavailable', { code: 'whatsapp_away' })
  throw new AppError('rule_refused', { code: 'whatsapp_templates_refused' })
}

type Found = z.infer<typeof Page>['data'][number]

function toTemplate({ name, language, components }: Found): Template | null {
  const part = (type: string) => components.find((one) => one.type.toUpperCase() === type)
  const [header, body, footer] = [part('HEADER'), part('BODY'), part('FOOTER')]
  const isWords = header === undefined || (header.format ?? 'TEXT') === 'TEXT'
  const buttons = components.flatMap((one) => one.buttons ?? [])
  const isStill =
    fieldsOf(header?.text ?? '').length === 0 && buttons.every(({ url = '' }) => fieldsOf(url).length === 0)
  if (body?.text === undefined || !isWords || !isStill) return null
  const of = { name, language, header: header?.text ?? null, footer: footer?.text ?? null }
  return { ...of, body: body.text, fields: fieldsOf(body.text) }
}
