// `node scripts/draw-architecture.ts [--check]`: draws docs/pictures/architecture.svg from the imports of `src`: each
// folder stands above those that it imports. With --check, only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { importGraph } from '#tests/support/import-graph.ts'

const picture = join(resolve(import.meta.dirname, '..'), 'docs/pictures/architecture.svg')

/** Folders, each with those that its files import. */
type FolderGraph = Map<string, Set<string>>

/** The folder of a file as the picture shows it: the domain is one, the app and the service have those below them. */
function folderOf(file: string): string | null {
  const [, part, folder, ...rest] = file.split('/')
  if (part === 'domain') return 'domain'
  return folder && rest.length > 0 ? `${part}/${folder}` : null
}

function folderGraph(part: 'app' | 'server'): FolderGraph {
  const graph: FolderGraph = new Map()
  for (const [file, targets] of importGraph()) {
    const from = folderOf(file)
    if (!from?.startsWith(`${part}/`)) continue
    const folders = graph.get(from) ?? new Set()
    for (const target of targets.map(folderOf)) {
      if (target?.startsWith(`${part}/`) && target !== from) folders.add(target)
    }
    graph.set(from, folders)
  }
  return graph
}

/** The folders by their height: the lowest import no other, and each lies above all that it imports. */
function layersOf(graph: FolderGraph): string[][] {
  const heights = new Map<string, number>()
  const heightOf = (folder: string, path: readonly string[] = []): number => {
    const found = heights.get(folder)
    if (found !== undefined) return found
    const below = [...(graph.get(folder) ?? [])].filter((each) => !path.includes(each))
    const height = Math.max(-1, ...below.map((each) => heightOf(each, [...path, folder]))) + 1
    heights.set(folder, height)
    return height
  }
  const layers: string[][] = []
  for (const folder of [...graph.keys()].sort()) (layers[heightOf(folder)] ??= []).push(folder)
  return layers
}

const COLUMN = 460
const ROW = 34
const GAP = 8

/** Boxes of one layer: in rows of as many as fit beside each other. */
function boxes(names: readonly string[], left: number, top: number): { svg: string; height: number } {
  let [x, y] = [left, top]
  let svg = ''
  for (const name of names) {
    const text = name.slice(name.indexOf('/') + 1)
    const width = 22 + text.length * 7.4
    if (x > left && x + width > left + COLUMN) [x, y] = [left, y + ROW]
    svg += `<rect x="${x}" y="${y}" width="${width.toFixed(1)}" height="26" rx="5"/><text x="${(x + width / 2).toFixed(1)}" y="${y + 17.5}">${text}</text>\n`
    x += width + GAP
  }
  return { svg, height: y - top + ROW }
}

function column(title: string, graph: FolderGraph, left: number): { svg: string; height: number } {
  let top = 52
  let svg = `<text class="title" x="${left}" y="34">${title}</text>\n`
  for (const layer of layersOf(graph).toReversed()) {
    const drawn = boxes(layer, left, top)
    svg += drawn.svg
    top += drawn.height + 4
    svg += `<path d="M${left} ${top - 5}h${COLUMN}"/>\n`
    top += 4
  }
  return { svg, height: top }
}

function draw(): string {
  const app = column('src/app: the browser', folderGraph('app'), 24)
  const server = column('src/server: the service', folderGraph('server'), 24 + COLUMN + 40)
  const height = Math.max(app.height, server.height)
  const width = 2 * COLUMN + 88
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + 64}" role="img" aria-labelledby="title">
<title id="title">Folders of Curia: each stands above those that it imports, and all stand on the domain</title>
<style>
svg { background: #fff } text { font: 12.5px ui-monospace, monospace; text-anchor: middle; fill: #1f2933 }
.title { font: 600 15px system-ui, sans-serif; text-anchor: start } rect { fill: #eef3f7; stroke: #b8c6d1 }
path { stroke: #dfe6ec } .domain { fill: #e3f1e8; stroke: #9dc3ab }
</style>
${app.svg}${server.svg}<rect class="domain" x="24" y="${height + 12}" width="${width - 48}" height="32" rx="5"/><text x="${width / 2}" y="${height + 32}">domain: types and rules of the knowledgebase, which import nothing else</text>
</svg>
`
}

const drawn = draw()
if (!process.argv.includes('--check')) writeFileSync(picture, drawn)
else if (readFileSync(picture, 'utf8') !== drawn) {
  process.stderr.write(
    'docs/pictures/architecture.svg is not that of the code: run node scripts/draw-architecture.ts\n',
  )
  process.exitCode = 1
}
