import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { SEARCH_ATTRIBUTES } from '#workflows/domain/workflow-names.ts'
import { systemErrorCode } from './start-failure.ts'
import { attributeType } from './temporal.ts'

/** What lists of runs are asked by, of what every run has. */
const OF_EVERY_RUN = ['default_idx', 'by_execution_time', 'by_workflow_id', 'by_workflow_type', 'by_status']
const BUSY_MS = 2_000

/**
 * Leaves Temporal's list of runs those indexes that are asked, our own search attributes among them. It comes with 58, most of them of columns
 * that stay empty, and each is written at every change of a run: a third of what a reply costs Temporal. No row is touched; who asks by another
 * column waits for a look at all runs. Nothing is done where the file or its list is not there yet, or is in other hands: the next start does it.
 */
export function dropUnaskedIndexes(file: string): void {
  if (!existsSync(file)) return
  // Its schema quotes texts as the older standard of SQLite let it.
  const database = new DatabaseSync(file, { enableDoubleQuotedStringLiterals: true, timeout: BUSY_MS })
  try {
    const unasked = database.prepare(INDEXES).all().map(nameOf).filter(isUnasked)
    if (unasked.length > 0) {
      database.exec(['begin immediate', ...unasked.map((name) => `drop index if exists "${name}"`), 'commit'].join(';'))
    }
  } catch (error) {
    if (systemErrorCode(error) !== 'ERR_SQLITE_ERROR') throw error
  } finally {
    database.close()
  }
}

/** Those of a key have no text, and stay. */
const INDEXES = `select name from sqlite_master where type = 'index' and tbl_name = 'executions_visibility' and sql is not null`

const nameOf = ({ name }: Record<string, unknown>) => String(name)

/** Temporal gives our attributes the first columns of their types, in any order. */
const OF_OURS = Object.keys(SEARCH_ATTRIBUTES)
  .map(attributeType)
  .map(
    (type, place, all) => `by_${type.toLowerCase()}_0${all.slice(0, place + 1).filter((one) => one === type).length}`,
  )
const ASKED = new Set([...OF_EVERY_RUN, ...OF_OURS])

const isUnasked = (name: string) => !ASKED.has(name)
