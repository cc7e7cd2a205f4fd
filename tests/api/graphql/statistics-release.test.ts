import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { releaseTable } from '#tests/domain/support/release-table.ts'

type Row = Record<string, string>
const table = (file: string): Row[] => (release2024 ? releaseTable(release2024, file) : [])
const evidence = table('ClinicalEvidenceSummaries.tsv')
const assertions = table('AssertionSummaries.tsv')
const profiles = table('MolecularProfileSummaries.tsv')
const variants = table('VariantSummaries.tsv')

const distinct = (values: Iterable<string | undefined>) => new Set([...values].filter(Boolean))

describe.skipIf(release2024 === null)('With the release of August 2024', () => {
  describeOnEachEngine('Statistics', (engine) => {
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    it('count what has evidence', async () => {
      const held = distinct(evidence.map((row) => row['molecular_profile_id']))
      const heldVariants = distinct(
        profiles
          .filter((row) => held.has(row['molecular_profile_id'] ?? ''))
          .flatMap((row) => (row['variant_ids'] ?? '').split(',').map((id) => id.trim())),
      )
      const geneOf = new Map(variants.map((row) => [row['variant_id'], row['gene']]))
      // Some variants are only named, by the profile of them alone: gene, space, variant.
      for (const { variant_ids: id, name } of profiles)
        if (!geneOf.has(id)) geneOf.set(id, name?.split(' ')[0])
      const heldGenes = distinct([...heldVariants].map((id) => geneOf.get(id)))
      const { timepointStats } = await curia.ask<{ timepointStats: Record<string, { allTime: number }> }>(
        `{ timepointStats { features { allTime } variants { allTime } molecularProfiles { allTime }
          evidenceItems { allTime } assertions { allTime } diseases { allTime } sources { allTime }
          comments { allTime } revisions { allTime } } }`,
      )
      const totals = Object.fromEntries(
        Object.entries(timepointStats).map(([kind, { allTime }]) => [kind, allTime]),
      )
      expect(totals).toEqual({
        features: heldGenes.size,
        variants: heldVariants.size,
        molecularProfiles: held.size,
        evidenceItems: evidence.length,
        assertions: assertions.length,
        diseases: distinct(evidence.map((row) => row['doid'] || row['disease'])).size,
        sources: distinct(evidence.map((row) => `${row['source_type']} ${row['citation_id']}`)).size,
        comments: 0,
        revisions: 0,
      })
      expect(held.size).toBeGreaterThan(1000)
    })

    it('credit the import with what it brought, but rank nobody for it', async () => {
      const answer = await curia.ask<{
        browseUsers: { nodes: { id: number; evidenceCount: number }[] }
        userLeaderboards: unknown
      }>(`{
        browseUsers { nodes { id evidenceCount statsHash { submittedEvidenceItems acceptedEvidenceItems
          submittedAssertions } ranks { submissionsRank { rank } } } }
        userLeaderboards { submissionsLeaderboard { totalCount } moderationLeaderboard { totalCount } }
      }`)
      const accepted = evidence.filter((row) => row['evidence_status'] === 'accepted')
      expect(answer.browseUsers.nodes).toEqual([
        {
          id: expect.any(Number) as number,
          evidenceCount: evidence.length,
          statsHash: {
            submittedEvidenceItems: evidence.length,
            acceptedEvidenceItems: accepted.length,
            submittedAssertions: assertions.length,
          },
          ranks: { submissionsRank: null },
        },
      ])
      expect(answer.userLeaderboards).toEqual({
        submissionsLeaderboard: { totalCount: 0 },
        moderationLeaderboard: { totalCount: 0 },
      })
    })

    it('name who brought a record', async () => {
      const { contributors } = await curia.ask<{
        contributors: Record<string, { totalActionCount: number; uniqueActions: unknown[] }[]>
      }>(`{ contributors(subscribable: {entityType: EVIDENCE_ITEM, id: 238}) {
        editors { totalActionCount uniqueActions { action count } } curators { totalActionCount } } }`)
      expect(contributors).toEqual({
        editors: [
          {
            totalActionCount: 2,
            uniqueActions: [
              { action: 'ACCEPTED', count: 1 },
              { action: 'SUBMITTED', count: 1 },
            ],
          },
        ],
        curators: [],
      })
    })
  })
})
