import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Patterns = z.array(z.string())

/** Patterns of the app's pages such as `/genes/:id`; null where the build does not say which there are. */
export function readPagePatterns(folder: string): RegExp[] | null {
  const file = join(folder, '.ssr/paths.json')
  if (!existsSync(file)) return null
  return Patterns.parse(JSON.parse(readFileSync(file, 'utf8'))).map(
    (pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
  )
}

/** Checks whether the app has a page at the path. */
export const isPagePath = (patterns: RegExp[] | null, path: string): boolean =>
  patterns === null || patterns.some((pattern) => pattern.test(path))
