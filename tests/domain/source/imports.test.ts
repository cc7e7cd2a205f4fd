import { describe, expect, test } from 'vitest'
import { circles, importGraph } from '#tests/support/import-graph.ts'
import type { ImportGraph } from '#tests/support/import-graph.ts'

const graph = importGraph()
const edges = [...graph].flatMap(([file, targets]) => targets.map((target) => ({ file, target })))

/** The layers of the app, the lowest first; those in one line know nothing of each other. */
const layers: readonly (readonly string[])[] = [
  ['ui'],
  ['apollo'],
  ['entities'],
  ['account', 'search', 'charts'],
  ['curation'],
  ['shell'],
  ['pages'],
]

const heightOf = (file: string): number => {
  const folder = /^src\/app\/([^/]+)\//.exec(file)?.[1] ?? ''
  return layers.findIndex((layer) => layer.includes(folder))
}
/** Folders of the service, each with those that its files import; `main.ts` and its messages lie above all. */
function roomGraph(): ImportGraph {
  const roomOf = (file: string) => /^src\/server\/([^/]+)\//.exec(file)?.[1]
  const rooms = new Map<string, Set<string>>()
  for (const { file, target } of edges) {
    const [from, to] = [roomOf(file), roomOf(target)]
    if (from && to && from !== to) rooms.set(from, (rooms.get(from) ?? new Set()).add(to))
  }
  return new Map([...rooms].map(([room, targets]) => [room, [...targets]]))
}

const folderOf = (file: string) => file.split('/').slice(0, 3).join('/')

describe('imports', () => {
  test('make no circle, types included', () => {
    expect(graph.size).toBeGreaterThan(1000)
    expect(circles(graph)).toEqual([])
  })

  test('of the app go down its layers', () => {
    const inApp = edges.filter(({ file, target }) => heightOf(file) >= 0 && heightOf(target) >= 0)
    expect(inApp.length).toBeGreaterThan(500)
    const upward = inApp.filter(
      ({ file, target }) => folderOf(file) !== folderOf(target) && heightOf(target) >= heightOf(file),
    )
    expect(upward).toEqual([])
  })

  test('make no circle between the folders of the service', () => {
    expect(roomGraph().size).toBeGreaterThan(20)
    expect(circles(roomGraph())).toEqual([])
  })

  test('find a circle where there is one', () => {
    const round = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['b']],
      ['d', []],
    ])
    expect(circles(round)).toEqual([['b', 'c', 'b']])
  })
})
