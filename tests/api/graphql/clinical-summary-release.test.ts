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
import {
  cellHref,
  chosenSubject,
  conflictHref,
  rowHref,
  typeHref,
} from '#app/entities/summary/summary-subject.ts'
import type { ChosenSubject, Summary } from '#app/entities/summary/summary-subject.ts'
import { tableVariables } from '#app/entities/tables/table-variables.ts'
import { evidenceTable } from '#app/entities/tables/definitions/evidence-table.tsx'
import { readTableState } from '#app/ui/table/table-state.ts'
import { numbersFrom } from '#tests/support/random-numbers.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { template2021, template2024 } from '#tests/support/releases/release-template.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'

const genes = ['EGFR', 'BRAF', 'KRAS', 'ERBB2', 'ALK', 'PIK3CA', 'KIT', 'ABL1', 'MET', 'NRAS']

type Conflict = { evidenceType: string; molecularProfile: { name: string } }

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
          `query ($symbol: String) { gene(entrezSymbol: $symbol) { clinicalSummary {
            conflicts { evidenceType molecularProfile { name } } } } }`,
          { symbol },
        )
        return gene.clinicalSummary.conflicts
      }

      /** Subjects of evidence on which some contradicts other, counted by the database alone. */
      const countInSql = async (symbol: string) => {
        const { rows } = await sql<{ conflicts: number }>`
          with subject as (
            select item.evidence_direction as direction, item.significance,
              item.molecular_profile_id, item.evidence_type, coalesce(item.disease_id, 0) as disease_id,
              coalesce(item.therapy_interaction_type, '') as interaction,
              count(given.therapy_id) as therapies, coalesce(sum(given.therapy_id), 0) as total,
              coalesce(min(given.therapy_id), 0) as least, coalesce(max(given.therapy_id), 0) as most
            from evidence_items as item
            left join evidence_item_therapies as given on given.evidence_item_id = item.id
            where item.status <> 'REJECTED' and exists (
              select 1 from molecular_profile_variants as held
              join variants on variants.id = held.variant_id
              join features on features.id = variants.feature_id
              where held.molecular_profile_id = item.molecular_profile_id and not held.negated
                and features.name = ${symbol})
            group by item.id)
          select count(*) as conflicts from (
            select distinct one.molecular_profile_id, one.evidence_type, one.disease_id, one.interaction,
              one.therapies, one.total, one.least, one.most
            from subject as one join subject as other
              on other.molecular_profile_id = one.molecular_profile_id
              and other.evidence_type = one.evidence_type and other.disease_id = one.disease_id
              and other.interaction = one.interaction and other.therapies = one.therapies
              and other.total = one.total and other.least = one.least and other.most = one.most
            where one.direction = 'SUPPORTS' and (
              (other.direction = 'DOES_NOT_SUPPORT' and other.significance = one.significance
                and one.significance <> 'NA')
              or (other.direction = 'SUPPORTS' and (one.significance, other.significance) in (
                ('SENSITIVITYRESPONSE', 'RESISTANCE'), ('SENSITIVITYRESPONSE', 'REDUCED_SENSITIVITY'),
                ('BETTER_OUTCOME', 'POOR_OUTCOME'),
                ('POSITIVE', 'NEGATIVE')))
              or (other.direction = 'SUPPORTS'
                and one.significance in ('PREDISPOSITION', 'PATHOGENIC', 'LIKELY_PATHOGENIC', 'ONCOGENICITY')
                and other.significance in ('PROTECTIVENESS', 'BENIGN', 'LIKELY_BENIGN'))
              or (one.significance in ('BETTER_OUTCOME', 'POOR_OUTCOME') and other.significance = 'NA'
                and other.direction <> 'NA'))
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
const linksOf = (subject: ChosenSubject, summary: Summary) => [
  ...summary.rows.flatMap((row) => [
    { href: rowHref(subject, row), said: row.evidenceItemCount },
    ...row.outcomes
      .flatMap(({ cells }) => cells)
      .map((cell) => ({ href: cellHref(subject, row, cell), said: cell.count.evidenceItemCount })),
  ]),
  ...summary.conflicts.map((conflict) => ({
    href: conflictHref(subject, conflict),
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

const tables = [
  ['feature', 'features'],
  ['variant', 'variants'],
  ['molecularProfile', 'molecular_profiles'],
  ['disease', 'diseases'],
  ['therapy', 'therapies'],
] as const

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

    const summaryOf = async ({ kind, id, name, combinations, submitted }: ChosenSubject) => {
      const answer = await curia.ask<Record<string, { clinicalSummary: Summary }>>(print(documents[kind]), {
        id,
        summaryStatus: submitted ? 'NON_REJECTED' : 'ACCEPTED',
        ...(kind === 'variant' ? { includeCombinations: combinations } : {}),
      })
      const summary = answer[kind]?.clinicalSummary
      if (!summary) throw new Error(`no summary of ${name}`)
      return summary
    }

    const ownProfileOf = async (variantId: number) => {
      const variant = await curia.storage.read
        .selectFrom('variants')
        .select('single_variant_molecular_profile_id as ownProfileId')
        .where('id', '=', variantId)
        .executeTakeFirst()
      return variant?.ownProfileId ?? undefined
    }
    const subjectOf = async (
      kind: ChosenSubject['kind'],
      { id, name }: { id: number; name: string },
      search: string,
    ) => {
      const ownProfileId = kind === 'variant' ? await ownProfileOf(id) : undefined
      const subject = { kind, id, name, ...(ownProfileId === undefined ? {} : { ownProfileId }) }
      return chosenSubject(subject, new URLSearchParams(search))
    }

    it.each([
      ['feature', 'features', 'EGFR', 'submitted=on'],
      ['variant', 'variants', 'T790M', ''],
      ['variant', 'variants', 'T790M', 'combinations=on&submitted=on'],
      ['molecularProfile', 'molecular_profiles', 'BRAF V600E', ''],
      ['disease', 'diseases', 'Melanoma', ''],
      ['therapy', 'therapies', 'Vemurafenib', ''],
    ] as const)('links each count to as much evidence: %s %s %s %s', async (kind, table, name, search) => {
      const { id } = await curia.storage.read
        .selectFrom(table)
        .select('id')
        .where('name', '=', name)
        .orderBy('id')
        .executeTakeFirstOrThrow()
      const subject = await subjectOf(kind, { id, name }, search)
      const links = linksOf(subject, await summaryOf(subject))
      expect(links.length).toBeGreaterThan(10)
      // One after the other: PostgreSQL serves only so many readers at once.
      for (const { href, said } of links) expect([href, await countBehind(href)]).toEqual([href, said])
    })

    it('counts in a hundred cells of any records what their links list, of one direction', async () => {
      const below = numbersFrom(14)
      const oneOf = <Item>(items: readonly Item[]) => items[below(items.length)]
      for (const [kind, table] of tables) {
        const records = await curia.storage.read
          .selectFrom(table)
          .select(['id', 'name'])
          .orderBy('id')
          .execute()
        for (let checked = 0; checked < 20;) {
          const record = oneOf(records)
          if (!record) throw new Error(`no ${table}`)
          const subject = await subjectOf(kind, record, 'combinations=on')
          const { rows } = await summaryOf(subject)
          const row = oneOf(rows)
          const cell = row && oneOf(row.outcomes.flatMap(({ cells }) => cells))
          if (!cell) continue
          checked += 1
          const href = cellHref(subject, row, cell)
          const { evidenceItemCount, supporting, notSupporting } = cell.count
          // All evidence of a cell has one direction, which is part of its address.
          expect(
            [supporting, notSupporting, evidenceItemCount - supporting - notSupporting].toSorted(
              (x, y) => x - y,
            ),
          ).toEqual([0, 0, evidenceItemCount])
          expect([href, await countBehind(href)]).toEqual([href, evidenceItemCount])
        }
      }
    })
  })
})
