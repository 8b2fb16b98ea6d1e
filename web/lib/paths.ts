/** The only place that knows the addresses of screens. */
export const paths = {
  dashboard: '/',
  chats: '/chat',
  chat: (chatId: string) => `/chat/${chatId}`,
  admin: '/admin',
  adminTab: (tab: 'admins' | 'users' | 'alerts') => `/admin?tab=${tab}`,
  settings: '/general-settings',
  settingsTab: (tab: 'general' | 'ai' | 'sources' | 'debug' | 'n8n') => `/general-settings?tab=${tab}`,
  /** With what one source is set to. */
  sourceToMend: (sourceId: string) => `/general-settings?tab=sources&source=${sourceId}`,
  waitingChats: (tab: 'da-approvare' | 'da-rispondere', chatId = '') => `/chat${chatId && `/${chatId}`}?tab=${tab}`,
  properties: '/properties',
  addProperty: '/properties/add',
  property: (propertyId: string) => `/properties/${propertyId}`,
  editProperty: (propertyId: string) => `/properties/${propertyId}/edit`,
  analytics: '/analytics',
  login: '/login',
} as const
