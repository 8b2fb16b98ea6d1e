import { greenmailJar } from './greenmail.ts'
import { javaProgram } from './java.ts'
import { keycloakDistribution } from './keycloak-distribution.ts'
import { temporalProgram } from './temporal-program.ts'

/** Where the programs of the real parts are, each promised as soon as it is there. Undefined: the environment names a running one. */
export type Programs = {
  java: Promise<string>
  keycloak: Promise<string> | undefined
  greenmail: Promise<string>
  temporal: Promise<string> | undefined
}

/** Finds the programs of the real parts, or obtains them, all at once. Each promise may reject with a StartFailure. */
export function obtainPrograms(say: (line: string) => void): Programs {
  const { KEYCLOAK_URL, TEMPORAL_ADDRESS } = process.env
  const java = javaProgram(say)
  const programs = {
    java,
    keycloak: KEYCLOAK_URL === undefined ? java.then((program) => keycloakDistribution(program, say)) : undefined,
    greenmail: greenmailJar(say),
    temporal: TEMPORAL_ADDRESS === undefined ? temporalProgram(say) : undefined,
  }
  // Whoever needs one awaits it, perhaps later than it fails.
  for (const one of Object.values(programs)) one?.catch(() => undefined)
  return programs
}
