import type { Transaction } from '#prisma/client.ts'

/** Where the host is written to: the address that they set comes first, then the one they sign in with. Each once, none blank. */
export async function addressesOfHost(tx: Transaction, hostId: string): Promise<string[]> {
  const settings = await tx.appSettings.findUnique({ where: { hostId }, select: { email: true } })
  const host = await tx.host.findUnique({ where: { id: hostId }, select: { email: true } })
  const [set, signIn] = [settings?.email ?? '', host?.email ?? '']
  const isOne = set.toLowerCase() === signIn.toLowerCase()
  return [set, isOne ? '' : signIn].filter((address) => address !== '')
}
