import type { SourceView } from '#api/contract/sources.ts'

export type EmailFilter = 'all' | 'gmail' | 'email'

/** What only a source of its type has. */
function ownFields(source: SourceView): object {
  switch (source.type) {
    case 'gmail':
      return source.gmailConfig
    case 'whatsapp':
      return source.whatsappConfig
    case 'email': {
      const { inbound, smtp, ...rest } = source.emailConfig
      return { ...rest, ...inbound, smtpHost: smtp?.host }
    }
  }
}

/** Everything of a source that a search may find it by: identifier, name, type, id and what is special to its type. */
const searchedText = (source: SourceView) =>
  [source.identifier, source.name ?? '', source.type, source.id, ...Object.values(ownFields(source)).map(String)]
    .join('\n')
    .toLowerCase()

export const searchSources = (sources: SourceView[], search: string): SourceView[] =>
  sources.filter((source) => searchedText(source).includes(search.trim().toLowerCase()))

export const isEmail = (source: SourceView) => source.type !== 'whatsapp'

export const filterEmails = (sources: SourceView[], filter: EmailFilter): SourceView[] =>
  sources.filter((source) => isEmail(source) && (filter === 'all' || source.type === filter))
