import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import { type Answer, type Call, type RunningApi, runApi } from '#tests/safety/running-api.ts'

type Operation = { responses: Record<string, { content?: Record<string, { schema: object }> }> }
type Document = { paths: Record<string, Record<string, Operation>>; components: object }

/** The running API, every answer of which is checked against its own OpenAPI document. */
export async function runConformingApi(environment: NodeJS.ProcessEnv = {}): Promise<RunningApi> {
  const api = await runApi(environment)
  const document = (await api.call(undefined, '/openapi.json')).body as Document
  const check = createCheck(document)
  return {
    ...api,
    async call(token, path, call: Call = {}) {
      const answer = await api.call(token, path, call)
      check(call.method ?? 'GET', path.split('?')[0] ?? path, answer)
      return answer
    },
  }
}

function createCheck(document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'locanda', components: document.components })
  const validators = new Map<object, ValidateFunction>()
  const validatorOf = (schema: object) => {
    const known = validators.get(schema) ?? ajv.compile(pointInto(schema))
    validators.set(schema, known)
    return known
  }
  return (method: string, path: string, answer: Answer): void => {
    const operation = operationOf(document, method.toLowerCase(), path)
    if (operation === undefined) return
    const response = operation.responses[String(answer.status)] ?? operation.responses.default
    expect(response, `${method} ${path} answers ${answer.status}, which the document does not know`).toBeDefined()
    const schema = response?.content?.['application/json']?.schema
    if (schema === undefined) {
      if (answer.status === 204) expect(answer.text).toBe('')
      return
    }
    const validate = validatorOf(schema)
    validate(answer.body)
    expect(validate.errors, `${method} ${path} ${answer.status}: ${answer.text.slice(0, 500)}`).toBeNull()
  }
}

function operationOf({ paths }: Document, method: string, path: string): Operation | undefined {
  const matches = Object.keys(paths).filter((template) =>
    new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  const exact = matches.find((template) => !template.includes('{')) ?? matches[0]
  return exact === undefined ? undefined : paths[exact]?.[method]
}

/** References of the document are to itself; here it is known under a name. */
const pointInto = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"locanda#/components/'))
