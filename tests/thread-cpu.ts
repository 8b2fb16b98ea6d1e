/** How long this thread worked on something, in milliseconds: whatever else the machine does beside it. */
export function threadCpuMs(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
