import { describe, expect, test } from 'vitest'
import { circles, importGraph } from '#tests/support/import-graph.ts'
import type { ImportGraph } from '#tests/support/import-graph.ts'

const graph = importGraph()
const edges = [...graph].flatMap(([file, targets]) => targets.map((target) => ({ file, target })))

/** The layers of the app, the lowest first; those in one line know nothing of each other. */
const layers: readonly (readonly string[])[] = [
  ['ui'],
  ['page-state'],
  ['apollo'],
  ['entities'],
  ['account', 'search', 'charts', 'states'],
  ['curation'],
  ['shell'],
  ['pages', 'gallery'],
]

const heightOf = (file: string): number => {
  const folder = /^src\/app\/([^/]+)\//.exec(file)?.[1] ?? ''
  return layers.findIndex((layer) => layer.includes(folder))
}

/** Folder of the service that holds a file; none for `main.ts` and its messages, which lie above all. */
const serverRoom = (file: string) => /^src\/server\/([^/]+)\//.exec(file)?.[1]
/** Folder of the app that holds a file; the files beside the folders, such as `paths.ts`, stand for themselves. */
const appRoom = (file: string) => /^src\/app\/([^/]+)/.exec(file)?.[1]

/** Folders, each with those that its files import. */
function roomGraph(roomOf: (file: string) => string | undefined): ImportGraph {
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

  test.each([
    { of: 'service', roomOf: serverRoom, atLeast: 20 },
    { of: 'app', roomOf: appRoom, atLeast: 15 },
  ])('make no circle between the folders of the $of', ({ roomOf, atLeast }) => {
    const rooms = roomGraph(roomOf)
    expect(rooms.size).toBeGreaterThan(atLeast)
    expect(circles(rooms)).toEqual([])
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
