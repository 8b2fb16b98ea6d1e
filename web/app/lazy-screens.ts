/** The code of the screens that are not in the entry; each module's default export is the screen. */
export const screens = {
  dashboard: () => import('#web/screens/dashboard-screen.tsx'),
  propertyList: () => import('#web/screens/property-list-screen.tsx'),
  propertyDetail: () => import('#web/screens/property-detail-screen.tsx'),
  propertyForm: () => import('#web/screens/property-form-screen.tsx'),
  settings: () => import('#web/screens/settings-screen.tsx'),
  admin: () => import('#web/screens/admin-screen.tsx'),
}

/** Fetches the other screens' code when the browser has nothing better to do, so that no link ever waits. */
export function warmScreens(): void {
  const warm = () => {
    for (const load of Object.values(screens)) void load()
  }
  if ('requestIdleCallback' in window) requestIdleCallback(warm, { timeout: 8_000 })
  else setTimeout(warm, 3_000)
}
