import type { PushDeviceView } from '#api/contract/push.ts'
import type { PushDevice } from '#prisma/generated/client.ts'
import type { DEVICE_VIEW } from '#prisma/push/device-view.ts'
import { readFault } from '#prisma/sentence-columns.ts'

type Row = Pick<PushDevice, keyof typeof DEVICE_VIEW>

/** A device without its address and keys, with what keeps it from being told. */
export const toPushDeviceView = ({ createdAt, seenAt, toldAt, fault, ...row }: Row): PushDeviceView => ({
  ...row,
  createdAt: createdAt.toISOString(),
  seenAt: seenAt.toISOString(),
  toldAt: toldAt?.toISOString() ?? null,
  fault: readFault(fault),
})
