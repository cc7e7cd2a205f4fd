import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isIndexed } from '../crawlers/page-rules.ts'

/** A page of the app as the build describes it (`scripts/page-files.ts`). */
export type BuiltPage = {
  /** Its title before the app runs; null where the record or the knowledgebase names it. */
  title: string | null
  /** Whether it is home, a table, a list or a text, which the server renders as it does records. */
  isListing: boolean
  /** Files (`assets/…`) that it needs at once, beyond those of every page. */
  files: readonly string[]
}

const BuiltPages = z.array(
  z.object({
    pattern: z.string(),
    title: z.string().nullable().default(null),
    isListing: z.boolean(),
    files: z.array(z.string()),
  }),
)

/** Pages that the build describes; null where it describes none. */
function readPages(folder: string): z.infer<typeof BuiltPages> | null {
  const file = join(folder, '.ssr/pages.json')
  return existsSync(file) ? BuiltPages.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** Paths of the pages that are no records and that search engines are to know. */
export const indexedPages = (folder: string): string[] =>
  (readPages(folder) ?? [])
    .map(({ pattern }) => pattern)
    .filter((pattern) => !pattern.includes(':') && isIndexed(pattern))

/** A page of which the build says nothing. */
const unknown: BuiltPage = { title: null, isListing: false, files: [] }

/**
 * Finds the page at a path; null where the app has none. Where the build does not say which there are, each path has one.
 *
 * @param folder where the app was built; read once
 */
export function builtPages(folder: string): (path: string) => BuiltPage | null {
  const pages = readPages(folder)?.map((page) => ({
    ...page,
    matches: new RegExp(`^${page.pattern.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
  }))
  if (!pages) return () => unknown
  return (path) => pages.find(({ matches }) => matches.test(path)) ?? null
}
