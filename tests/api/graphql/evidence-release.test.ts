import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { releaseTable } from '#tests/domain/support/release-table.ts'

type Row = Record<string, string>
const rows: Row[] = release2024 ? releaseTable(release2024, 'ClinicalEvidenceSummaries.tsv') : []
const profiles: Row[] = release2024 ? releaseTable(release2024, 'MolecularProfileSummaries.tsv') : []
const variants: Row[] = release2024 ? releaseTable(release2024, 'VariantSummaries.tsv') : []
const assertions: Row[] = release2024 ? releaseTable(release2024, 'AssertionSummaries.tsv') : []

const idOf = (row: Row) => Number(row['evidence_id'])
const has = (row: Row, column: string, text: string) => (row[column] ?? '').toLowerCase().includes(text)
const cell = (column: string, value: string) => (row: Row) => row[column] === value
const listed = (row: Row, column: string, value: string) =>
  (row[column] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .includes(value)

const profilesWhere = (test: (profile: Row) => boolean) => {
  const ids = new Set(profiles.filter(test).map((profile) => profile['molecular_profile_id']))
  return (row: Row) => ids.has(row['molecular_profile_id'])
}

const profilesWithVariantWhere = (test: (variant: Row) => boolean) => {
  const ids = variants.filter(test).map((variant) => variant['variant_id'] ?? '')
  return profilesWhere((profile) => ids.some((id) => listed(profile, 'variant_ids', id)))
}

const GROUP = 'Imatinib Resistance'
const TRIAL = 'NCT00261846'

const onEgfr = profilesWithVariantWhere(cell('gene', 'EGFR'))

/** Arguments, and which rows of the release they should leave. */
const filters: [string, (row: Row) => boolean][] = [
  ['', () => true],
  ['status: ACCEPTED', cell('evidence_status', 'accepted')],
  ['status: SUBMITTED', cell('evidence_status', 'submitted')],
  ['status: REJECTED', () => false],
  ['status: ALL', () => true],
  ['id: 1409', cell('evidence_id', '1409')],
  ['ids: [1409, 238, 999999999]', (row) => ['1409', '238'].includes(row['evidence_id'] ?? '')],
  ['ids: []', () => false],
  ['evidenceLevel: A', cell('evidence_level', 'A')],
  ['evidenceRating: 5', cell('rating', '5')],
  ['evidenceType: FUNCTIONAL', cell('evidence_type', 'Functional')],
  ['evidenceDirection: DOES_NOT_SUPPORT', cell('evidence_direction', 'Does Not Support')],
  ['significance: SENSITIVITYRESPONSE', cell('significance', 'Sensitivity/Response')],
  ['significance: LOSS_OF_FUNCTION', cell('significance', 'Loss of Function')],
  ['variantOrigin: COMMON_GERMLINE', cell('variant_origin', 'Common Germline')],
  [
    'description: "Progression-Free SURVIVAL"',
    (row) => has(row, 'evidence_statement', 'progression-free survival'),
  ],
  ['description: "50%"', (row) => has(row, 'evidence_statement', '50%')],
  ['diseaseName: "leuk"', (row) => has(row, 'disease', 'leuk')],
  ['therapyName: "VEMU"', (row) => has(row, 'therapies', 'vemu')],
  ['molecularProfileId: 12', cell('molecular_profile_id', '12')],
  [
    'molecularProfileName: "val600glu"',
    // Another spelling of V600E.
    profilesWhere((profile) => has(profile, 'name', 'v600e') || has(profile, 'aliases', 'val600glu')),
  ],
  ['molecularProfileName: "braf v600e and"', (row) => has(row, 'molecular_profile', 'braf v600e and')],
  ['featureId: 5', profilesWithVariantWhere(cell('gene', 'BRAF'))],
  ['featureId: 19, evidenceType: PREDICTIVE', (row) => row['evidence_type'] === 'Predictive' && onEgfr(row)],
  ['featureId: 999999999', () => false],
  ['variantGroupId: 1', profilesWithVariantWhere((variant) => listed(variant, 'variant_groups', GROUP))],
  ['variantGroupId: 999999999', () => false],
  ['variantId: 12', profilesWhere((profile) => listed(profile, 'variant_ids', '12'))],
  [
    'assertionId: 5',
    (row) =>
      assertions.some(
        (assertion) =>
          assertion['assertion_id'] === '5' &&
          listed(assertion, 'evidence_item_ids', row['evidence_id'] ?? ''),
      ),
  ],
  [
    'evidenceLevel: B, evidenceType: PREDICTIVE, diseaseName: "melanoma", therapyName: "nib"',
    (row) =>
      row['evidence_level'] === 'B' &&
      row['evidence_type'] === 'Predictive' &&
      has(row, 'disease', 'melanoma') &&
      has(row, 'therapies', 'nib'),
  ],
]

type Key = (string | number)[]
const compare = (left: Key, right: Key): number => {
  for (const [place, value] of left.entries()) {
    const other = right[place] ?? 0
    if (value !== other) return value < other ? -1 : 1
  }
  return 0
}
const rating = (row: Row) => (row['rating'] ? Number(row['rating']) : null)
const strength = (row: Row): Key => [row['evidence_level'] ?? '', 5 - (rating(row) ?? 0), idOf(row)]
const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** A release may give one DOID two names; the more frequent one is the disease's. */
const diseaseNames = new Map(
  [
    ...Map.groupBy(
      rows.filter((row) => row['doid']),
      (row) => row['doid'],
    ),
  ].map(([doid, sharing]) => {
    const byName = [...Map.groupBy(sharing, (row) => row['disease'])]
    return [doid, byName.toSorted(([, left], [, right]) => right.length - left.length)[0]?.[0] ?? '']
  }),
)
const diseaseOf = (row: Row) => diseaseNames.get(row['doid']) ?? row['disease'] ?? ''

const types = ['Diagnostic', 'Prognostic', 'Predictive', 'Predisposing', 'Functional', 'Oncogenic']
const directions = ['Supports', 'Does Not Support', 'N/A']
const origins = ['Somatic', 'Rare Germline', 'Common Germline', 'Unknown', 'N/A', 'Combined', 'Mixed']
const statuses = ['accepted', 'rejected', 'submitted']

/** What a list is ordered by before its ties; null comes last in both directions. */
const sortKeys: Record<string, (row: Row) => string | number | null> = {
  ID: idOf,
  DISEASE_NAME: (row) => (diseaseOf(row) ? fold(diseaseOf(row)) : null),
  DESCRIPTION: (row) => fold(row['evidence_statement'] ?? '').slice(0, 120),
  EVIDENCE_LEVEL: (row) => row['evidence_level'] ?? '',
  EVIDENCE_RATING: rating,
  STATUS: (row) => statuses.indexOf(row['evidence_status'] ?? ''),
  EVIDENCE_TYPE: (row) => types.indexOf(row['evidence_type'] ?? ''),
  EVIDENCE_DIRECTION: (row) => directions.indexOf(row['evidence_direction'] ?? ''),
  VARIANT_ORIGIN: (row) => origins.indexOf(row['variant_origin'] ?? ''),
}

describe.skipIf(!release2024)('With the release of August 2024', () => {
  describeOnEachEngine('Lists of evidence', (engine) => {
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    /** All ids that the arguments leave, page after page. */
    async function idsFor(args: string): Promise<{ ids: number[]; totalCount: number }> {
      const ids: number[] = []
      let after: string | null = null
      for (;;) {
        const { list }: { list: Answer } = await curia.ask(
          `query ($after: String) { list: evidenceItems(after: $after ${args && `, ${args}`}) {
            nodes { id } totalCount pageInfo { endCursor hasNextPage } } }`,
          { after },
        )
        ids.push(...list.nodes.map((node) => node.id))
        after = list.pageInfo.endCursor
        if (!list.pageInfo.hasNextPage) return { ids, totalCount: list.totalCount }
      }
    }
    interface Answer {
      nodes: { id: number }[]
      totalCount: number
      pageInfo: { endCursor: string | null; hasNextPage: boolean }
    }

    it.each(filters)('leave with (%s) what the release says, the strongest first', async (args, test) => {
      const expected = rows.filter(test).toSorted((left, right) => compare(strength(left), strength(right)))
      const { ids, totalCount } = await idsFor(args)
      expect(ids).toEqual(expected.map(idOf))
      expect(totalCount).toBe(expected.length)
    })

    it('find by ids of sources, diseases, therapies, phenotypes and trials what the release says', async () => {
      const cited = rows.find((row) => row['source_type'] === 'PubMed' && listed(row, 'nct_ids', TRIAL))
      const { sources, diseases, therapies, phenotypes } = await curia.ask<
        Record<string, { nodes: { id: number; clinicalTrials?: { id: number; nctId: string }[] }[] }>
      >(
        `query ($citation: [String!]) {
          sources(citationId: $citation) { nodes { id clinicalTrials { id nctId } } }
          diseases(name: "skin melanoma") { nodes { id name } }
          therapies(name: "vemurafenib") { nodes { id name } }
          phenotypes(name: "retinal capillary") { nodes { id name } }
        }`,
        { citation: [cited?.['citation_id']] },
      )
      const idFrom = (list: { nodes: { id: number }[] } | undefined) => list?.nodes[0]?.id ?? 0
      const trial = sources?.nodes[0]?.clinicalTrials?.find((each) => each.nctId === TRIAL)
      const expectations: [string, (row: Row) => boolean][] = [
        [
          `sourceId: ${idFrom(sources)}`,
          (row) => row['citation_id'] === cited?.['citation_id'] && row['source_type'] === 'PubMed',
        ],
        [`clinicalTrialId: ${trial?.id}`, (row) => listed(row, 'nct_ids', TRIAL)],
        [`diseaseId: ${idFrom(diseases)}`, (row) => row['disease'] === 'Skin Melanoma'],
        [`therapyId: ${idFrom(therapies)}`, (row) => listed(row, 'therapies', 'Vemurafenib')],
        [
          `phenotypeId: ${idFrom(phenotypes)}`,
          (row) => listed(row, 'phenotypes', 'Retinal capillary hemangioma'),
        ],
      ]
      for (const [args, test] of expectations) {
        const expected = rows.filter(test).map(idOf)
        expect(expected, args).not.toEqual([])
        const { ids } = await idsFor(args)
        expect(
          ids.toSorted((a, b) => a - b),
          args,
        ).toEqual(expected.toSorted((a, b) => a - b))
      }
    })

    it.each(Object.keys(sortKeys).flatMap((column) => [[column, 'ASC'] as const, [column, 'DESC'] as const]))(
      'are ordered by %s %s, ties by strength',
      async (column, direction) => {
        const keyOf = sortKeys[column] ?? (() => null)
        const sign = direction === 'ASC' ? 1 : -1
        const expected = rows.toSorted((left, right) => {
          const [a, b] = [keyOf(left), keyOf(right)]
          if (a === null || b === null) {
            if (a !== b) return a === null ? 1 : -1
          } else if (a !== b) return a < b ? -sign : sign
          return compare(strength(left), strength(right))
        })
        const { ids } = await idsFor(`sortBy: {column: ${column}, direction: ${direction}}`)
        expect(ids).toEqual(expected.map(idOf))
      },
    )

    it('show each record as the release has it', async () => {
      const { ids } = await idsFor('')
      const sample = ids.filter((_, place) => place % 97 === 0)
      const { list } = await curia.ask<{ list: { nodes: Record<string, unknown>[] } }>(
        `query ($ids: [Int!]) { list: evidenceItems(ids: $ids) { nodes {
          id description evidenceLevel evidenceRating status
          disease { name doid } therapies { name } phenotypes { name }
          source { citationId citation displayType } molecularProfile { id name }
          submissionEvent { createdAt action } acceptanceEvent { action } flagged
        } } }`,
        { ids: sample },
      )
      expect(list.nodes).toHaveLength(sample.length)
      for (const node of list.nodes) {
        const row = rows.find((each) => idOf(each) === node['id']) ?? {}
        const squeeze = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
        const names = (list: unknown) => (list as { name: string }[]).map((term) => term.name).join(',')
        expect({ ...node, description: squeeze(String(node['description'])) }).toMatchObject({
          description: squeeze(row['evidence_statement']),
          evidenceLevel: row['evidence_level'],
          evidenceRating: rating(row),
          status: row['evidence_status']?.toUpperCase(),
          disease: row['disease'] ? { doid: row['doid'] || null } : null,
          source: { citationId: row['citation_id'], displayType: row['source_type'] },
          molecularProfile: { id: Number(row['molecular_profile_id']) },
          submissionEvent: { action: 'SUBMITTED' },
          acceptanceEvent: row['evidence_status'] === 'accepted' ? { action: 'ACCEPTED' } : null,
          flagged: row['is_flagged'] === 'true',
        })
        expect(names(node['therapies']).toLowerCase().split(',').toSorted()).toEqual(
          squeeze(row['therapies']).toLowerCase().split(',').toSorted(),
        )
      }
    })
  })
})
