import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'

/** What an n8n, or what stands before it, means by a status that is no success. n8n answers 404 for a workflow that is not active. */
export function n8nRefusal(status: number): Sentence {
  if (status === 404) return say({ code: 'n8n_not_published' })
  if (status === 401 || status === 403) return say({ code: 'n8n_not_allowed', params: { status } })
  if (status === 410) return say({ code: 'n8n_gone' })
  if (status === 413) return say({ code: 'n8n_too_large' })
  if (status === 429) return say({ code: 'n8n_busy' })
  if (status >= 500) return say({ code: 'n8n_failed', params: { status } })
  return say({ code: 'n8n_refused', params: { status } })
}
