import type { Log } from '#outside/log.ts'
import { type MaintenanceOf, maintenanceTasks } from '#prisma/maintenance/maintenance-tasks.ts'
import { eachApart } from './each-apart.ts'

/** Keeps the database small: what one task fails with is told to the log under its name, and keeps none behind it from running. */
export async function runMaintenance({ log, ...of }: MaintenanceOf & { log: Log }): Promise<void> {
  for (const task of maintenanceTasks(of)) {
    await eachApart([task], ({ run }) => run(), { name: `maintenance: ${task.name}`, log })
  }
}
