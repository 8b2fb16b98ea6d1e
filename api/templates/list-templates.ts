import type { TemplateView } from '#api/contract/templates.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { readTemplates } from './read-templates.ts'

/** @throws AppError as `readTemplates`. */
export const listTemplates = (
  context: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<TemplateView[]> => readTemplates(context, id)
