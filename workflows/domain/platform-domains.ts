import type { RelayChannel } from './channels.ts'

type PlatformDomains = {
  /** Registrable domains: what is mailed there reaches a guest through the platform. They are sites of its, too. */
  mail: readonly string[]
  /** Its other sites; `name.*` is one of any country. */
  sites: readonly string[]
}

/** Where each booking platform is at home, once for mails, links and secrets. A new platform does not compile until it stands here. */
export const PLATFORM_DOMAINS: Readonly<Record<RelayChannel, PlatformDomains>> = {
  airbnb: { mail: ['airbnb.com'], sites: ['airbnb.*'] },
  booking: { mail: ['booking.com'], sites: [] },
  vrbo: {
    mail: [
      ...['homeaway.com', 'vrbo.com', 'fewo-direkt.de', 'abritel.fr', 'stayz.com.au', 'bookabach.co.nz'],
      ...['homelidays.com', 'homeaway.de', 'homeaway.fr', 'homeaway.it', 'homeaway.es', 'homeaway.co.uk'],
      ...['homeaway.nl', 'homeaway.pt'],
    ],
    sites: ['vrbo.*', 'homeaway.*', 'fewo-direkt.*', 'abritel.*', 'stayz.*', 'bookabach.*', 'homelidays.*'],
  },
  expedia: { mail: ['expediapartnercentral.com'], sites: ['expedia.*', 'hotels.com'] },
  agoda: { mail: ['agoda-messaging.com', 'agoda.com'], sites: [] },
}

/** The source of a pattern of all sites of a platform, without what stands before their registrable domain. */
export const sitesOf = (platform: RelayChannel): string =>
  [...PLATFORM_DOMAINS[platform].mail, ...PLATFORM_DOMAINS[platform].sites]
    .map((site) => site.replace('*', '[a-z.]{2,6}').replaceAll(/\.(?!\])/g, String.raw`\.`))
    .join('|')
