/** As files of programs are typed, whatever their system. */
export const PROGRAM_TYPE = 'application/x-executable'

/** What most mail servers refuse for its name alone: https://support.google.com/mail/answer/6590 */
const ENDING =
  /\.(?:ade|adp|apk|appx|bat|cab|chm|cmd|com|cpl|dll|dmg|exe|hta|ins|iso|isp|jar|jse?|lnk|mde|ms[cipt]|nsh|pif|ps1|reg|sc[rt]|shb?|sys|vb[es]?|vhdx?|vxd|ws[cfh])$/i
/** Pages and drawings, in which scripts may be, and documents with macros. */
const MAY_HOLD_ONE = /\.(?:[sx]?html?|svgz?|mht(?:ml)?|xps|do[ct]m|xl(?:sm|tm|am|sb)|pp[ts]m|potm|one)$/i

/** Whether a computer would go by this name and run the file. */
export const isProgramName = (name: string): boolean => ENDING.test(name)

/** Whether what opens a file of this name may run something in it. */
export const mayRun = (name: string): boolean => isProgramName(name) || MAY_HOLD_ONE.test(name)
