import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { releaseTable } from '#tests/domain/support/release-table.ts'

type Row = Record<string, string>
const rows: Row[] = release2024 ? releaseTable(release2024, 'AssertionSummaries.tsv') : []
const profiles: Row[] = release2024 ? releaseTable(release2024, 'MolecularProfileSummaries.tsv') : []
const evidenceIds = new Set(
  release2024
    ? releaseTable(release2024, 'ClinicalEvidenceSummaries.tsv').map((row) => row['evidence_id'] ?? '')
    : [],
)

/** Origins of assertions, which only the VCF file tells: fields 20, 21 and 24 of its annotations. */
const origins = new Map(
  release2024
    ? readFileSync(join(release2024, '01-Aug-2024-civic_accepted.vcf'), 'utf8')
        .split(/[,\n]/)
        .map((annotation) => annotation.split('|'))
        .filter((fields) => fields.length === 39 && fields[20] === 'assertion')
        .map((fields) => [Number(fields[21]), fields[24]])
    : [],
)

const idOf = (row: Row) => Number(row['assertion_id'])
const entries = (row: Row, column: string) =>
  (row[column] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
const has = (row: Row, column: string, text: string) => (row[column] ?? '').toLowerCase().includes(text)
/** Evidence that the release names but does not hold is not counted. */
const evidenceOf = (row: Row) => entries(row, 'evidence_item_ids').filter((id) => evidenceIds.has(id))
const profileOf = (row: Row) =>
  profiles.find((profile) => profile['molecular_profile_id'] === row['molecular_profile_id']) ?? {}

const filters: [string, (row: Row) => boolean][] = [
  ['', () => true],
  ['status: SUBMITTED', () => false],
  ['status: ALL', () => true],
  ['id: 5', (row) => row['assertion_id'] === '5'],
  ['ids: [5, 20]', (row) => ['5', '20'].includes(row['assertion_id'] ?? '')],
  ['ampLevel: TIER_II_LEVEL_C', (row) => row['amp_category'] === 'Tier II - Level C'],
  ['assertionType: PROGNOSTIC', (row) => row['assertion_type'] === 'Prognostic'],
  ['assertionType: FUNCTIONAL', () => false],
  ['assertionDirection: DOES_NOT_SUPPORT', (row) => row['assertion_direction'] === 'Does Not Support'],
  ['assertionDirection: NA', () => false],
  ['significance: SENSITIVITYRESPONSE', (row) => row['significance'] === 'Sensitivity/Response'],
  ['significance: PATHOGENIC', (row) => row['significance'] === 'Pathogenic'],
  ['diseaseName: "LUNG"', (row) => has(row, 'disease', 'lung')],
  ['therapyName: "osimer"', (row) => has(row, 'therapies', 'osimer')],
  ['summary: "Predicts SENSITIVITY"', (row) => has(row, 'assertion_summary', 'predicts sensitivity')],
  ['molecularProfileId: 12', (row) => row['molecular_profile_id'] === '12'],
  [
    'molecularProfileName: "val600glu"',
    // Another spelling of V600E.
    (row) => has(row, 'molecular_profile', 'v600e') || has(profileOf(row), 'aliases', 'val600glu'),
  ],
  ['variantId: 12', (row) => entries(profileOf(row), 'variant_ids').includes('12')],
  ['evidenceId: 1409', (row) => entries(row, 'evidence_item_ids').includes('1409')],
]

type Key = (string | number)[]
const compare = (left: Key, right: Key): number => {
  for (const [place, value] of left.entries()) {
    const other = right[place] ?? 0
    if (value !== other) return value < other ? -1 : 1
  }
  return 0
}
const support = (row: Row): Key => [-evidenceOf(row).length, idOf(row)]
const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
const types = ['Diagnostic', 'Prognostic', 'Predictive', 'Predisposing', 'Oncogenic']
const tiers = [
  'Tier I - Level A',
  'Tier I - Level B',
  'Tier II - Level C',
  'Tier II - Level D',
  'Tier III',
  'Tier IV',
]

/** What a list is ordered by before its ties; null comes last in both directions. */
const sortKeys: Record<string, (row: Row) => string | number | null> = {
  ID: idOf,
  DISEASE_NAME: (row) => (row['disease'] ? fold(row['disease']) : null),
  SUMMARY: (row) => fold(row['assertion_summary'] ?? '').slice(0, 120),
  ASSERTION_TYPE: (row) => types.indexOf(row['assertion_type'] ?? ''),
  AMP_LEVEL: (row) => (row['amp_category'] ? tiers.indexOf(row['amp_category']) : null),
  EVIDENCE_ITEMS_COUNT: (row) => evidenceOf(row).length,
}

describe.skipIf(!release2024)('With the release of August 2024', () => {
  describeOnEachEngine('Lists of assertions', (engine) => {
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    const idsFor = async (args: string) => {
      const { list } = await curia.ask<{ list: { nodes: { id: number }[]; totalCount: number } }>(
        `{ list: assertions${args && `(${args})`} { nodes { id } totalCount } }`,
      )
      expect(list.totalCount).toBe(list.nodes.length)
      return list.nodes.map((node) => node.id)
    }

    it.each(filters)(
      'leave with (%s) what the release says, the best supported first',
      async (args, test) => {
        const expected = rows.filter(test).toSorted((left, right) => compare(support(left), support(right)))
        expect(await idsFor(args)).toEqual(expected.map(idOf))
      },
    )

    it.each(Object.keys(sortKeys).flatMap((column) => [[column, 'ASC'] as const, [column, 'DESC'] as const]))(
      'are ordered by %s %s, ties by support',
      async (column, direction) => {
        const keyOf = sortKeys[column] ?? (() => null)
        const sign = direction === 'ASC' ? 1 : -1
        const expected = rows.toSorted((left, right) => {
          const [a, b] = [keyOf(left), keyOf(right)]
          if (a === null || b === null) {
            if (a !== b) return a === null ? 1 : -1
          } else if (a !== b) return a < b ? -sign : sign
          return compare(support(left), support(right))
        })
        expect(await idsFor(`sortBy: {column: ${column}, direction: ${direction}}`)).toEqual(
          expected.map(idOf),
        )
      },
    )

    it('show each record as the release has it', async () => {
      interface Node {
        id: number
        evidenceItems: { id: number; source: { citationId: string } }[]
        acmgCodes: { code: string }[]
        therapies: { name: string }[]
      }
      const { list } = await curia.ask<{ list: { nodes: Node[] } }>(
        `{ list: assertions { nodes {
          id ampLevel assertionType status variantOrigin fdaCompanionTest regulatoryApproval nccnGuidelineVersion
          evidenceItemsCount evidenceItems { id source { citationId } } acmgCodes { code } therapies { name }
          nccnGuideline { name } disease { doid } molecularProfile { id name } name link
          submissionEvent { action } submissionActivity { __typename subject { name } }
        } } }`,
      )
      expect(list.nodes).toHaveLength(rows.length)
      const truth = (text: string | undefined) => (text ? text === 'true' : null)
      for (const node of list.nodes) {
        const row = rows.find((each) => idOf(each) === node.id) ?? {}
        expect(node).toMatchObject({
          name: `AID${node.id}`,
          link: `/assertions/${node.id}`,
          status: 'ACCEPTED',
          variantOrigin: origins.get(node.id) ?? 'UNKNOWN',
          fdaCompanionTest: truth(row['fda_companion_test']),
          regulatoryApproval: truth(row['regulatory_approval']),
          nccnGuideline: row['nccn_guideline'] ? { name: row['nccn_guideline'] } : null,
          nccnGuidelineVersion: row['nccn_guideline_version'] || null,
          evidenceItemsCount: evidenceOf(row).length,
          disease: row['disease'] ? { doid: row['doid'] || null } : null,
          molecularProfile: { id: Number(row['molecular_profile_id']) },
          submissionEvent: { action: 'ASSERTION_SUBMITTED' },
          submissionActivity: { __typename: 'SubmitAssertionActivity', subject: { name: `AID${node.id}` } },
        })
        expect(node.evidenceItems.map((item) => item.id)).toEqual(
          evidenceOf(row)
            .map(Number)
            .toSorted((a, b) => a - b),
        )
        expect(node.acmgCodes.map((code) => code.code).toSorted()).toEqual(
          entries(row, 'acmg_codes').toSorted(),
        )
        expect(node.therapies.map((therapy) => therapy.name.toLowerCase()).toSorted()).toEqual(
          entries(row, 'therapies')
            .map((name) => name.toLowerCase())
            .toSorted(),
        )
      }
    })
  })
})
