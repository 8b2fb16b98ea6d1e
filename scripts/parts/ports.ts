import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { choosePort, isFree } from './free-port.ts'
import { StartFailure } from './start-failure.ts'

const DEFAULTS = {
  app: 3000,
  api: 3400,
  keycloak: 8180,
  temporal: 7233,
  temporalUi: 8233,
  postgres: 5442,
  smtp: 3025,
  imap: 3143,
  pop3: 3110,
  whatsapp: 3800,
}

export type Ports = Record<keyof typeof DEFAULTS, number>

const NAMES: Record<keyof Ports, string> = {
  app: 'The app',
  api: 'The API',
  keycloak: 'Keycloak',
  temporal: 'Temporal',
  temporalUi: "Temporal's web interface",
  postgres: 'PostgreSQL',
  smtp: 'SMTP',
  imap: 'IMAP',
  pop3: 'POP3',
  whatsapp: 'The WhatsApp stand-in',
}

/**
 * A port for every part: the one it had on this data directory, else its usual one, else the next free, and says so.
 * `PORT` is the app's and does not move. @throws StartFailure when it is taken, or none is free.
 */
export async function choosePorts(options: {
  dataDir: string
  offset?: number
  say: (line: string) => void
}): Promise<Ports> {
  const { dataDir, offset = 0, say } = options
  const file = join(dataDir, 'ports.json')
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Ports>) : {}
  const taken = new Set<number>()
  const ports = { ...DEFAULTS }
  if (process.env.PORT !== undefined && offset === 0) await takeExactly(Number(process.env.PORT), taken)
  for (const key of Object.keys(DEFAULTS) as (keyof Ports)[]) {
    if (key === 'app' && taken.size > 0) {
      ports.app = Number(process.env.PORT)
      continue
    }
    const usual = DEFAULTS[key] + offset
    const wished = kept[key] ?? usual
    const onMoved = (port: number) => offset === 0 && say(`Port ${wished} is taken: ${NAMES[key]} is on ${port}`)
    ports[key] = await choosePort(wished, { taken, onMoved })
  }
  writeFileSync(file, JSON.stringify(ports), { mode: 0o600 })
  return ports
}

async function takeExactly(port: number, taken: Set<number>) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartFailure('PORT is not a port: give a number from 1 to 65535.')
  if (!(await isFree(port)))
    throw new StartFailure(`Port ${port} is taken: stop what listens there, or give another PORT.`)
  taken.add(port)
}
