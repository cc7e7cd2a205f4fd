import { print } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EvidenceTableDocument } from '#app/graphql/generated/evidence-table.ts'
import {
  DiseaseSummaryDocument,
  FeatureSummaryDocument,
  MolecularProfileSummaryDocument,
  TherapySummaryDocument,
  VariantSummaryDocument,
} from '#app/graphql/generated/save-summary.ts'
import { cellHref, conflictHref, rowHref, typeHref } from '#app/entities/summary/summary-subject.ts'
import type { Summary, SummarySubject } from '#app/entities/summary/summary-subject.ts'
import { tableVariables } from '#app/entities/tables/table-variables.ts'
import { evidenceTable } from '#app/entities/tables/definitions/evidence-table.tsx'
import { readTableState } from '#app/ui/table/table-state.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { template2021, template2024 } from '#tests/support/releases/release-template.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'

const genes = ['EGFR', 'BRAF', 'KRAS', 'ERBB2', 'ALK', 'PIK3CA', 'KIT', 'ABL1', 'MET', 'NRAS']

type Conflict = {
  evidenceType: string
  molecularProfile: { name: string }
  disease: { name: string } | null
  treatment: { name: string } | null
}

describe.each([
  ['2021', release2021, template2021],
  ['2024', release2024, template2024],
] as const)('Conflicts in the release of %s', (_year, release, template) => {
  describe.skipIf(!release)('are counted', () => {
    describeOnEachEngine('in summaries', (engine) => {
      let curia: TestInterface

      beforeAll(async () => {
        curia = await openInterface(engine, template)
      })
      afterAll(() => curia.close())

      const conflictsOf = async (symbol: string) => {
        const { gene } = await curia.ask<{ gene: { clinicalSummary: { conflicts: Conflict[] } } }>(
          `query ($symbol: String) { gene(entrezSymbol: $symbol) { clinicalSummary { conflicts {
            evidenceType molecularProfile { name } disease { name } treatment { name } } } } }`,
          { symbol },
        )
        return gene.clinicalSummary.conflicts.filter(({ evidenceType }) => evidenceType === 'PREDICTIVE')
      }

      /** Groups of predictive evidence with a contradiction, counted by the database alone. */
      const countInSql = async (symbol: string) => {
        const { rows } = await sql<{ conflicts: number }>`
          with subject as (
            select item.molecular_profile_id, item.disease_id, item.evidence_direction, item.significance,
              coalesce(item.therapy_interaction_type, '') as interaction,
              (select count(*) from evidence_item_therapies as g where g.evidence_item_id = item.id) as many,
              (select sum(g.therapy_id) from evidence_item_therapies as g where g.evidence_item_id = item.id) as total,
              (select min(g.therapy_id) from evidence_item_therapies as g where g.evidence_item_id = item.id) as least,
              (select max(g.therapy_id) from evidence_item_therapies as g where g.evidence_item_id = item.id) as most
            from evidence_items as item
            where item.evidence_type = 'PREDICTIVE' and item.status <> 'REJECTED'
              and exists (
                select 1 from molecular_profile_variants as held
                join variants on variants.id = held.variant_id
                join features on features.id = variants.feature_id
                where held.molecular_profile_id = item.molecular_profile_id and not held.negated
                  and features.name = ${symbol}))
          select count(*) as conflicts from (
            select 1 from subject
            group by molecular_profile_id, disease_id, interaction, many, total, least, most
            having (count(case when significance = 'SENSITIVITYRESPONSE' and evidence_direction = 'SUPPORTS' then 1 end) > 0
                and count(case when (significance = 'SENSITIVITYRESPONSE' and evidence_direction = 'DOES_NOT_SUPPORT')
                  or (significance = 'RESISTANCE' and evidence_direction = 'SUPPORTS') then 1 end) > 0)
              or (count(case when significance = 'RESISTANCE' and evidence_direction = 'SUPPORTS' then 1 end) > 0
                and count(case when significance = 'RESISTANCE' and evidence_direction = 'DOES_NOT_SUPPORT' then 1 end) > 0)
              or (count(case when significance = 'ADVERSE_RESPONSE' and evidence_direction = 'SUPPORTS' then 1 end) > 0
                and count(case when significance = 'ADVERSE_RESPONSE' and evidence_direction = 'DOES_NOT_SUPPORT' then 1 end) > 0)
              or (count(case when significance = 'REDUCED_SENSITIVITY' and evidence_direction = 'SUPPORTS' then 1 end) > 0
                and count(case when significance = 'REDUCED_SENSITIVITY' and evidence_direction = 'DOES_NOT_SUPPORT' then 1 end) > 0)
          ) as found`.execute(curia.storage.read)
        return Number(rows[0]?.conflicts)
      }

      it('as the database counts them, for ten genes', async () => {
        const counted = await Promise.all(genes.map(async (gene) => (await conflictsOf(gene)).length))
        expect(counted).toEqual(await Promise.all(genes.map(countInSql)))
        expect(counted.some((count) => count > 0)).toBe(true)
      })
    })
  })
})

/** Every address of a summary with the count that stands beside it. */
const linksOf = (subject: SummarySubject, summary: Summary) => [
  ...summary.rows.flatMap((row) => [
    { href: rowHref(subject, row), said: row.evidenceItemCount },
    ...row.outcomes
      .flatMap(({ cells }) => cells)
      .map((cell) => ({ href: cellHref(subject, row, cell), said: cell.count.evidenceItemCount })),
  ]),
  ...summary.conflicts.map((conflict) => ({
    href: conflictHref(conflict),
    said: conflict.evidenceItemCount,
  })),
  ...summary.otherTypes.flatMap(({ evidenceType, significances }) =>
    significances.map(({ significance, evidenceItemCount }) => ({
      href: typeHref(subject, evidenceType, significance),
      said: evidenceItemCount,
    })),
  ),
]

const documents = {
  feature: FeatureSummaryDocument,
  variant: VariantSummaryDocument,
  molecularProfile: MolecularProfileSummaryDocument,
  disease: DiseaseSummaryDocument,
  therapy: TherapySummaryDocument,
}

describe.skipIf(!release2024)('A clinical summary', () => {
  describeOnEachEngine('of a page', (engine) => {
    let curia: TestInterface

    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    /** How many rows the table of evidence has under an address. */
    const countBehind = async (href: string) => {
      const { searchParams } = new URL(href, 'https://curia.example.org')
      const variables = tableVariables(evidenceTable, readTableState(searchParams, evidenceTable))
      const { evidenceItems } = await curia.ask<{ evidenceItems: { totalCount: number } }>(
        print(EvidenceTableDocument),
        { ...variables, first: 0 },
      )
      return evidenceItems.totalCount
    }

    it.each([
      ['feature', 'features', 'EGFR'],
      ['variant', 'variants', 'T790M'],
      ['molecularProfile', 'molecular_profiles', 'BRAF V600E'],
      ['disease', 'diseases', 'Melanoma'],
      ['therapy', 'therapies', 'Vemurafenib'],
    ] as const)('links each count to as much evidence: %s', async (kind, table, name) => {
      const { id } = await curia.storage.read
        .selectFrom(table)
        .select('id')
        .where('name', '=', name)
        .orderBy('id')
        .executeTakeFirstOrThrow()
      const subject: SummarySubject = { kind, id, name }
      const answer = await curia.ask<Record<string, { clinicalSummary: Summary }>>(print(documents[kind]), {
        id,
      })
      const summary = answer[kind]?.clinicalSummary
      if (!summary) throw new Error(`no summary of ${name}`)
      const links = linksOf(subject, summary)
      expect(links.length).toBeGreaterThan(10)
      // One after the other: PostgreSQL serves only so many readers at once.
      for (const { href, said } of links) expect([href, await countBehind(href)]).toEqual([href, said])
    })
  })
})
