import type { ReactNode } from 'react'
import type { ItemsProps } from './all-items.tsx'

type LongItems = (props: ItemsProps) => ReactNode

/** As many as a first page holds: whoever reads further back has a long conversation. */
const MOST_DRAWN_WHOLE = 200

let drawer: LongItems | undefined

/** Fetches what draws a long conversation; before older messages are, so that its place is there when they come. */
export async function loadLongThread(): Promise<void> {
  drawer ??= (await import('./long-items.tsx')).LongItems
}

/** What draws only the messages in sight; undefined where all of them can be drawn. */
export const longThread = (length: number): LongItems | undefined => (length > MOST_DRAWN_WHOLE ? drawer : undefined)
