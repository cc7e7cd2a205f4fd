import { parseSync } from 'vite'

/** Part of a syntax tree (ESTree). */
interface Node {
  type: string
  start: number
  [member: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const isFunction = ({ type }: Node) => /^(?:ArrowFunction|Function)(?:Expression|Declaration)$/.test(type)

const waits = (node: Node) =>
  node.type === 'AwaitExpression' ||
  (node.type === 'ForOfStatement' && node['await'] === true) ||
  (node.type === 'VariableDeclaration' && node['kind'] === 'await using')

/** Name of the function or method that a call is of. */
function calledName({ callee }: Node): string | null {
  if (!isNode(callee)) return null
  if (callee.type === 'Identifier') return String(callee['name'])
  const { property } = callee
  return callee.type === 'MemberExpression' && isNode(property) ? String(property['name']) : null
}

const LISTENERS = new Set(['on', 'once', 'prependListener', 'prependOnceListener', 'addEventListener'])
/** Events that happen once: who registers after one hears nothing. */
const ENDINGS = new Set(['abort', 'aborted', 'close', 'end', 'exit', 'finish'])
/** What gives a resource that must be given back. */
const ACQUIRING = new Set(['acquire', 'enter', 'lease', 'reserve', 'snapshot'])
/** What takes a resource over at once: stacks of resources, and those of a response. */
const TAKING_OVER = new Set(['acquire', 'adopt', 'take', 'use'])

/** A call that registers for an ending which may have happened while the function waited. */
function isLateRegistration(call: Node, ancestors: readonly Node[]): boolean {
  const [event] = (call['arguments'] ?? []) as Node[]
  const isRegistration = LISTENERS.has(calledName(call) ?? '') && ENDINGS.has(String(event?.['value']))
  if (!isRegistration) return false
  const within = ancestors.findLast(isFunction)
  return within !== undefined && firstWait(within) < call.start
}

/** Position of the first wait of a function, without those of functions in it. */
function firstWait(node: Node): number {
  const positions = childrenOf(node).map((child) =>
    waits(child) ? child.start : isFunction(child) ? Infinity : firstWait(child),
  )
  return Math.min(Infinity, ...positions)
}

/** A call whose resource is bound to nothing that gives it back. */
function isUnbound(call: Node, ancestors: readonly Node[]): boolean {
  // What a response holds ends with it, named or not.
  if (!ACQUIRING.has(calledName(call) ?? '') || isOfResponse(call)) return false
  const outward = ancestors.toReversed()
  for (const [at, node] of outward.entries()) {
    if (node.type === 'VariableDeclaration') return !String(node['kind']).endsWith('using')
    if (node.type === 'ReturnStatement') return false
    if (node.type === 'CallExpression' && TAKING_OVER.has(calledName(node) ?? '')) return false
    if (
      node.type === 'ArrowFunctionExpression' &&
      isNode(node['body']) &&
      node['body'].type !== 'BlockStatement'
    ) {
      // It is returned to whoever calls the function, which may take it over.
      const outer = outward[at + 1]
      return outer?.type === 'CallExpression' && !TAKING_OVER.has(calledName(outer) ?? '')
    }
  }
  return true
}

/** Checks whether a method of the resources of a response is called. */
function isOfResponse({ callee }: Node): boolean {
  const object = isNode(callee) ? callee['object'] : null
  if (!isNode(object)) return false
  return object.type === 'CallExpression'
    ? calledName(object) === 'resourcesOf'
    : object['name'] === 'resources'
}

/** A place in a source where a resource may not be given back, and why. */
export interface LooseAcquisition {
  line: number
  why: 'registered after a wait' | 'bound to nothing'
}

/** Places of a source where what is acquired may not be given back. */
export function looseAcquisitions(source: string): LooseAcquisition[] {
  const found: LooseAcquisition[] = []
  const note = ({ start }: Node, why: LooseAcquisition['why']) =>
    found.push({ line: source.slice(0, start).split('\n').length, why })
  const visit = (node: Node, ancestors: readonly Node[]): void => {
    if (node.type === 'CallExpression') {
      if (isLateRegistration(node, ancestors)) note(node, 'registered after a wait')
      if (isUnbound(node, ancestors)) note(node, 'bound to nothing')
    }
    for (const child of childrenOf(node)) visit(child, [...ancestors, node])
  }
  visit(parseSync('source.ts', source).program as unknown as Node, [])
  return found
}
