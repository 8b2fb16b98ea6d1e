import {
  childrenOf,
  FUNCTIONS,
  functionsOf,
  isNode,
  type Named,
  type Node,
  nameOf,
  readModule,
} from './functions-of-module.ts'

/** Whose callbacks run later, when nobody waits for who handed them over; `withOutcome` catches what they throw. */
const REGISTRARS = new Set([
  'withOutcome',
  'composeInTurns',
  'inHostSlot',
  'use',
  'all',
  'get',
  'on',
  'once',
  'addEventListener',
  'setTimeout',
  'repeat',
  'eachApart',
  'eachHostApart',
])

type Leaving = { throws: boolean; calls: string[]; within: Named[] }
const NOTHING: Leaving = { throws: false, calls: [], within: [] }

const together = (parts: Leaving[]): Leaving => ({
  throws: parts.some(({ throws }) => throws),
  calls: parts.flatMap(({ calls }) => calls),
  within: parts.flatMap(({ within }) => within),
})

/**
 * What running a piece of code throws of its own, as what Prisma names `…OrThrow` does, and which functions it calls,
 * where nothing around it catches. A callback runs with the call that it is handed to; a function that is only named, returned or kept does not.
 */
function leave(node: Node, caught: string | null = null): Leaving {
  if (FUNCTIONS.has(node.type)) return NOTHING
  if (node.type === 'TryStatement' && isNode(node.handler)) {
    const { param, body } = node.handler
    const after = isNode(node.finalizer) ? [leave(node.finalizer, caught)] : []
    const { within } = leave(node.block as Node)
    return together([{ ...NOTHING, within }, leave(body as Node, nameOf(param)), ...after])
  }
  const named = functionsOf(node, false, node.start)
  const parts = childrenOf(node).map((child) => leave(child, caught))
  if (node.type === 'ThrowStatement') {
    return nameOf(node.argument) === caught && caught !== null
      ? NOTHING
      : together([...parts, { ...NOTHING, throws: true }])
  }
  if (node.type !== 'CallExpression') return together([...parts, { ...NOTHING, within: named }])
  const callee = node.callee as Node
  const name = nameOf(callee) ?? nameOf(callee.property) ?? ''
  const callbacks = (node.arguments as Node[]).filter(({ type }) => FUNCTIONS.has(type))
  // What a callback is given and throws on is the error of somebody else.
  const leaveCallback = ({ body, params }: Node) => leave(body as Node, nameOf((params as Node[])[0]))
  const run = REGISTRARS.has(name) ? [] : callbacks.map(leaveCallback)
  const calls = callee.type === 'Identifier' ? [name] : []
  const throws = name.endsWith('OrThrow') || (name === 'reject' && nameOf(callee.object) === 'Promise')
  return together([...(name === 'catch' ? [] : parts), ...run, { throws, calls, within: named }])
}

/** The functions that stand in a module, and for each function in it, deep or not, what leaves it. */
function readFunctions(source: string, file: string) {
  const { statements, known, commentAbove } = readModule(source, file)
  const leaving = new Map<string, Leaving>()
  const look = (functions: Named[]) => {
    for (const { name, node } of functions) {
      const left = isNode(node.body) ? leave(node.body) : NOTHING
      leaving.set(name, left)
      look(left.within)
    }
  }
  look(known)
  const tagOf = (one: Named) => {
    const comment = commentAbove(one)
    return comment?.value.includes('@throws') === true ? comment : undefined
  }
  return { statements, known, leaving, tagOf }
}

/** What a function hands back, word for word; of the functions inside it nothing. */
const givenBack = (node: Node): Node[] =>
  FUNCTIONS.has(node.type)
    ? []
    : node.type === 'ReturnStatement'
      ? [node.argument].filter(isNode)
      : childrenOf(node).flatMap(givenBack)

const WRAPPINGS = new Set(['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression'])
const unwrapped = (node: Node): Node => (WRAPPINGS.has(node.type) ? unwrapped(node.expression as Node) : node)

/** Whether a function hands back functions, or an object of them: its tag then speaks of their calls. */
function isFactory({ node }: Named): boolean {
  const body = node.body as Node
  const given = body.type === 'BlockStatement' ? givenBack(body) : [body]
  return given.map(unwrapped).some(({ type, properties, callee }) => {
    const values = type === 'ObjectExpression' ? (properties as Node[]).map(({ value }) => value) : []
    const isMade = isNode(callee) && nameOf(callee.property) === 'fromEntries'
    return isMade || FUNCTIONS.has(type) || values.some((value) => isNode(value) && FUNCTIONS.has(value.type))
  })
}

/** Who waited has gone: nobody is left whom the caller could tell. */
const NOBODY_WAITS = '@throws the reason of `left`'

/** The exported functions of a module that say `@throws` of their own call; a factory only where it throws itself. */
export function findSaidThrows(source: string, file = 'module.ts'): string[] {
  const { known, leaving, tagOf } = readFunctions(source, file)
  const isSaid = (one: Named) => tagOf(one)?.value.includes(NOBODY_WAITS) === false
  return known
    .filter((one) => one.isExported && isSaid(one) && (!isFactory(one) || leaving.get(one.name)?.throws === true))
    .map(({ name }) => name)
}

/** Whether the export `name` of the module that is imported as `from` says `@throws`. */
type SaysThrows = (from: string, name: string) => boolean

/** The names in a module under which it calls what other modules say that it throws. */
const throwingImports = (statements: Node[], saysThrows: SaysThrows) =>
  statements
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ specifiers, source }) =>
      (specifiers as Node[])
        .filter(({ imported }) => saysThrows(String((source as Node).value), nameOf(imported) ?? 'default'))
        .map(({ local }) => nameOf(local) ?? ''),
    )

/**
 * The exported functions of a module without an `@throws` in the comment above them that throw: themselves, by a
 * function of the same module, or by an import that says so, where nothing around it catches. A catch that throws on
 * what it does not know counts as one.
 */
export function findUnsaidThrows(source: string, file = 'module.ts', saysThrows: SaysThrows = () => false): string[] {
  const { statements, known, leaving, tagOf } = readFunctions(source, file)
  const own = [...leaving].filter(([, { throws }]) => throws).map(([name]) => name)
  const throwing = new Set([...own, ...throwingImports(statements, saysThrows)])
  for (let before = -1; before !== throwing.size; ) {
    before = throwing.size
    for (const [name, { calls }] of leaving) if (calls.some((called) => throwing.has(called))) throwing.add(name)
  }
  return known
    .filter((one) => one.isExported && throwing.has(one.name) && tagOf(one) === undefined)
    .map(({ name }) => name)
}
