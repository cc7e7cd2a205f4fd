import { join } from 'node:path'
import { recordPageModules } from './page-files.ts'

/** What a bundler knows of a module; ids are paths. */
type Module = {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  code: string | null
}
type Modules = { getModuleInfo: (id: string) => Module | null }

/** Packages that draw and route every page and ask the service. */
const everyPage =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@apollo|@0no-co|rxjs|optimism|@wry|tslib)[\\/]/
/** Packages that draw tables, after the page on which they stand. */
const tables = /[\\/]node_modules[\\/]@tanstack[\\/](react-table|table-core|react-store|store)[\\/]/
const isOwn = (id: string) => !/[\\/]node_modules[\\/]/.test(id)

/** What starts the app. */
const main = 'main.tsx'
/** The pages that are fetched only when somebody goes there. */
const lateRoutes = 'other-routes.ts'
/** Characters that a module may have for each further part that shares it, to come with the first page. */
const perShare = 2500
/** Steps of lazy loading that a reader goes: a page, and what the page fetches. */
const steps = 2

/** All that modules lead to, and these in turn, with themselves. */
function closure(starts: Iterable<string>, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(starts)
  for (const id of found) for (const other of next(id)) found.add(other)
  return found
}

/** Modules that load one another, as a bundler knows them. */
class Graph {
  readonly #modules: Modules
  constructor(modules: Modules) {
    this.#modules = modules
  }

  /** What a lazily loaded module brings with it. */
  readonly needs = (entry: string): Set<string> =>
    closure([entry], (id) => this.#modules.getModuleInfo(id)?.importedIds ?? [])

  /** What modules load lazily. */
  readonly lazily = (ids: Iterable<string>): Set<string> =>
    new Set([...ids].flatMap((id) => this.#modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []))

  readonly imports = (id: string): readonly string[] => this.#modules.getModuleInfo(id)?.importedIds ?? []

  readonly length = (id: string): number => this.#modules.getModuleInfo(id)?.code?.length ?? 0
}

/** How many of the lazily loaded parts of what a reader visits need each module. */
function shares(graph: Graph, atOnce: Set<string>, notVisited: string): Map<string, number> {
  const parts = new Set<string>()
  let loaded = atOnce
  for (let step = 0; step < steps; step++) {
    const next = [...graph.lazily(loaded)].filter((part) => part !== notVisited && !parts.has(part))
    for (const part of next) parts.add(part)
    loaded = new Set(next.flatMap((part) => [...graph.needs(part)]))
  }
  const counts = new Map<string, number>()
  for (const part of parts) for (const id of graph.needs(part)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

/** Modules that a first visit fetches in files of several: what it needs at once, and small ones that others share with all they import. */
function sharedModules(graph: Graph, start: string, notVisited: string): Set<string> {
  const atOnce = graph.needs(start)
  const counts = shares(graph, atOnce, notVisited)
  const fits = (id: string) => atOnce.has(id) || graph.length(id) <= perShare * ((counts.get(id) ?? 0) - 1)
  // Who starts nothing (GraphiQL) shares the file, too.
  const common = new Set([...atOnce, ...counts.keys()].filter((id) => id !== start && isOwn(id) && fits(id)))
  // A file brings all that its modules import.
  for (let before = -1; before !== common.size;) {
    before = common.size
    for (const id of common)
      if (
        !graph.imports(id).every((other) => common.has(other) || atOnce.has(other) || everyPage.test(other))
      )
        common.delete(id)
  }
  return common
}

/** Names what is found when it is first asked for: then every module is known. */
function named(name: string, find: (graph: Graph) => Set<string>) {
  let found: Set<string> | undefined
  const nameOf = (id: string, modules: Modules) =>
    (found ??= find(new Graph(modules))).has(id) ? name : null
  return { name: nameOf, debugName: name }
}

/**
 * Files of the app, by what modules import. A first visit asks for few: one of packages, one (`common`) of what the app
 * needs at once and what pages share, and one (`afterwards`) of what is shared by the parts that come once the record has
 * answered. The rest is left to the bundler, which makes a file for each lazily loaded module.
 *
 * @param root folder of the package
 */
export function chunkGroups(root: string) {
  const app = (file: string) => join(root, 'src/app', file)
  const awaitedBy = [app(main), ...recordPageModules(root).map((module) => join(root, module))]
  const ofShared = (graph: Graph, isAwaited: boolean) => {
    const awaited = new Set(awaitedBy.flatMap((entry) => [...graph.needs(entry)]))
    const shared = [...sharedModules(graph, app(main), app(lateRoutes))]
    return new Set(shared.filter((id) => awaited.has(id) === isAwaited))
  }
  // A file takes along what its modules import and no file before it has.
  return [
    { name: 'framework', test: everyPage },
    { name: 'tables', test: tables },
    named('common', (graph) => ofShared(graph, true)),
    named('afterwards', (graph) => ofShared(graph, false)),
  ]
}
