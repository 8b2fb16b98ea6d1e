import { migrate } from './parts/migrate.ts'
import { StartFailure } from './parts/start-failure.ts'

/** Brings the database that DATABASE_URL names to the newest migration: for the image, which has no npm scripts' tools. */
try {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL === undefined) throw new StartFailure('DATABASE_URL is not set: name the database to migrate.')
  await migrate(DATABASE_URL)
  process.stdout.write('The database is at the newest migration.\n')
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
