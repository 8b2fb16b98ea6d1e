import type { Log } from '#outside/log.ts'
import { type MaintenanceOf, maintenanceTasks } from '#prisma/maintenance/maintenance-tasks.ts'
import { eachApart } from './each-apart.ts'
import type { FailingWork } from './failing-work.ts'

type Maintaining = MaintenanceOf & { log: Log; failing?: FailingWork }

/** Keeps the database small: what one task fails with is told to the log under its name, and keeps none behind it from running. */
export async function runMaintenance({ log, failing, ...of }: Maintaining): Promise<void> {
  for (const { name: task, run } of maintenanceTasks(of)) {
    const name = `maintenance: ${task}`
    await eachApart([run], (work) => failing?.watch(name, work) ?? work(), { name, log })
  }
}
