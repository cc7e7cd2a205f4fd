import { readFile, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lazy } from '#server/caches/lazy.ts'

const root = resolve(import.meta.dirname, '../../../..')
const SCHEMA = 'schema.graphql'

/** Documents that came with the program, by the names under which they are served. */
const served = lazy(async () => {
  const docs = await readdir(join(root, 'docs')).catch(() => [])
  const files = docs
    .filter((name) => name.endsWith('.md'))
    .map((name) => [name, join(root, 'docs', name)] as const)
  return new Map([...files, [SCHEMA, join(root, SCHEMA)] as const])
})

/** A document of the program; null where there is none of the name. */
export async function readDocument(name: string): Promise<string | null> {
  const file = (await served()).get(name)
  return file === undefined ? null : readFile(file, 'utf8').catch(() => null)
}
