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
/** What most mail servers refuse for its name alone: https://support.google.com/mail/answer/6590 */
const ENDING =
  /\.(?:ade|adp|apk|appx|bat|cab|chm|cmd|com|cpl|dll|dmg|exe|hta|ins|iso|isp|jar|jse?|lnk|mde|ms[cipt]|nsh|pif|ps1|reg|sc[rt]|shb?|sys|vb[es]?|vhdx?|vxd|ws[cfh])$/i

/** Whether a file is one that runs, by its bytes or by the name that a guest's computer would go by. */
export function isProgram(name: string, content: Uint8Array): boolean {
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, 8)).toString('latin1')
  return ENDING.test(name) || BEGINNINGS.some((beginning) => head.startsWith(beginning))
}
