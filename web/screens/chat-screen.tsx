import { ScreenSkeleton } from '#web/shell/screen-skeleton.tsx'

export function ChatScreen() {
  return <ScreenSkeleton />
}
