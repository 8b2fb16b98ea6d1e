import type { EmergencyView } from '#api/contract/emergencies.ts'
import type { Transaction } from '#prisma/client.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { readEmergencies } from './read-emergencies.ts'

/** @throws AppError not_found, also for another host's. */
export async function getEmergency(tx: Transaction, where: { hostId: string; id: string }): Promise<EmergencyView> {
  const [emergency] = await readEmergencies(tx, where)
  if (emergency === undefined) throw notFound('Emergency')
  return emergency
}
