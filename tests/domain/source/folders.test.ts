import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')

/** Files that a reader meets at once in a folder. */
const most = 28

test(`no folder has more than ${most} files`, () => {
  const counts = new Map<string, number>()
  const files = globSync('{src,tests,scripts}/**/*.*', {
    cwd: root,
    // Migrations are never edited: nobody looks for one among the others.
    exclude: ['src/app/graphql/generated/**', 'src/server/storage/migrations/0*'],
  })
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  // Migrations are never merged: their number only grows.
  counts.delete('src/server/storage/migrations')
  expect(counts.size).toBeGreaterThan(100)
  expect([...counts].filter(([, count]) => count > most)).toEqual([])
})
