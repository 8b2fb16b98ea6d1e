import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropUnaskedIndexes } from './visibility-indexes.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visibility-'))
  file = join(folder, 'temporal.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** As Temporal makes it, with fewer columns: texts in double quotes too. */
const SCHEMA = `
  create table executions_visibility (namespace_id text, run_id text, status int, search_attributes text,
    Keyword01 text generated always as (json_extract(search_attributes, "$.Keyword01")),
    Keyword06 text generated always as (json_extract(search_attributes, "$.Keyword06")),
    Datetime01 text generated always as (json_extract(search_attributes, "$.Datetime01")),
    primary key (namespace_id, run_id));
  create index by_status on executions_visibility (namespace_id, status);
  create index by_keyword_01 on executions_visibility (namespace_id, Keyword01);
  create index by_keyword_06 on executions_visibility (namespace_id, Keyword06);
  create index by_datetime_01 on executions_visibility (namespace_id, Datetime01);
  create index by_temporal_keyword_01 on executions_visibility (namespace_id, run_id);
  create table executions (run_id text primary key, state int);
  create index by_state on executions (state);
  insert into executions_visibility (namespace_id, run_id, status, search_attributes)
    values ('default', 'one', 1, '{"Keyword01":"a","Keyword06":"b"}');`

const open = () => new DatabaseSync(file, { enableDoubleQuotedStringLiterals: true })
const make = () => {
  const database = open()
  database.exec(SCHEMA)
  return database
}
const read = (sql: string) => {
  const database = open()
  const rows = database.prepare(sql).all()
  database.close()
  return rows
}
const indexes = () =>
  read(`select name from sqlite_master where type = 'index' and sql is not null order by name`).map(({ name }) => name)

test('of the list of runs only those indexes stay that are asked, and every row', () => {
  make().close()
  dropUnaskedIndexes(file)
  const left = ['by_datetime_01', 'by_keyword_01', 'by_state', 'by_status']
  expect(indexes()).toEqual(left)
  // What nobody has an index of is found all the same.
  expect(read(`select run_id from executions_visibility where Keyword06 = 'b'`)).toEqual([{ run_id: 'one' }])
  dropUnaskedIndexes(file)
  expect(indexes()).toEqual(left)
})

test('a file that is not there is not made, and one that is empty stays so', () => {
  dropUnaskedIndexes(file)
  expect(existsSync(file)).toBe(false)
  open().close()
  dropUnaskedIndexes(file)
  expect(indexes()).toEqual([])
})

test('a file in other hands is left alone and keeps nothing from starting', () => {
  const other = make()
  other.exec('begin exclusive')
  dropUnaskedIndexes(file)
  other.exec('rollback')
  other.close()
  expect(indexes()).toHaveLength(6)
})
