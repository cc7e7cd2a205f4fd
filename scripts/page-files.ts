import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync, Visitor } from 'vite'
import type { ESTree, Rolldown } from 'vite'
import { pageTitles } from '../src/app/page-titles.ts'
import { paths } from '../src/app/paths.ts'

const app = 'src/app'
const entry = `${app}/main.tsx`
/** Pages known from the start: home, tables, lists and records. The others are declared in files of their own. */
const firstRoutes = `${app}/routes.tsx`
const lateRoutes = `${app}/other-routes.ts`
const otherRoutes = ['account', 'review', 'revise'].map((name) => `${app}/pages/${name}-routes.ts`)
/** Pages that are read as they stand. */
const texts: ReadonlySet<string> = new Set(['help', 'accessibility'])
const tables = `${app}/entities/tables/tables.ts`
const tableCode = `${app}/entities/tables/table-code.ts`

/** A page of the app as the service needs it: `dist/.ssr/pages.json` has one for each address in `paths.ts`. */
export type PageFiles = {
  /** Pattern of its address, e.g. `/genes/:id`. */
  pattern: string
  /** Its title before the app runs; null where the record or the knowledgebase names it. */
  title: string | null
  /** Whether it is home, a table, a list or a text, which the server renders as it does records. */
  isListing: boolean
  /** Files (`assets/…`) that it needs at once, beyond those of every page. */
  files: string[]
}

type Span = { start: number; end: number }
type Call = Span & { parameters: readonly ESTree.Argument[] }
type Source = {
  calls: Call[]
  /** Lazily loaded modules by their place in the package. */
  imports: { module: string; start: number }[]
  /** Functions, variables and properties of objects by name. */
  declared: Map<string, Span>
  /** Names that are used. */
  used: { name: string; start: number }[]
}

function readSource(root: string, file: string): Source {
  const source: Source = { calls: [], imports: [], declared: new Map(), used: [] }
  const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const declare = (name: ESTree.Node | null, { start, end }: Span) => {
    if (name?.type === 'Identifier') source.declared.set(name.name, { start, end })
  }
  new Visitor({
    CallExpression: ({ start, end, arguments: parameters }) => source.calls.push({ start, end, parameters }),
    FunctionDeclaration: (node) => declare(node.id, node),
    VariableDeclarator: (node) => declare(node.id, node),
    Property: (node) => declare(node.key, node),
    Identifier: ({ name, start }) => source.used.push({ name, start }),
    ImportExpression: ({ source: { type, ...literal }, start }) => {
      if (type !== 'Literal' || !('value' in literal)) return
      source.imports.push({ module: join(dirname(file), String(literal.value)), start })
    },
  }).visit(program)
  return source
}

const within =
  ({ start, end }: Span) =>
  (at: { start: number }) =>
    start <= at.start && at.start < end

const importsWithin = ({ imports }: Source, span: Span | undefined): string[] =>
  span ? imports.filter(within(span)).map(({ module }) => module) : []

/** Name of the property where an argument is `paths.genes` or `tables.features`. */
const memberOf = (object: string, argument: ESTree.Argument | undefined): string | null =>
  argument?.type === 'MemberExpression' &&
  argument.object.type === 'Identifier' &&
  argument.object.name === object &&
  argument.property.type === 'Identifier'
    ? argument.property.name
    : null

/** Modules that each page lazily loads, by its name in `paths.ts`, as a file of routes declares them. */
function modulesIn(root: string, file: string): Map<string, string[]> {
  const source = readSource(root, file)
  const tableSources = readSource(root, tables)
  const tableModules = readSource(root, tableCode).imports.map(({ module }) => module)
  const pages = new Map<string, string[]>()
  for (const call of source.calls) {
    const name = memberOf('paths', call.parameters[0])
    if (name === null) continue
    const table = call.parameters.map((argument) => memberOf('tables', argument)).find(Boolean)
    const helpers = source.used.filter(within(call)).map(({ name: used }) => source.declared.get(used))
    pages.set(name, [
      ...importsWithin(source, call),
      ...helpers.flatMap((span) => importsWithin(source, span)),
      ...(table ? [...tableModules, ...importsWithin(tableSources, tableSources.declared.get(table))] : []),
    ])
  }
  return pages
}

/** Modules that home and the pages of records, whose code is known from the start, load before they are shown. */
export const recordPageModules = (root: string): string[] =>
  [...modulesIn(root, firstRoutes)].flatMap(([name, modules]) =>
    name === 'home' || paths[name as keyof typeof paths]?.path.includes(':') ? modules : [],
  )

/** Finds the files (`assets/…`) of modules, with all that these import from the start. */
function filesIn(root: string, bundle: Rolldown.OutputBundle): (modules: readonly string[]) => Set<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const fileOf = new Map(
    chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds.map((id) => [relative(root, id), fileName] as const),
    ),
  )
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  return (modules) => {
    const taken = new Set<string>()
    const take = (file: string) => {
      if (taken.has(file)) return
      taken.add(file)
      importsOf.get(file)?.forEach(take)
    }
    for (const module of modules) {
      const file = fileOf.get(module)
      if (file === undefined) throw new Error(`${module}, which a page loads, is not part of the build`)
      take(file)
    }
    return taken
  }
}

/**
 * Pages of the app with their files, read from where the router has them: the files of routes.
 *
 * @param root folder of the package
 * @param bundle of the app
 */
export function pageFiles(root: string, bundle: Rolldown.OutputBundle): PageFiles[] {
  const filesOf = filesIn(root, bundle)
  const first = modulesIn(root, firstRoutes)
  const others = [lateRoutes, ...otherRoutes].map((file) => modulesIn(root, file))
  const ofEveryPage = filesOf([entry])
  return (Object.keys(paths) as (keyof typeof paths)[]).map((name) => {
    const { path } = paths[name]
    const late = others.flatMap((modules) => modules.get(name) ?? [])
    const modules = first.get(name) ?? (late.length > 0 ? [lateRoutes, ...late] : [])
    const files = [...filesOf(modules)].filter((file) => !ofEveryPage.has(file))
    const isListing = (first.has(name) && !path.includes(':')) || texts.has(name)
    return { pattern: path, title: pageTitles[name], isListing, files }
  })
}
