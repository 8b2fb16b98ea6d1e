import { isNobodys } from '#web/lib/lost-focus.ts'

/** From a fact that was confirmed, and whose button has gone with that, to it itself where none is left: unless its host has gone elsewhere meanwhile. */
export function focusNextDoubt(row: HTMLElement | null): void {
  const rows = [...(row?.parentElement?.children ?? [])]
  const at = rows.findIndex((one) => one === row)
  const next = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))]
    .map((one) => one.querySelector<HTMLElement>('[data-doubt]'))
    .find((button) => button !== null)
  if (isNobodys() || row?.contains(document.activeElement)) (next ?? row)?.focus()
}
