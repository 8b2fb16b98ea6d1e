import { ScreenSkeleton } from '#web/shell/screen-skeleton.tsx'

export default function PendingScreen() {
  return <ScreenSkeleton />
}
