const inItalian = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 })

/** How large a file is, as hosts read it: `1,4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} byte`
  return bytes < 999_500 ? `${Math.round(bytes / 1_000)} KB` : `${inItalian.format(bytes / 1_000_000)} MB`
}
