import type { ActivityDeps } from '#activities/deps.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { DueCall } from '#prisma/messages/claim-emergency-calls.ts'
import { faultOfAddress } from '#prisma/notices/address-faults.ts'
import { addressesOfHost } from '#prisma/notices/addresses-of-host.ts'
import { cleanLine } from '#workflows/domain/clean-name.ts'
import { cutText } from '#workflows/domain/cut-text.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { type CalledFor, callWords } from './call-words.ts'

const WORDS_SHOWN = 500

/** Whom to call, where, and with what words. */
export type Call = {
  due: DueCall
  language: HostLanguage
  /** The address that the host wants; where mails to it come back, the one they sign in with besides. Never empty. */
  mailTo: readonly [string, ...string[]]
  phone: string
  template: string
  words: ReturnType<typeof callWords>
}

/** Reads it anew: host and message may have changed since the call was owed. @throws Error where the host is gone. */
export async function loadCall(deps: Pick<ActivityDeps, 'db' | 'config' | 'now'>, due: DueCall): Promise<Call> {
  const { hostId, chatId, messageId, kinds } = due
  return inHost(deps.db, hostId, async (tx) => {
    const settings = await tx.appSettings.findUnique({ where: { hostId } })
    const mailTo = await addressesToCall(tx, hostId, deps.now())
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
      ...{ due, language, words: callWords(about, language), mailTo },
      ...{ phone: settings?.emergencyPhone ?? '', template: settings?.emergencyTemplate ?? '' },
    }
  })
}

/** @throws Error where the host is gone. */
async function addressesToCall(tx: Transaction, hostId: string, now: Date): Promise<Call['mailTo']> {
  await tx.host.findUniqueOrThrow({ where: { id: hostId }, select: { id: true } })
  const [address = '', ...others] = await addressesOfHost(tx, hostId)
  const isReached = address === '' || (await faultOfAddress(tx, { hostId, address }, now)) === null
  return isReached ? [address] : [address, ...others]
}
