import type { Database } from '#prisma/client.ts'
import { foldFigures } from './fold-figures.ts'

/** Keeps the database small and its reads quick, batch by batch until nothing is left to do. Any number of processes may. */
export async function tidyUp({ engineDb, now }: { engineDb: Database; now: () => Date }): Promise<void> {
  while ((await foldFigures(engineDb, now())) > 0);
}
