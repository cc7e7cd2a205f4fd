import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

const app = join(import.meta.dirname, '../../../../src/app')
const documents: string[] = []
for await (const file of glob('**/*.graphql', { cwd: app }))
  documents.push(readFileSync(join(app, file), 'utf8'))
const definitions = documents.flatMap((document) => document.split(/^(?=query |fragment )/m)).filter(Boolean)

/** An operation of the app by its name, with the fragments that it spreads. */
function operationOfApp(name: string): string {
  const found = new Set<string>()
  const add = (definition: string | undefined) => {
    if (!definition || found.has(definition)) return
    found.add(definition)
    for (const [, fragment] of definition.matchAll(/\.\.\.(?!\s*on\b)\s*(\w+)/g))
      add(definitions.find((other) => other.startsWith(`fragment ${fragment} `)))
  }
  add(definitions.find((definition) => definition.startsWith(`query ${name}`)))
  if (found.size === 0) throw new Error(`the app has no operation ${name}`)
  return [...found].join('\n')
}

/** A script that reads everything about the variants of a gene at once, page in page. */
const nested = `query ($first: Int, $id: Int) { gene(id: $id) {
  sources { citation } clinicalSignificanceCounts { count assertions { name disease { name } } }
  variants(first: $first) { totalCount nodes {
    id name link variantAliases variantTypes { name } feature { name fullName } coordinates { start name }
    hgvsDescriptions clinvarIds detailedClinicalSignificanceCounts { count disease { name } therapies { name } }
    openRevisionCount lastSubmittedRevisionEvent { id } lastCommentEvent { id }
    molecularProfiles { totalCount nodes {
      name parsedName { ... on Feature { name } ... on Variant { name } ... on MolecularProfileTextSegment { text } }
      variants { name } molecularProfileAliases sources { citation } evidenceCountsByType { predictiveCount }
      evidenceItems(first: 5) { totalCount nodes { name disease { name } therapies { name } source { citation } } }
      rejected: evidenceItems(includeRejected: true, last: 1) { totalCount edges { cursor } }
      assertions { totalCount nodes { summary } }
    } }
  } }
} }`

const EGFR = 19

const operations: [string, string, Record<string, unknown>][] = [
  ['the table of features', operationOfApp('FeaturesTable'), {}],
  [
    'the table of features by evidence',
    operationOfApp('FeaturesTable'),
    { sortBy: { column: 'evidenceItemCount', direction: 'DESC' } },
  ],
  ['the table of variants', operationOfApp('VariantsTable'), {}],
  [
    'the table of variants by disease',
    operationOfApp('VariantsTable'),
    { sortBy: { column: 'diseaseName', direction: 'ASC' }, therapyName: 'ib' },
  ],
  ['the table of profiles', operationOfApp('BrowseProfilesTable'), {}],
  ['the table of variant groups', operationOfApp('VariantGroupsTable'), {}],
  ['everything about the variants of a gene', nested, { id: EGFR }],
]

describe.skipIf(release2024 === null)('With the release of August 2024', () => {
  describeOnEachEngine('The number of statements', (engine) => {
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    const statementsFor = async (operation: string, variables: Record<string, unknown>) => {
      // After a change nothing is remembered.
      await curia.storage.write(async () => undefined)
      curia.statements.length = 0
      await curia.ask(operation, variables)
      return curia.statements.length
    }

    it.each(operations)('of %s does not grow with the rows', async (_what, operation, variables) => {
      const few = await statementsFor(operation, { ...variables, first: 50 })
      const many = await statementsFor(operation, { ...variables, first: 100 })
      // What is asked for in two places of an operation may go in one batch or in two, as answers arrive.
      expect(many).toBeLessThanOrEqual(few + 3)
      expect(few).toBeLessThan(45)
    })

    it('of the gene page does not grow with the variants of the gene', async () => {
      const page = operationOfApp('GenePage')
      const many = await statementsFor(page, { symbol: 'EGFR' })
      const few = await statementsFor(page, { symbol: 'AKT1' })
      // The clinical summary of AKT1 has no conflicts, of which to name the parts takes statements of their own.
      expect(many).toBeLessThanOrEqual(few + 5)
      expect(many).toBeLessThan(25)
    })
  })
})
