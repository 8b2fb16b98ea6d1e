import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { systemErrorCode } from './start-failure.ts'

/** The full path of a program, looked for in the folders of PATH; undefined when there is none. */
export function findOnPath(program: string, path = process.env.PATH ?? ''): string | undefined {
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, program))
    .find(isProgram)
}

/** Whether the file is there and may be executed. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch (error) {
    if (systemErrorCode(error) === undefined) throw error
    return false
  }
}
