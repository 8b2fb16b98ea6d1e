import { parseSync } from 'vite'

export type Node = { type: string; start: number; end: number } & Record<string, unknown>
export type Named = { name: string; node: Node; isExported: boolean; at: number }

/** Whether a value of the tree is a node of it. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The nodes right below a node. */
export const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))

/** What an identifier says; null for whatever is none. */
export const nameOf = (node: unknown): string | null =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'PrivateIdentifier') ? String(node.name) : null

export const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** The functions of a module by their names: declared, or arrows that a name was given; and the methods of its classes. */
export function functionsOf(statement: Node, isExported: boolean, at: number): Named[] {
  if (FUNCTIONS.has(statement.type))
    return [{ name: nameOf(statement.id) ?? 'default', node: statement, isExported, at }]
  if (statement.type === 'VariableDeclaration') {
    return (statement.declarations as Node[]).flatMap((one) =>
      isNode(one.init) && FUNCTIONS.has(one.init.type)
        ? [{ name: nameOf(one.id) ?? '', node: one.init, isExported, at }]
        : [],
    )
  }
  if (statement.type !== 'ClassDeclaration') return []
  const members = (statement.body as Node).body as Node[]
  return members.flatMap((member) => {
    const isPublic = isExported && isNode(member.key) && member.key.type === 'Identifier'
    const name = `${nameOf(statement.id)}.${isNode(member.key) ? nameOf(member.key) : ''}`
    return isNode(member.value) ? [{ name, node: member.value, isExported: isPublic, at: member.start }] : []
  })
}

const EXPORTS = new Set(['ExportNamedDeclaration', 'ExportDefaultDeclaration'])

/** A module's statements, the functions that stand in it, and the comment right above one of them. */
export function readModule(source: string, file: string) {
  const { program, comments } = parseSync(file, source)
  const statements = program.body as unknown as Node[]
  const known = statements.flatMap((statement) => {
    const isExported = EXPORTS.has(statement.type)
    const declared = isExported ? statement.declaration : statement
    return isNode(declared) ? functionsOf(declared, isExported, statement.start) : []
  })
  const commentAbove = ({ at }: Named) =>
    comments.findLast(({ end }) => end <= at && source.slice(end, at).trim() === '')
  return { statements, known, commentAbove }
}
