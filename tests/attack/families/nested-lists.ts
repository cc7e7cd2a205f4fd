import { graphql } from '../traffic.ts'
import type { Descent, Family, Target } from '../traffic.ts'
import { depthOf, hopsFrom, selectionOf, stepsOf } from './type-graph.ts'
import type { Step } from './type-graph.ts'

const DEEPEST = 25
const HOPS = 1
const HOPS_BACK = 2
const MOST_ROWS = 100

type Pair = { way: readonly Step[]; cycle: readonly Step[] | null }

const nameOf = ({ from, field, to }: Step) => `${from}.${field}→${to}`

/** The shortest way from a query to records of each type, through lists wherever there are some. */
function waysFromQuery(steps: ReadonlyMap<string, readonly Step[]>): ReadonlyMap<string, readonly Step[]> {
  const ways = new Map<string, readonly Step[]>([['Query', []]])
  let edge = ['Query']
  while (edge.length > 0) {
    const next: string[] = []
    for (const type of edge) {
      const many = (steps.get(type) ?? []).toSorted(
        (one, other) => Number(one.kind === 'one') - Number(other.kind === 'one'),
      )
      for (const step of many) {
        if (ways.has(step.to)) continue
        ways.set(step.to, [...(ways.get(type) ?? []), step])
        next.push(step.to)
      }
    }
    edge = next
  }
  return ways
}

/** Every list inside the records of every other, with what leads back from the inner to the outer. */
function* pairs(steps: ReadonlyMap<string, readonly Step[]>): Iterable<Pair> {
  const roots = waysFromQuery(steps)
  const seen = new Set<string>()
  for (const [type, way] of roots) {
    for (const outer of steps.get(type) ?? []) {
      if (type === 'Query' || outer.kind === 'one') continue
      for (const [reached, hops] of hopsFrom(outer.to, steps, HOPS)) {
        for (const inner of steps.get(reached) ?? []) {
          const name = `${outer.field} ${outer.to} ${inner.field} ${inner.to}`
          if (inner.kind === 'one' || seen.has(name)) continue
          seen.add(name)
          const turn = [outer, ...hops, inner]
          const back = hopsFrom(inner.to, steps, HOPS_BACK).get(type)
          yield { way: [...way, ...turn], cycle: back ? [...back, ...turn] : null }
        }
      }
    }
  }
}

const depth = (way: readonly Step[]) => way.reduce((sum, step) => sum + depthOf(step), 1)

/** The pair repeated as deep as documents may be, and ever less of it. */
function descent({ way, cycle }: Pair): Descent {
  const outer = way.findLast((step, index) => step.kind !== 'one' && index < way.length - 1)
  const label = [outer, way.at(-1)].map((step) => (step ? nameOf(step) : '')).join(' ')
  const turns = cycle ? Math.floor((DEEPEST - depth(way)) / (depth(cycle) - 1)) : 0
  const sizes = [...new Set([turns, Math.ceil(turns / 2), 2, 1, 0])].filter((size) => size <= turns)
  // What an estimate weighs least is few records at the top with all that can be below them.
  const asked: [number, number][] = [[turns, 1], ...sizes.map((size): [number, number] => [size, MOST_ROWS])]
  asked.push([0, 20], [0, 5])
  return {
    label,
    requests: asked.map(([size, rows]) => {
      const whole = [...way, ...Array.from({ length: size }, () => cycle ?? []).flat()]
      return graphql(`${label} ×${size}`, `{ ${selectionOf('Query', whole, rows)} }`)
    }),
  }
}

const share = (all: Iterable<Pair>, every: number) => [...all].filter((_, index) => index % every === 0)

/** `evidenceItems { assertions { evidenceItems { …`: each level multiplies by what the one above holds. */
function* knownCycles(): Iterable<Descent> {
  const turns = [
    { root: 'evidenceItems', odd: 'assertions', even: 'evidenceItems' },
    { root: 'assertions', odd: 'evidenceItems', even: 'assertions' },
  ]
  for (const rows of [1, 10, 100]) {
    for (const { root, odd, even } of turns) {
      const requests = [20, 12, 11, 10, 9, 8, 6, 4, 2].map((levels) => {
        let selection = 'id'
        for (let level = levels; level > 0; level -= 1)
          selection = `${level % 2 === 1 ? odd : even} { ${selection} }`
        return graphql(`${root} ${levels} deep`, `{ ${root}(first: ${rows}) { nodes { ${selection} } } }`)
      })
      yield { label: `${rows} ${root} with ${odd} with ${even}`, requests }
    }
  }
}

export const nestedLists: readonly Family[] = [
  { name: 'deep cycles of lists', connections: 2, short: true, exchanges: knownCycles },
  {
    name: 'lists inside lists, every pair',
    connections: 4,
    exchanges: ({ schema }: Target) => [...pairs(stepsOf(schema))].map(descent),
  },
  {
    name: 'lists inside lists, one pair in twenty',
    connections: 2,
    short: true,
    exchanges: ({ schema }: Target) => share(pairs(stepsOf(schema)), 20).map(descent),
  },
]
