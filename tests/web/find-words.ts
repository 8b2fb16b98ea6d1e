import { parseSync } from 'vite'

export type Found = { line: number; text: string }
type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Properties that a person reads or hears. */
const READ =
  /^(aria-label|aria-description|aria-valuetext|aria-roledescription|title|placeholder|alt|label|hint|text|closeLabel|retryLabel|empty|description|error|saved|note)$/
/** Of these, what an object that is shown is made with; the others stand for data, too. */
const NAMES = /^(label|title|placeholder|hint|description|closeLabel|retryLabel)$/
const WORD = /\p{L}{2,}/u
const PRODUCT = 'Locanda'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))

const at = (source: string, { start }: Node): number => source.slice(0, start).split('\n').length

/** The literals that become what an expression shows; not those that it compares, looks up or calls with. */
function shownLiterals(node: Node): Node[] {
  if (node.type === 'Literal' || node.type === 'TemplateElement') return [node]
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].filter(isNode).flatMap(shownLiterals)
  if (node.type === 'LogicalExpression') return [node.left, node.right].filter(isNode).flatMap(shownLiterals)
  if (node.type === 'BinaryExpression' && node.operator === '+') return childrenOf(node).flatMap(shownLiterals)
  if (node.type === 'TemplateLiteral') return childrenOf(node).flatMap(shownLiterals)
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression')
    return childrenOf(node).flatMap(shownLiterals)
  return []
}

const wordOf = (node: Node): string => {
  const value = node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : node.value
  return typeof value === 'string' ? value : ''
}

/** Words between tags, in what is read of attributes and properties, and in notices: as literals, wherever in them. */
export function wordsInMarkup(file: string, source: string): Found[] {
  const walk = (node: Node): Found[] => {
    const words = literalsOf(node).map((one) => ({ line: at(source, one), text: wordOf(one).trim() }))
    return [...words.filter(({ text }) => WORD.test(text) && text !== PRODUCT), ...childrenOf(node).flatMap(walk)]
  }
  return parsed(file, source).flatMap(walk)
}

function literalsOf(node: Node): Node[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node.children as Node[]).flatMap((child) => {
      if (child.type === 'JSXText') return [child]
      return child.type === 'JSXExpressionContainer' ? shownLiterals(child) : []
    })
  if (node.type === 'JSXAttribute' || node.type === 'Property') {
    const { name } = (node.type === 'Property' ? node.key : node.name) as { name?: unknown }
    const read = node.type === 'Property' ? NAMES : READ
    return typeof name === 'string' && read.test(name) && isNode(node.value) ? shownLiterals(node.value) : []
  }
  if (node.type === 'CallExpression' && isNode(node.callee) && String(node.callee.name).startsWith('toast'))
    return (node.arguments as Node[]).flatMap(shownLiterals)
  return []
}

/** Every literal of a file with a word in it, but for what it imports and its types. */
export function literals(file: string, source: string): Found[] {
  const walk = (node: Node): Found[] => {
    if (/ImportDeclaration|ExportNamedDeclaration/.test(node.type) && isNode(node.source)) return []
    if (/^TS(?!As|Satisfies|NonNull)/.test(node.type)) return []
    const inside = childrenOf(node)
      .filter((child) => !(node.type === 'Property' && child === node.key))
      .flatMap(walk)
    const text = node.type === 'Literal' || node.type === 'TemplateElement' ? wordOf(node) : ''
    return WORD.test(text) ? [{ line: at(source, node), text }, ...inside] : inside
  }
  return parsed(file, source).flatMap(walk)
}

/** Where a module reads texts while it is loaded, outside of every function. */
export function says(file: string, source: string): Found[] {
  const walk = (node: Node): Found[] => {
    if (/Function|ClassBody|^TS(?!As|Satisfies|NonNull)|ImportDeclaration/.test(node.type)) return []
    if (
      node.type === 'MemberExpression' &&
      isNode(node.object) &&
      node.object.type === 'Identifier' &&
      node.object.name === 'say'
    )
      return [{ line: at(source, node), text: source.slice(node.start, node.end) }]
    return childrenOf(node).flatMap(walk)
  }
  return parsed(file, source).flatMap(walk)
}

function parsed(file: string, source: string): Node[] {
  const nodes: unknown[] = parseSync(file, source).program.body
  return nodes.filter(isNode)
}
