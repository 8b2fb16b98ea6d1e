/** What stands behind a label: on its line after a colon, else on the next line that says something. */
export function lineAfter(text: string, label: RegExp): string | null {
  const lines = text.split('\n').map((line) => line.trim())
  const at = lines.findIndex((line) => label.test(line))
  if (at === -1) return null
  const same = (lines[at] ?? '').replace(label, '').replace(/^[\s:–-]+/, '')
  const value = same !== '' ? same : lines.slice(at + 1, at + 4).find((line) => line !== '')
  return value ?? null
}
