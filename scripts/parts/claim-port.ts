import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { isAlive, type ProcessIdentity, startOf } from './process-identity.ts'
import { systemErrorCode } from './start-failure.ts'

const self = (): ProcessIdentity => ({ pid: process.pid, startedAt: startOf(process.pid) ?? '' })

/**
 * Takes a port for this process before anything listens there, so that two starts at the same time do not choose
 * the same one. False when another living process has it. A claim ends with its process.
 */
export function claimPort(port: number, owner: ProcessIdentity = self()): boolean {
  const folder = join(tmpdir(), `locanda-ports-${userInfo().uid}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, String(port))
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' })
    return true
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error
  }
  const claim = readClaim(file)
  if (claim !== undefined && claim.pid !== owner.pid && isAlive(claim)) return false
  writeFileSync(file, JSON.stringify(owner))
  return true
}

/** Undefined for a file that its writer did not finish. */
function readClaim(file: string): ProcessIdentity | undefined {
  const text = readFileSync(file, 'utf8')
  return text.endsWith('}') ? (JSON.parse(text) as ProcessIdentity) : undefined
}
