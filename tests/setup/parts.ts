import type { RunFile } from '#scripts/parts/run-file.ts'

/** What `inject('parts')` answers: `run.json` of the parts that this run tests on, and the keys to them. */
export type Parts = RunFile & {
  /** The superuser: for making and dropping databases, and for looking past row-level security. */
  adminDatabaseUrl: string
  appDatabaseUrl: string
  engineDatabaseUrl: string
  temporalNamespace: string
  /** Keycloak's client for the API's own calls. */
  serviceClient: { id: string; secret: string }
  /** Keycloak's administrator of everything, in the realm `master`. */
  keycloakAdmin: { user: string; password: string }
  vaultKeyFile: string
  /** Holds `log/` and, of a whole system, `run.json` and `processes.json`. */
  dataDir: string
  /** The program of the second mail server, which test files start for themselves; undefined where it cannot be had. */
  dovecot: string | undefined
}

declare module 'vitest' {
  interface ProvidedContext {
    parts: Parts
    /** The program for `createTimeSkipping({ server: { executable: { type: 'existing-path', path } } })`. */
    timeSkippingServer: string
    /** The browser for `playwright-core`. */
    chromium: string
    /** The one that shows notifications. */
    chromiumWithNotices: string
  }
}
