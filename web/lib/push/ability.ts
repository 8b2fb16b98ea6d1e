/** `needs_install`: iPhones and iPads tell only what is on their home screen. */
export type PushAbility = 'able' | 'unable' | 'needs_install'

/** iPads say that they are Macs, which have no touch screen. */
const isOfApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** Whether this browser can show notifications at all. */
export function pushAbility(): PushAbility {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'able'
  return isOfApple() ? 'needs_install' : 'unable'
}
