import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a folder by name, as text. */
export const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )
