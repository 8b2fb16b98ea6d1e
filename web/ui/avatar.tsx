import type { CSSProperties } from 'react'
import { cn } from '#web/lib/cn.ts'
import { initials } from './initials.ts'

const HUES = 12

/** The same for the same name, also where it is no avatar. */
export const hueOf = (name: string) => {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return (hash % HUES) * (360 / HUES) + 15
}

const SIZES = { small: 'size-8 text-badge', normal: 'size-10 text-small', large: 'size-12 text-body' }

/** Initials in a hue that stays the same for the same name. Decoration, not text: the name stands beside it. */
export function Avatar({ name, size = 'normal' }: { name: string; size?: keyof typeof SIZES }) {
  return (
    <span
      aria-hidden
      data-initials={initials(name)}
      style={{ '--hue': hueOf(name) } as CSSProperties}
      className={cn(
        'avatar-hue before:content-[attr(data-initials)] inline-flex shrink-0 items-center justify-center rounded-full font-semibold select-none',
        SIZES[size],
      )}
    />
  )
}
