import type { MessageView } from '#api/contract/messages.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { decideDraft, getDraftOfHost } from './decide-draft.ts'
import { readMessage } from './get-message.ts'

/** Discards a draft: once this is answered it is never sent. Discarding again is the same answer. */
export async function discardDraft(
  context: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<MessageView> {
  const { deps, host } = context
  const draft = await getDraftOfHost(context, id)
  if (draft.status === 'discarded') return readMessage(context, id)
  const command = () => deps.engine.discardDraft(draft.reply, { draftId: id, actor: host.kcSub })
  return decideDraft(context, draft, { wanted: ['discarded'], command })
}
