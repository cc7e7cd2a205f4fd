import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const types = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts'),
  'utf8',
)

/** Types and properties of schema.org, as the package schema-dts writes them. */
const terms = new Set([
  ...[...types.matchAll(/"@type": "(\w+)"/g)].map(([, type]) => type ?? ''),
  ...[...types.matchAll(/^\s*"(\w+)"\?:/gm)].map(([, property]) => property ?? ''),
])

/** The context of schema.org without its default vocabulary, so that a term that it does not have is unknown. */
export const schemaOrgContext = {
  '@context': {
    type: '@type',
    id: '@id',
    ...Object.fromEntries([...terms].map((term) => [term, { '@id': `http://schema.org/${term}` }])),
    url: { '@id': 'http://schema.org/url', '@type': '@id' },
  },
}
