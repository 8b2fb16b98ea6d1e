import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '#scripts/parts/run-command.ts'

const DAY_MS = 86_400_000
const CONFIGURATION = `[ca]
default_ca = tests
[tests]
database = index
serial = serial
new_certs_dir = .
default_md = sha256
policy = any
unique_subject = no
copy_extensions = copy
[any]
commonName = supplied
[req]
distinguished_name = name
prompt = no
[name]
CN = Locanda tests
[authority]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign
`

export type Certificate = { certificate: string; key: string }
type Wanted = { name: string; from?: number; to?: number }

/** An authority that nobody knows, which signs certificates for any name and any time. `from` and `to` are days from now. */
export async function createAuthority(parent: string) {
  const folder = mkdtempSync(join(parent, 'certificates-'))
  const openssl = (...args: string[]) => runCommand({ command: 'openssl', args, cwd: folder })
  const readable = ({ certificate, key }: Certificate): Certificate => {
    for (const file of [certificate, key]) chmodSync(file, 0o644)
    return { certificate, key }
  }
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  // Dovecot is another user where root runs it.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'ca.conf'), CONFIGURATION)
  writeFileSync(join(folder, 'index'), '')
  writeFileSync(join(folder, 'serial'), '01\n')
  await openssl(
    ...['req', '-x509', ...newKey, '-config', 'ca.conf', '-extensions', 'authority', '-days', '30'],
    ...['-keyout', 'ca.key', '-out', 'ca.pem'],
  )
  const filesOf = (name: string): Certificate => ({
    certificate: join(folder, `${name}.pem`),
    key: join(folder, `${name}.key`),
  })
  const subject = (name: string) => ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
  return {
    /** What a machine has to trust, in PEM. */
    file: join(folder, 'ca.pem'),
    async sign({ name, from = -1, to = 30 }: Wanted): Promise<Certificate> {
      const files = filesOf(name)
      await openssl(
        'req',
        ...newKey,
        '-config',
        'ca.conf',
        ...subject(name),
        '-keyout',
        files.key,
        '-out',
        `${name}.csr`,
      )
      await openssl(
        ...['ca', '-batch', '-notext', '-config', 'ca.conf', '-cert', 'ca.pem', '-keyfile', 'ca.key'],
        ...['-startdate', stamp(from), '-enddate', stamp(to), '-in', `${name}.csr`, '-out', files.certificate],
      )
      return readable(files)
    },
    async selfSigned(name: string): Promise<Certificate> {
      const files = filesOf(name)
      await openssl(
        ...['req', '-x509', ...newKey, '-config', 'ca.conf', ...subject(name)],
        ...['-keyout', files.key, '-out', files.certificate],
      )
      return readable(files)
    },
  }
}

/** As certificates write time: YYYYMMDDHHMMSSZ. */
const stamp = (days: number) =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`
