import { dataDirectory, endLeftBehind, takeDataDirectory } from './parts/data-directory.ts'
import { root } from './parts/root.ts'
import { type RunFile, removeRunFile, writeRunFile } from './parts/run-file.ts'
import { StartFailure } from './parts/start-failure.ts'
import { createSupervisor } from './parts/supervisor.ts'
import { startSystem } from './parts/system.ts'
import { waitingListUrl } from './parts/waiting-list.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

// Secrets, tables and mail: for the owner of the data directory only.
process.umask(0o077)

const dev = process.argv.includes('--dev')
const dataDir = dataDirectory(root)
/** Since the command was given: `launch.mjs` may have installed everything before. In milliseconds since 1970. */
const launchedAt = Number(process.env.LOCANDA_LAUNCHED_AT ?? performance.timeOrigin)
const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Starts everything and stays until a signal; a failure is one sentence and exit code 1. */
async function main(): Promise<void> {
  const { release } = takeDataDirectory(dataDir)
  const supervisor = createSupervisor({ dataDir, say })
  let ending: Promise<void> | undefined
  const end = (code: number) => {
    ending ??= (async () => {
      removeRunFile(dataDir)
      await supervisor.stop()
      release()
      process.exit(code)
    })()
    return ending
  }
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (ending === undefined) say('Stopping; the data stays')
      void end(0)
    })
  }
  try {
    await endLeftBehind(dataDir, say)
    removeRunFile(dataDir)
    const { run } = await startSystem({ dataDir, dev, say }, supervisor)
    writeRunFile(dataDir, run)
    welcome(run)
  } catch (error) {
    if (ending === undefined) report(error)
    await end(1)
  }
}

function welcome({ appUrl, temporalUrl, keycloakUrl, smtp, imap, pop3, demo }: RunFile) {
  const signIn = ({ email, password }: { email: string; password: string }) => `${email}   ${password}`
  say(`
Locanda is ready, after ${Math.round((Date.now() - launchedAt) / 1000)} s.

  The app          ${appUrl}
  Demo host        ${signIn(demo.host)}
  Another host     ${signIn(demo.otherHost)}
  Administrator    ${signIn(demo.admin)}
  Demo mailbox     ${demo.mailbox.address}   SMTP ${smtp.host}:${smtp.port}, IMAP ${imap.port}, POP3 ${pop3.port}, any password, no TLS
                   (GreenMail keeps mail in memory: a restart empties the mailbox, not Locanda)
  Temporal         ${temporalUrl}
                   What waits for hosts, as a saved view: ${waitingListUrl(temporalUrl)}
  Keycloak         ${keycloakUrl}
  Be the guest     npm run guest -- "Is there parking?"
  The data         ${dataDir}

Ctrl-C stops everything; the data stays.
`)
}

function report(error: unknown) {
  if (error instanceof StartFailure) process.stderr.write(`\n${error.message}\n`)
  else process.stderr.write(`\nLocanda could not start:\n${error instanceof Error ? error.stack : String(error)}\n`)
}

try {
  await main()
} catch (error) {
  report(error)
  process.exit(1)
}
