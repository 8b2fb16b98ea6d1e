import { ScreenSkeleton } from '#web/shell/screen-skeleton.tsx'

export default function DashboardScreen() {
  return <ScreenSkeleton />
}
