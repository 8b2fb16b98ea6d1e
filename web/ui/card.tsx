import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={cn('rounded-card bg-surface p-4 md:p-6', className)} {...rest} />
}
