import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDirectory } from './parts/data-directory.ts'
import { diffSchema } from './parts/diff-schema.ts'
import { root } from './parts/root.ts'
import { readRunFile } from './parts/run-file.ts'

/** Prints the SQL from the model in the file that is named to `prisma/schema.prisma`: a migration's first draft. */
const [before] = process.argv.slice(2)
const databaseUrl = process.env.DATABASE_URL ?? readRunFile(dataDirectory(root))?.databaseUrl
if (before === undefined || databaseUrl === undefined) {
  const lack =
    before === undefined
      ? 'Name the file with the model before'
      : 'Start Locanda, or name a PostgreSQL with DATABASE_URL'
  process.stderr.write(`${lack}: node scripts/diff-schema.ts before.prisma\n`)
  process.exit(1)
}
const read = (file: string) => readFileSync(file, 'utf8')
process.stdout.write(await diffSchema(databaseUrl, read(before), read(join(root, 'prisma/schema.prisma'))))
