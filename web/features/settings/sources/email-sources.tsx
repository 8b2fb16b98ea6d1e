import { useState } from 'react'
import type { SourceView } from '#api/contract/sources.ts'
import { say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { type EmailFilter, filterEmails } from './search-sources.ts'
import type { SourceActions } from './source-actions.ts'
import { SourceList } from './source-list.tsx'

const FILTERS: readonly EmailFilter[] = ['all', 'gmail', 'email']

/** Mail sources behind chips that count them. */
export function EmailSources({ sources, ...actions }: SourceActions & { sources: SourceView[] }) {
  const [filter, setFilter] = useState<EmailFilter>('all')
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        {FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={filter === name}
            onClick={() => setFilter(name)}
            className={`${buttonClass({ size: 'small' })} aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent`}
          >
            {say.sources.filters[name]} <span className="tabular-nums">{filterEmails(sources, name).length}</span>
          </button>
        ))}
      </div>
      <SourceList sources={filterEmails(sources, filter)} empty={say.sources.emptyEmail} {...actions} />
    </>
  )
}
