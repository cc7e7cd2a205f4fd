import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  conflictingTags,
  conflictsOf,
  hasRelatedDisease,
  matchedHits,
  opposedBy,
} from '#app/pages/match/report/hits.ts'
import { therapyBlocks } from '#app/pages/match/report/therapy-lines.ts'
import type { FindingBlock } from '#app/pages/match/report/therapy-lines.ts'
import { MatchReport } from '#domain/matching/match-report.ts'
import { schema } from '#server/graphql/schema.ts'
import { createMatching } from '#server/matching/matching.ts'
import type { Matching } from '#server/matching/matching.ts'
import { createMatchingFiles } from '#server/matching/matching-files.ts'
import type { MatchingFiles } from '#server/matching/matching-files.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

/** Drivers of lung cancer, as a panel reports them. */
const panel = [
  'EGFR L858R',
  'EGFR T790M',
  'EGFR Exon 20 Insertion',
  'EML4::ALK',
  'CD74::ROS1',
  'KIF5B::RET',
  'KRAS G12C',
  'MET Exon 14 Skipping Mutation',
]

describe.skipIf(!release2024)('The strongest evidence of a match', () => {
  describeOnEachEngine('in the release of 2024', (engine) => {
    let server: TestApp
    let drop: () => Promise<void>
    let matching: Matching
    let matchingFiles: MatchingFiles
    beforeAll(async () => {
      const database = await engine.createDatabase(template2024)
      drop = database.drop
      matching = createMatching(database.url)
      matchingFiles = createMatchingFiles(database.url)
      server = await testApp(database.url, { matching, matchingFiles, schema })
    })
    afterAll(async () => {
      await server.close()
      await matching.close()
      await matchingFiles.close()
      await drop()
    })

    /** The blocks as the page and the printed report show them. */
    const blocksOf = async (payload: { alterations: string[]; disease: string }) => {
      const answer = await server.app.inject({ method: 'POST', url: '/api/match', payload })
      const report = MatchReport.parse(answer.json())
      const hits = matchedHits(report)
      const scope = { conflicting: conflictingTags(conflictsOf(hits)), opposed: opposedBy(hits) }
      const blocks = therapyBlocks(hits.filter(hasRelatedDisease), scope)
      const atLevelA = (block: FindingBlock) =>
        (blocks.get(block) ?? []).flatMap(({ treatment, hits: own }) =>
          own.flatMap(({ tag, statement }) =>
            statement.kind === 'evidenceItem' && statement.level === 'A' ? [`${treatment} ${tag}`] : [],
          ),
        )
      return { report, atLevelA }
    }

    it('has both statements of level A of KRAS G12C in colorectal cancer as resistance, and none as response', async () => {
      const { atLevelA } = await blocksOf({ alterations: ['KRAS G12C'], disease: 'Colorectal Cancer' })
      expect(atLevelA('RESISTANCE').toSorted()).toEqual([
        'Cetuximab EID5345',
        'Cetuximab EID993',
        'Panitumumab EID5345',
      ])
      expect([...atLevelA('RESPONSE'), ...atLevelA('OPPOSED')]).toEqual([])
    })

    it('cuts nothing of a panel: every therapy that has level A by the database is in a block', async () => {
      const { report, atLevelA } = await blocksOf({
        alterations: panel,
        disease: 'Lung Non-small Cell Carcinoma',
      })
      const profiles = report.profiles.filter(({ result }) => result === 'MATCHED').map(({ id }) => id)
      const { rows } = await sql<{ name: string; evidence: number }>`
        select therapy.name, item.id as evidence from evidence_items as item
        join diseases as disease on disease.id = item.disease_id and disease.name = 'Lung Non-small Cell Carcinoma'
        join evidence_item_therapies as given on given.evidence_item_id = item.id
        join therapies as therapy on therapy.id = given.therapy_id
        where item.molecular_profile_id in (${sql.join(profiles)}) and item.status = 'ACCEPTED'
          and item.evidence_type = 'PREDICTIVE' and item.evidence_level = 'A'`.execute(server.storage.read)
      const shown = (['RESPONSE', 'OPPOSED', 'RESISTANCE', 'NO_EFFECT', 'ADVERSE'] as const).flatMap(atLevelA)
      const isShown = ({ name, evidence }: { name: string; evidence: number }) =>
        shown.some((line) => line.includes(name) && line.endsWith(` EID${evidence}`))
      expect(rows.filter((row) => !isShown(row))).toEqual([])
      const therapies = new Set(rows.map(({ name }) => name))
      expect([...therapies]).toEqual(expect.arrayContaining(['Amivantamab', 'Entrectinib', 'Pralsetinib']))
      expect(therapies.size).toBe(19)
    })
  })
})
