import { print } from '#app/apollo/graphql-documents.ts'
import { Kind, parse, print as printReference } from 'graphql'
import type { DocumentNode } from 'graphql'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../../src/app/graphql/generated')

test('the app prints its operations as the reference implementation reads them', async () => {
  let count = 0
  for (const name of readdirSync(folder)) {
    const module: Record<string, unknown> = await import(join(folder, name))
    for (const document of Object.values(module).filter(isDocument)) {
      count += 1
      expect(printReference(parse(print(document)))).toBe(printReference(document))
    }
  }
  expect(count).toBeGreaterThan(50)
})

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT
}
