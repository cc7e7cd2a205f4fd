import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'

/** What a file of a library is left without. Names are those in the file; a build fails when one is not there. */
export type LeanFile = {
  /** Variables that never change here: what they are read as. */
  constants?: Readonly<Record<string, string>>
  /** Functions that are called and have nothing to do here: what remains of their bodies. */
  bodies?: Readonly<Record<string, string>>
  /** Functions that are never called here. */
  unused?: readonly string[]
}

type Edit = { start: number; end: number; text: string }
type Scope = { parameters: readonly string[] }

/**
 * Takes out of a library's file the functions of features that the app has no use for. Each of them says its name if
 * it is called after all.
 *
 * @param name of the file in its package, for errors
 * @param code of the file
 */
export function withoutUnused(name: string, code: string, { constants, bodies, unused }: LeanFile): string {
  const remaining = new Map<string, string>(Object.entries(bodies ?? {}))
  for (const each of unused ?? []) remaining.set(each, `throw Error(${JSON.stringify(`Left out: ${each}`)})`)
  const fixed = new Map(Object.entries(constants ?? {}))
  const left = new Set([...remaining.keys(), ...fixed.keys()])
  const edits: Edit[] = []
  const scopes: Scope[] = []
  const written = new Set<ESTree.Node>()

  const empty = (named: string, node: ESTree.Node | null) => {
    const text = remaining.get(named)
    if (text === undefined || !node || !('body' in node) || !node.body || Array.isArray(node.body)) return
    left.delete(named)
    edits.push({ start: node.body.start, end: node.body.end, text: `{${text}}` })
  }
  const enter = ({ params }: { params: readonly ESTree.ParamPattern[] }) =>
    scopes.push({
      parameters: params.flatMap((each) => (each.type === 'Identifier' ? [each.name] : [])),
    })
  const leave = () => scopes.pop()

  new Visitor({
    FunctionDeclaration: (node) => {
      empty(node.id?.name ?? '', node)
      enter(node)
    },
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    MethodDefinition: ({ key, value }) => {
      if (key.type === 'Identifier') empty(key.name, value)
    },
    VariableDeclarator: ({ id, init }) => {
      written.add(id)
      if (id.type === 'Identifier') empty(id.name, init)
    },
    AssignmentExpression: ({ left: target, right }) => {
      written.add(target)
      empty(code.slice(target.start, target.end), right)
    },
    Identifier: (node) => {
      const constant = fixed.get(node.name)
      if (constant === undefined || written.has(node)) return
      if (scopes.some(({ parameters }) => parameters.includes(node.name))) return
      left.delete(node.name)
      edits.push({ start: node.start, end: node.end, text: constant })
    },
  }).visit(parseSync(name, code).program)
  if (left.size > 0) throw new Error(`${name} has no ${[...left].join(', ')} to leave out.`)
  return apply(code, edits)
}

/** The code with its edits; one within another has no effect. */
function apply(code: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}
