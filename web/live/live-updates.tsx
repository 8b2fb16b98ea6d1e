import { useLiveUpdates } from './use-live-updates.ts'

/** The live stream as a part of the shell, which is fetched beside the first data: it shows nothing. */
export default function LiveUpdates() {
  useLiveUpdates()
  return null
}
