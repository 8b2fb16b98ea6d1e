import { visibleText } from './fold-text.ts'

/** `Lukas Weber` → `Lukas`; an address, a number or something odd gives no name. */
export function firstName(name: string | null | undefined): string | null {
  const [first] = visibleText(name ?? '')
    .trim()
    .split(/\s+/)
  if (first === undefined || !/^\p{L}[\p{L}'’-]{1,30}$/u.test(first)) return null
  return first === first.toUpperCase() ? first.charAt(0) + first.slice(1).toLowerCase() : first
}
