import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** Files of `src`, each with those that it imports when it is loaded or for their types; lazy imports are left out. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const root = posix.join(import.meta.dirname, '../..')
const imports = /^(?:import|export)\b[^'"`;]*?from '([^']+)'|^import '([^']+)'/gm

/** Reads the imports of every file of `src` but the generated ones. */
export function importGraph(): ImportGraph {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('/generated/'))
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const source = readFileSync(posix.join(root, file), 'utf8')
      const targets = [...source.matchAll(imports)].map(([, from, bare]) => target(file, from ?? bare ?? ''))
      return [file, targets.filter((each) => known.has(each))]
    }),
  )
}

const target = (file: string, specifier: string): string =>
  specifier.startsWith('#') ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(file), specifier)

/** Circles in the graph: each a way from a file back to itself. */
export function circles(graph: ImportGraph): string[][] {
  const found: string[][] = []
  const finished = new Set<string>()
  const path: string[] = []
  const walk = (file: string) => {
    const at = path.indexOf(file)
    if (at !== -1) found.push([...path.slice(at), file])
    if (at !== -1 || finished.has(file)) return
    path.push(file)
    for (const next of graph.get(file) ?? []) walk(next)
    path.pop()
    finished.add(file)
  }
  for (const file of graph.keys()) walk(file)
  return found
}
