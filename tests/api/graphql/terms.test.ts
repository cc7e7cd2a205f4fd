import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { releaseTable } from '#tests/domain/support/release-table.ts'

type Row = Record<string, string>
const evidence: Row[] = release2024 ? releaseTable(release2024, 'ClinicalEvidenceSummaries.tsv') : []
const assertions: Row[] = release2024 ? releaseTable(release2024, 'AssertionSummaries.tsv') : []

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
const entries = (row: Row, column: string) => (row[column] ?? '').split(',').map((entry) => entry.trim())
const distinct = (values: (string | undefined)[]) => [...new Set(values.filter(Boolean))]

describe.skipIf(!release2024)('With the release of August 2024', () => {
  describeOnEachEngine('Terms and sources', (engine) => {
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    it('list each disease once, by name, found by the id and any part of the name', async () => {
      const doids = distinct([...evidence, ...assertions].map((row) => row['doid']))
      const names: string[] = []
      const found: string[] = []
      let after: string | null = null
      for (;;) {
        const { diseases }: { diseases: Diseases } = await curia.ask(
          'query ($after: String) { diseases(after: $after) { nodes { name doid } pageInfo { endCursor hasNextPage } } }',
          { after },
        )
        names.push(...diseases.nodes.map((disease) => fold(disease.name)))
        found.push(...diseases.nodes.flatMap((disease) => disease.doid ?? []))
        after = diseases.pageInfo.endCursor
        if (!diseases.pageInfo.hasNextPage) break
      }
      interface Diseases {
        nodes: { name: string; doid: string | null }[]
        pageInfo: { endCursor: string | null; hasNextPage: boolean }
      }
      expect(found.toSorted()).toEqual(doids.toSorted())
      expect(names).toEqual(names.toSorted((left, right) => (left < right ? -1 : 1)))

      const { byDoid, byPrefixed, byName } = await curia.ask<Record<string, Diseases>>(`{
        byDoid: diseases(doid: "0060079") { nodes { name doid } }
        byPrefixed: diseases(doid: "DOID:0060079") { nodes { name doid } }
        byName: diseases(name: "SKIN mel") { nodes { name doid } }
      }`)
      expect(byDoid?.nodes).toEqual([{ name: 'Her2-receptor Positive Breast Cancer', doid: '0060079' }])
      expect(byPrefixed).toEqual(byDoid)
      expect(byName?.nodes.map((disease) => disease.name)).toEqual(['Skin Melanoma'])
    })

    it('count what names a disease, therapy, phenotype or source', async () => {
      const { diseases, therapies, phenotypes } = await curia.ask<
        Record<string, { nodes: { id: number }[] }>
      >(`{
        diseases(name: "skin melanoma") { nodes { id } }
        therapies(name: "vemurafenib") { nodes { id name } }
        phenotypes(name: "PHEOchromo") { nodes { id } }
      }`)
      const popovers = await curia.ask<Record<string, object>>(
        `query ($disease: Int!, $therapy: Int!, $phenotype: Int!) {
          disease: diseasePopover(id: $disease) { name evidenceItemCount assertionCount molecularProfileCount link }
          therapy: therapyPopover(id: $therapy) { evidenceItemCount assertionCount molecularProfileCount }
          phenotype: phenotypePopover(id: $phenotype) { evidenceItemCount assertionCount }
        }`,
        {
          disease: diseases?.nodes[0]?.id,
          therapy: therapies?.nodes[0]?.id,
          phenotype: phenotypes?.nodes[0]?.id,
        },
      )
      const usage = (column: string, name: string) => {
        const named = (row: Row) => entries(row, column).includes(name)
        return {
          evidenceItemCount: evidence.filter(named).length,
          assertionCount: assertions.filter(named).length,
          molecularProfileCount: distinct(evidence.filter(named).map((row) => row['molecular_profile_id']))
            .length,
        }
      }
      expect(popovers['disease']).toMatchObject({
        name: 'Skin Melanoma',
        ...usage('disease', 'Skin Melanoma'),
      })
      expect(popovers['therapy']).toEqual(usage('therapies', 'Vemurafenib'))
      const { molecularProfileCount: _, ...phenotypeUsage } = usage('phenotypes', 'Pheochromocytoma')
      expect(popovers['phenotype']).toEqual(phenotypeUsage)
    })

    it('find therapies by NCIt id with or without its letter, and by use', async () => {
      const { list, all, used, unused } = await curia.ask<
        Record<string, { nodes: Therapy[]; totalCount: number }>
      >(`{
        list: therapies(name: "trametinib") { nodes { name ncitId therapyUrl } totalCount }
        all: therapies { nodes { name ncitId } totalCount }
        used: therapies(hasLinkedEvidence: true) { nodes { name ncitId } totalCount }
        unused: therapies(hasLinkedEvidence: false) { nodes { name ncitId } totalCount }
      }`)
      interface Therapy {
        name: string
        ncitId: string | null
        therapyUrl: string | null
      }
      expect(used?.totalCount).toBe(all?.totalCount)
      expect(used?.totalCount).toBeGreaterThan(300)
      expect(unused?.totalCount).toBe(0)
      const known = list?.nodes.find((therapy) => therapy.ncitId)
      if (!known?.ncitId) return
      for (const ncitId of [known.ncitId, known.ncitId.slice(1), known.ncitId.toLowerCase()]) {
        const { therapies } = await curia.ask<{ therapies: { nodes: Therapy[] } }>(
          'query ($ncitId: String) { therapies(ncitId: $ncitId) { nodes { name ncitId therapyUrl } } }',
          { ncitId },
        )
        expect(therapies.nodes).toEqual([known])
      }
    })

    it('find phenotypes by the beginning of their HPO id', async () => {
      const { all } = await curia.ask<{ all: { nodes: { name: string; hpoId: string; url: string }[] } }>(
        '{ all: phenotypes { nodes { name hpoId url } } }',
      )
      const known = all.nodes.find((phenotype) => phenotype.hpoId) ?? expect.fail('no phenotype has an id')
      expect(known.url).toBe(`https://hpo.jax.org/app/browse/term/${known.hpoId}`)
      const digits = known.hpoId.slice(3, 8)
      const expected = all.nodes.filter((phenotype) => phenotype.hpoId.startsWith(`HP:${digits}`))
      for (const hpoId of [digits, `HP:${digits}`, `hp:${digits}`]) {
        const { list } = await curia.ask<{ list: { nodes: unknown[] } }>(
          'query ($hpoId: String) { list: phenotypes(hpoId: $hpoId) { nodes { name hpoId url } } }',
          { hpoId },
        )
        expect(list.nodes).toEqual(expected)
      }
    })

    it('show sources as they are cited, with their trials and where to read them', async () => {
      const row = evidence.find((each) => each['source_type'] === 'PubMed' && each['nct_ids']) ?? {}
      const { sources } = await curia.ask<{ sources: { nodes: Record<string, unknown>[] } }>(
        `query ($ids: [String!]) { sources(citationId: $ids) { nodes {
          name link citation citationId sourceType displayType sourceUrl openAccess deprecated retracted
          publicationYear publicationDate journal clinicalTrials { nctId url }
        } } }`,
        { ids: [row['citation_id']] },
      )
      const [source] = sources.nodes.filter((each) => each['sourceType'] === 'PUBMED')
      const year = Number(/\b(19|20)\d\d\b/.exec(row['citation'] ?? '')?.[0])
      expect(source).toMatchObject({
        citationId: row['citation_id'],
        citation: row['citation'],
        name: `PubMed: ${row['citation']}`,
        displayType: 'PubMed',
        sourceUrl: `http://www.ncbi.nlm.nih.gov/pubmed/${row['citation_id']}`,
        openAccess: false,
        deprecated: false,
        retracted: false,
        publicationYear: year,
        publicationDate: String(year),
      })
      const trials = source?.['clinicalTrials'] as { nctId: string }[]
      expect(trials.map((trial) => trial.nctId)).toEqual(entries(row, 'nct_ids').toSorted())
    })

    it('count each source of the release once', async () => {
      const cited = distinct(evidence.map((row) => `${row['source_type']} ${row['citation_id']}`))
      const { sources } = await curia.ask<{ sources: { totalCount: number } }>('{ sources { totalCount } }')
      expect(sources.totalCount).toBe(cited.length)
    })

    it('give codes and countries', async () => {
      const { countries, none } = await curia.ask<Record<string, unknown>>(
        '{ countries { iso name } none: acmgCode(id: -1) { id } }',
      )
      expect(countries).toContainEqual({ iso: 'DE', name: 'Germany' })
      expect(none).toBeNull()
    })
  })
})
