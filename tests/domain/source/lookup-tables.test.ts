import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')

/** A table by any text, written as an object that inherits `constructor`, `toString` and others. */
const INHERITING = /^(?:export )?const \w+: (?:Readonly<|Partial<)*Record<string,[^=\n]*> = \{(?!\})/gm

test('tables by name that texts are looked up in have no inherited entries', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['src/app/graphql/generated/**'] })
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(INHERITING)].map(([line]) => `${file}: ${line}`),
  )
  expect(found, 'write lookupTable({…}) of src/domain/lookup-table.ts').toEqual([])
})
