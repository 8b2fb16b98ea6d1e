import { isProgramName } from './program-name.ts'

/** What programs begin with, as latin1: Windows, Linux, macOS in its forms, and scripts that name who runs them. */
const BEGINNINGS = [
  'MZ',
  '\x7fELF',
  '\xcf\xfa\xed\xfe',
  '\xce\xfa\xed\xfe',
  '\xfe\xed\xfa\xcf',
  '\xfe\xed\xfa\xce',
  '\xca\xfe\xba\xbe',
  '#!',
]

/** By its first bytes, as latin1. */
export const beginsAsProgram = (head: string): boolean => BEGINNINGS.some((beginning) => head.startsWith(beginning))

/** Whether a file is one that runs, by its bytes or by the name that a guest's computer would go by. */
export function isProgram(name: string, content: Uint8Array): boolean {
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, 8)).toString('latin1')
  return isProgramName(name) || beginsAsProgram(head)
}
