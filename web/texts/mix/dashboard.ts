import { dashboard as it } from '#web/texts/it/dashboard.ts'

/** The specification's texts of the dashboard: Italian, with English ones among them. */
export const dashboard = {
  ...it,
  sinceYesterday: 'since yesterday',
  actions: {
    ...it.actions,
    link: 'Link Airbnb/Booking',
    email: 'Config Email',
    chat: 'Chat Center',
    analytics: 'Analytics',
  },
} as const
