import { parseSync } from 'vite'
import { childrenOf, isNode, type Node, nameOf } from './functions-of-module.ts'

/** Where a node holds the name or pattern of what it declares. */
const DECLARES: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  TSDeclareFunction: ['id', 'params'],
  TSEmptyBodyFunctionExpression: ['params'],
  TSFunctionType: ['params'],
  TSConstructorType: ['params'],
  TSCallSignatureDeclaration: ['params'],
  TSMethodSignature: ['key', 'params'],
  TSPropertySignature: ['key'],
  TSTypeAliasDeclaration: ['id'],
  TSInterfaceDeclaration: ['id'],
  TSEnumDeclaration: ['id'],
  TSTypeParameter: ['name'],
  TSNamedTupleMember: ['label'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  CatchClause: ['param'],
}

/** The names in a pattern that it binds; the keys that it takes them from are somebody else's. */
function boundBy(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(boundBy)
  if (!isNode(pattern)) return []
  const name = nameOf(pattern)
  if (name !== null) return [name]
  const parts = [pattern.left, pattern.argument, pattern.parameter, pattern.elements]
  const properties = Array.isArray(pattern.properties) ? pattern.properties.filter(isNode) : []
  return [
    ...parts.flatMap(boundBy),
    ...properties.flatMap(({ type, value, argument }) => boundBy(type === 'Property' ? value : argument)),
  ]
}

/** The keys of an object that is written down. */
const keysOf = (properties: Node[]) =>
  properties.flatMap(({ key, computed }) => (computed === true ? [] : boundBy(key)))

function declaredBelow(node: Node): string[] {
  const own = (DECLARES[node.type] ?? []).flatMap((place) => boundBy(node[place]))
  const keys = node.type === 'ObjectExpression' ? keysOf(node.properties as Node[]) : []
  return [...own, ...keys, ...childrenOf(node).flatMap(declaredBelow)]
}

/** Every name that a module's code declares: variables, functions, parameters, types, their members, and keys of objects. */
export const declaredIn = (source: string, file: string): string[] =>
  declaredBelow(parseSync(file, source).program as unknown as Node)
