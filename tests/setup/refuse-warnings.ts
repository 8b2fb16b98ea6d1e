import { afterAll, beforeAll } from 'vitest'

const warnings: string[] = []
const note = ({ name, message }: Error) => void warnings.push(`${name}: ${message}`)

// What Node and the drivers warn of is a fault that a later version will not forgive: pg says so when a connection is
// asked while it still answers.
beforeAll(() => void process.on('warning', note))
afterAll(() => {
  process.off('warning', note)
  if (warnings.length > 0) throw new Error(`Warned of while this file ran:\n${warnings.join('\n')}`)
})
