/**
 * What stands behind a label: on its line after a colon, else on the next line that says something. Null also where the label stands
 * twice and says two things: one of them may be the guest's.
 */
export function lineAfter(text: string, label: RegExp): string | null {
  const lines = text.split('\n').map((line) => line.trim())
  const values = lines.flatMap((line, at) => (label.test(line) ? (valueAt(lines, at, label) ?? []) : []))
  return new Set(values).size === 1 ? (values[0] ?? null) : null
}

function valueAt(lines: readonly string[], at: number, label: RegExp): string | undefined {
  const same = (lines[at] ?? '').replace(label, '').replace(/^[\s:–-]+/, '')
  return same !== '' ? same : lines.slice(at + 1, at + 4).find((line) => line !== '')
}
