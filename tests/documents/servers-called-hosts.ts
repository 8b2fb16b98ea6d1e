import { parseSync } from 'vite'
import { childrenOf, isNode, type Node, nameOf } from './functions-of-module.ts'

const HOST = /^hosts?$/
/** What stands beside the name of a server, and beside no person. */
const OF_A_SERVER = /^(?:port|tls|domain|hostname|protocol)$|_(?:HOST|PORT)$/
const TEXT = /^(?:readonly )?string(?:\[\])?(?: \| (?:null|undefined))?$/
const FROM_A_SERVER = /\b(?:domain|hostname|(?:inbound|smtp|imap|pop3|server|url|location)\.host)\b/i

const nodesBelow = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesBelow)]
const nodesIn = (list: unknown): Node[] => (Array.isArray(list) ? list.filter(isNode) : [])
const keyOf = (member: Node) => nameOf(member.key) ?? ''

/** The name that a part of a pattern binds, with or without a default. */
const boundBy = ({ value }: Node) => (isNode(value) ? (nameOf(value) ?? nameOf(value.left)) : null)

/** The places of a module where `host` or `hosts` is no person: a text, or a thing beside a port or made from a domain. */
export function serversCalledHosts(source: string, file: string): string[] {
  const textOf = (node: unknown) => (isNode(node) ? source.slice(node.start, node.end) : '')
  const isText = ({ typeAnnotation: type }: Node) =>
    TEXT.test(textOf(type).replace(/^:\s*/, '')) || (isNode(type) && TEXT.test(textOf(type.typeAnnotation)))
  const isCalledSo: Readonly<Record<string, (node: Node) => boolean>> = {
    Identifier: (node) => HOST.test(String(node.name)) && isText(node),
    TSTypeLiteral: ({ members }) => isServer(nodesIn(members)),
    TSInterfaceBody: ({ body }) => isServer(nodesIn(body)),
    ObjectPattern: ({ properties }) => {
      const parts = nodesIn(properties)
      return parts.some((part) => HOST.test(boundBy(part) ?? '')) && parts.some((part) => OF_A_SERVER.test(keyOf(part)))
    },
    VariableDeclarator: ({ id, init }) => HOST.test(nameOf(id) ?? '') && FROM_A_SERVER.test(textOf(init)),
    ForOfStatement: ({ left, right }) =>
      HOST.test(textOf(left).split(' ').at(-1) ?? '') && FROM_A_SERVER.test(textOf(right)),
  }
  const isServer = (members: Node[]) =>
    members.some((member) => HOST.test(keyOf(member)) && isText(member)) &&
    members.some((member) => OF_A_SERVER.test(keyOf(member)))
  return nodesBelow(parseSync(file, source).program as unknown as Node)
    .filter((node) => isCalledSo[node.type]?.(node) === true)
    .map((node) => textOf(node).replace(/\s+/g, ' ').slice(0, 80))
}
