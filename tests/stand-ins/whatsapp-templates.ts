/** As `GET /{account}/message_templates` names them: https://developers.facebook.com/docs/graph-api/reference/whats-app-business-account/message_templates */
export type MetaTemplate = {
  name: string
  language: string
  status: 'APPROVED' | 'PENDING' | 'REJECTED'
  components: { type: string; format?: string; text?: string; buttons?: { type: string; url?: string }[] }[]
}

const body = (text: string) => [{ type: 'BODY', text }]

/** Of the demo's account: three that Locanda sends, and two that it does not offer. */
export const DEMO_TEMPLATES: readonly MetaTemplate[] = [
  {
    ...{ name: 'dopo_il_soggiorno', language: 'it', status: 'APPROVED' },
    components: body(
      'Ciao {{1}}, grazie di essere stato da noi a {{2}}. Rispondi pure qui se hai dimenticato qualcosa.',
    ),
  },
  {
    ...{ name: 'arrival_day', language: 'en', status: 'APPROVED' },
    components: body('Hello {{guest_name}}, we look forward to seeing you at {{house}} on {{check_in}}.'),
  },
  {
    ...{ name: 'scrivici', language: 'it', status: 'APPROVED' },
    components: [...body('Ciao! Abbiamo una risposta per te: scrivici qui.'), { type: 'FOOTER', text: 'Locanda' }],
  },
  {
    name: 'guida',
    language: 'it',
    status: 'APPROVED',
    components: [{ type: 'HEADER', format: 'DOCUMENT' }, ...body('La guida')],
  },
  { name: 'sconto', language: 'it', status: 'PENDING', components: body('Uno sconto per {{1}}') },
]

/** Two at once, so that whoever asks has to ask on. */
const AT_ONCE = 2

export function templatePage(templates: readonly MetaTemplate[], url: string) {
  const from = Number(new URL(url, 'http://localhost').searchParams.get('after') ?? 0)
  const end = from + AT_ONCE
  const more = end < templates.length ? { next: 'https://graph.facebook.com/next' } : {}
  return {
    data: templates.slice(from, end),
    paging: { cursors: { before: String(from), after: String(end) }, ...more },
  }
}

type Sent = {
  template?: {
    name: string
    language?: { code: string }
    components?: { parameters?: { text?: string; parameter_name?: string }[] }[]
  }
}

/** Meta's code for a template that is not there (132001), or whose fields are others (132000); null where it takes it. */
export function templateRefusal(templates: readonly MetaTemplate[], { template }: Sent): number | null {
  if (template === undefined || templates.length === 0) return null
  const found = templates.find(({ name, language }) => name === template.name && language === template.language?.code)
  if (found?.status !== 'APPROVED') return 132001
  const fields = new Set([...bodyOf(found).matchAll(FIELD)].map(([, field = '']) => field))
  const given = parametersOf(template)
  const areNamed = [...fields].every((field) => valueOf(given, field) !== undefined)
  return given.length === fields.size && areNamed ? null : 132000
}

/** What the guest reads of it: numbered fields take the parameters by their place, the first is `{{1}}`; named ones by name. */
export function templateText(templates: readonly MetaTemplate[], { template }: Sent): string | undefined {
  if (template === undefined) return undefined
  const found = templates.find(({ name, language }) => name === template.name && language === template.language?.code)
  const given = parametersOf(template)
  // Of an account whose templates nobody gave, their words are not known.
  if (found === undefined) return given.map(({ text }) => text).join(' | ') || template.name
  return bodyOf(found).replaceAll(FIELD, (written, field: string) => valueOf(given, field) ?? written)
}

const FIELD = /\{\{(\w+)\}\}/g
const bodyOf = ({ components }: MetaTemplate) => components.find(({ type }) => type === 'BODY')?.text ?? ''
const parametersOf = ({ components }: NonNullable<Sent['template']>) => components?.[0]?.parameters ?? []
const valueOf = (given: ReturnType<typeof parametersOf>, field: string) =>
  (/^\d+$/.test(field) ? given[Number(field) - 1] : given.find((one) => one.parameter_name === field))?.text
