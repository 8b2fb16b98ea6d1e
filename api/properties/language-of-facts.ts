import type { Transaction } from '#prisma/client.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'

/** In which language a host reads what is known of a house: the one chosen, and English as it comes. */
export async function languageOfFacts(tx: Transaction, hostId: string): Promise<HostLanguage> {
  const settings = await tx.appSettings.findUnique({ where: { hostId }, select: { interfaceLanguage: true } })
  return settings?.interfaceLanguage ?? 'en'
}
