import { cleanLine } from '#activities/channels/text/clean-name.ts'
import { cutText } from '#activities/channels/text/cut-text.ts'
import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { DueCall } from '#prisma/messages/claim-emergency-calls.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { type CalledFor, callWords } from './call-words.ts'

const WORDS_SHOWN = 500

/** Whom to call, where, and with what words. */
export type Call = {
  due: DueCall
  language: HostLanguage
  mailTo: string
  phone: string
  template: string
  words: ReturnType<typeof callWords>
}

/** Reads it anew: host and message may have changed since the call was owed. @throws Error where the host is gone. */
export async function loadCall(deps: Pick<ActivityDeps, 'db' | 'config'>, due: DueCall): Promise<Call> {
  const { hostId, chatId, messageId, kinds } = due
  return inHost(deps.db, hostId, async (tx) => {
    const settings = await tx.appSettings.findUnique({ where: { hostId } })
    const host = await tx.host.findUniqueOrThrow({ where: { id: hostId }, select: { email: true } })
    const message = await tx.message.findFirst({
      where: { id: messageId, hostId },
      select: { text: true, subject: true, chat: { select: { sender: true, property: { select: { name: true } } } } },
    })
    const language = settings?.language ?? 'it'
    const about: CalledFor = {
      kinds,
      guest: message?.chat.sender ?? null,
      property: message?.chat.property?.name ?? null,
      words: cutText(cleanLine(message?.text || (message?.subject ?? '')), WORDS_SHOWN),
      link: `${deps.config.publicUrl ?? ''}/chat/${chatId}`,
    }
    return {
      ...{ due, language, words: callWords(about, language), mailTo: settings?.email || host.email },
      ...{ phone: settings?.emergencyPhone ?? '', template: settings?.emergencyTemplate ?? '' },
    }
  })
}
