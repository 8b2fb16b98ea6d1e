import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import { calls } from '#api/contract/calls.ts'
import type { Check } from '#tests/api/contract-client.ts'
import { type Document, readDocument } from '#tests/api/served-document.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'

/** The running API, every answer of which is checked against its own OpenAPI document. */
export async function runConformingApi(environment: NodeJS.ProcessEnv = {}): Promise<RunningApi> {
  let check: Check = () => undefined
  const api = await runApi(environment, (name, answer) => check(name, answer))
  check = checkAgainst(await readDocument(api))
  return api
}

/** Schemas are compiled once for all files that share this process: the document is the same for each. */
const checks = new Map<string, Check>()

function checkAgainst(document: Document): Check {
  const text = JSON.stringify(document)
  const known = checks.get(text) ?? createCheck(document)
  checks.set(text, known)
  return known
}

function createCheck(document: Document): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'locanda', components: document.components })
  const validators = new Map<object, ValidateFunction>()
  const validatorOf = (schema: object) => {
    const known = validators.get(schema) ?? ajv.compile(pointInto(schema))
    validators.set(schema, known)
    return known
  }
  return (name, answer) => {
    const { method, path } = calls[name]
    const operation = document.paths[path]?.[method]
    if (operation === undefined) return
    const response = operation.responses[String(answer.status)] ?? operation.responses.default
    expect(response, `${name} answers ${answer.status}, which the document does not know`).toBeDefined()
    const schema = response?.content?.['application/json']?.schema
    if (schema === undefined) {
      if (answer.status === 204) expect(answer.text).toBe('')
      return
    }
    const validate = validatorOf(schema)
    validate(answer.body)
    expect(validate.errors, `${name} ${answer.status}: ${answer.text.slice(0, 500)}`).toBeNull()
  }
}

/** References of the document are to itself; here it is known under a name. */
const pointInto = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"locanda#/components/'))
