import type { Transaction } from '#prisma/client.ts'
import type { AlertModel } from '#prisma/generated/models.ts'
import { judgeTrouble, NO_TROUBLE, type Trouble, worse } from '#workflows/domain/alerts.ts'
import { readCounts } from './alert-counts.ts'
import { countTrouble, troubleOfAll } from './count-trouble.ts'

/** What comes again within this time of its begin is the same alert. */
const SAME_WITHIN_MS = 3_600_000
const CALM: Trouble = { many: 0, hosts: 0, counts: NO_TROUBLE }

/**
 * Begins and ends alerts by what was seen in the last minutes: of each host, and of the installation. While one of the installation is
 * open none of a host begins. Within one transaction nobody else may do the same. For the engine role.
 */
export async function keepAlerts(tx: Transaction, now: Date): Promise<void> {
  const troubles = await countTrouble(tx, now)
  const latest = await latestAlerts(tx, now)
  const ofHost = new Map(troubles.map((trouble) => [trouble.hostId, trouble]))
  const isWide = await keepAlert(tx, { hostId: null, trouble: troubleOfAll(troubles), latest: latest.get(null), now })
  const hostIds = new Set([...ofHost.keys(), ...latest.keys()])
  for (const hostId of hostIds) {
    const alert = latest.get(hostId)
    if (hostId === null || (isWide && alert?.endedAt !== null)) continue
    await keepAlert(tx, { hostId, trouble: ofHost.get(hostId) ?? CALM, latest: alert, now })
  }
}

/** Of each scope the one that is open, else the last that began within the hour. */
async function latestAlerts(tx: Transaction, now: Date): Promise<Map<string | null, AlertModel>> {
  const since = new Date(now.getTime() - SAME_WITHIN_MS)
  const alerts = await tx.alert.findMany({
    where: { OR: [{ endedAt: null }, { beganAt: { gt: since } }] },
    orderBy: [{ beganAt: 'asc' }, { id: 'asc' }],
  })
  return new Map(alerts.map((alert) => [alert.hostId, alert]))
}

type Scope = { hostId: string | null; trouble: Trouble; latest: AlertModel | undefined; now: Date }

/** Answers whether it is open now. */
async function keepAlert(tx: Transaction, { hostId, trouble, latest, now }: Scope): Promise<boolean> {
  const isOpen = latest?.endedAt === null
  const turn = judgeTrouble(trouble, hostId === null ? 'installation' : 'host', isOpen)
  if (turn === 'begin' && latest === undefined) {
    await tx.alert.create({ data: { hostId, beganAt: now, counts: trouble.counts, hosts: trouble.hosts } })
    return true
  }
  if (latest === undefined) return false
  const worst = {
    counts: worse(readCounts(latest.counts), trouble.counts),
    hosts: Math.max(latest.hosts, trouble.hosts),
  }
  const isWorse = JSON.stringify(worst.counts) !== JSON.stringify(readCounts(latest.counts))
  if (turn === 'begin') await update(tx, latest, { ...worst, endedAt: null, endToldAt: null })
  else if (turn === 'end') await update(tx, latest, { endedAt: now })
  else if (isOpen && isWorse) await update(tx, latest, worst)
  return turn === 'begin' || (isOpen && turn !== 'end')
}

type Columns = Parameters<Transaction['alert']['updateMany']>[0]['data']
const update = (tx: Transaction, { id }: AlertModel, data: Columns) => tx.alert.updateMany({ where: { id }, data })
