import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldText } from '#domain/text/names.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { cell, knowledgeOf, rowWith } from '#tests/support/knowledge.ts'
import type { Knowledge, Row } from '#tests/support/knowledge.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

const nothing: Knowledge = {
  features: [],
  variants: [],
  profiles: [],
  evidence: [],
  assertions: [],
  groups: [],
}
const { features, variants, profiles, evidence, assertions } = release2024
  ? knowledgeOf('release2024')
  : nothing

const listed = (row: Row, column: string) =>
  cell(row, column)
    .split(/[,;]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
const flagged = (rows: readonly Row[]) => rows.filter((row) => row['is_flagged'] === 'true').length
const count = (rows: readonly Row[], matches: (row: Row) => boolean) => rows.filter(matches).length
const distinct = (values: (string | undefined)[]) => new Set(values).size

/** Every query for one record that takes nothing but an id. */
const singles = [
  'acmgCode activity assertion clingenCode clinicalTrial comment cytogeneticRegion disease diseasePopover',
  'evidenceItem factor feature flag fusion gene molecularProfile nccnGuideline organization phenotype',
  'phenotypePopover region revision source sourcePopover therapy therapyPopover user variant variantGroup',
  'variantType variantTypePopover',
].flatMap((line) => line.split(' '))

describe.skipIf(!release2024)('With the release of August 2024', () => {
  describeOnEachEngine('Reads', (engine) => {
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    it.each([0, -1, 999_999_999])('of the record %i are null, whatever its kind', async (id) => {
      const fields = singles.map((field) => `${field}(id: ${id}) { __typename }`).join(' ')
      expect(
        await curia.ask(`{ ${fields} gene_: gene(entrezSymbol: "NONE") { id }
        factor_: factor(ncitId: "C0") { id } feature_: feature { id } }`),
      ).toEqual(
        Object.fromEntries([...singles, 'gene_', 'factor_', 'feature_'].map((field) => [field, null])),
      )
    })

    it('of a source, a variant type and a trial count what the files say', async () => {
      const cited = [...Map.groupBy(evidence, (row) => cell(row, 'citation_id'))]
        .filter(([, rows]) => rows.every((row) => row['source_type'] === 'PubMed'))
        .toSorted(([, left], [, right]) => right.length - left.length)[0]
      const { found, types, trials } = await curia.ask<{
        found: { id: number; citationId: string; name: string }[]
        types: { id: number; soid: string }[]
        trials: { nodes: { id: number; nctId: string; evidenceCount: number; sourceCount: number }[] }
      }>(
        `query ($id: String!) { found: sourceTypeahead(citationId: $id, sourceType: PUBMED) { id citationId name }
          types: variantTypeTypeahead(queryTerm: "stop gain") { id soid }
          trials: clinicalTrials(first: 100) { nodes { id nctId evidenceCount sourceCount } } }`,
        { id: cited?.[0] },
      )
      expect(found).toHaveLength(1)
      const [type] = types.filter(({ soid }) => soid === 'SO:0001587')
      const [trial] = trials.nodes
      expect(trials.nodes).toHaveLength(100)
      for (const { nctId, evidenceCount, sourceCount } of trials.nodes) {
        const rows = evidence.filter((row) => listed(row, 'nct_ids').includes(nctId))
        expect({ evidenceCount, sourceCount }, nctId).toEqual({
          evidenceCount: rows.length,
          sourceCount: distinct(rows.map((row) => `${row['source_type']} ${row['citation_id']}`)),
        })
      }
      const stopGained = count(variants, (row) => listed(row, 'variant_types').includes('stop_gained'))
      expect(
        await curia.ask(`{
          sourcePopover(id: ${found[0]?.id}) { citationId evidenceItemCount }
          source(id: ${found[0]?.id}) { citationId deprecated retracted }
          variantType(id: ${type?.id}) { soid url }
          variantTypePopover(id: ${type?.id}) { variantCount }
          clinicalTrial(id: ${trial?.id}) { nctId url link }
          sourceSuggestionValues(sourceId: ${found[0]?.id}, molecularProfileId: 12) {
            source { id } molecularProfile { name } disease { id } } }`),
      ).toEqual({
        sourcePopover: { citationId: cited?.[0], evidenceItemCount: cited?.[1].length },
        source: { citationId: cited?.[0], deprecated: false, retracted: false },
        variantType: {
          soid: 'SO:0001587',
          url: 'http://www.sequenceontology.org/browser/current_svn/term/SO:0001587',
        },
        variantTypePopover: { variantCount: stopGained },
        clinicalTrial: {
          nctId: trial?.nctId,
          url: `https://clinicaltrials.gov/study/${trial?.nctId}`,
          link: `/clinical-trials/${trial?.id}`,
        },
        sourceSuggestionValues: {
          source: { id: found[0]?.id },
          molecularProfile: { name: 'BRAF V600E' },
          disease: null,
        },
      })
    })

    it('of activities and flags have one for each record submitted, accepted and flagged', async () => {
      const answer = await curia.ask<{
        all: { totalCount: number; nodes: { id: number; kind: string }[] }
        accepted: { totalCount: number; nodes: { id: number }[] }
        subjects: Record<string, { totalCount: number }>
      }>(`{
        all: activities(first: 1, activityType: [SUBMIT_EVIDENCE_ITEM]) { totalCount nodes { id kind: __typename } }
        accepted: activities(first: 1, activityType: [MODERATE_EVIDENCE_ITEM]) { totalCount nodes { id } }
        assertions: activities(subjectType: [ASSERTION], activityType: [SUBMIT_ASSERTION]) { totalCount }
        flagging: activities(activityType: [FLAG_ENTITY]) { totalCount }
        none: activities(activityType: [COMMENT]) { totalCount }
        byPeople: activities(includeAutomatedEvents: false) { totalCount }
        one: activities(subject: [{id: 1409, entityType: EVIDENCE_ITEM}], activityType: [SUBMIT_EVIDENCE_ITEM]) {
          totalCount }
        flags(state: OPEN) { totalCount }
        onEvidence: flags(flaggable: {id: 1409, entityType: EVIDENCE_ITEM}) { totalCount }
      }`)
      const total = (totalCount: number) => ({ totalCount })
      const [item] = answer.all.nodes
      expect(answer).toMatchObject({
        all: total(evidence.length),
        accepted: total(count(evidence, (row) => row['evidence_status'] === 'accepted')),
        assertions: total(assertions.length),
        flagging: total(
          [features, variants, profiles, evidence, assertions].map(flagged).reduce((a, b) => a + b),
        ),
        none: total(0),
        byPeople: total(0),
        one: total(1),
        flags: total(
          [features, variants, profiles, evidence, assertions].map(flagged).reduce((a, b) => a + b),
        ),
        onEvidence: total(flagged([rowWith(evidence, 'evidence_id', 1409)])),
      })
      expect(item?.kind).toBe('SubmitEvidenceItemActivity')
      expect(await curia.ask(`{ activity(id: ${item?.id}) { id kind: __typename } }`)).toEqual({
        activity: item,
      })
    })

    it('of what nobody has curated yet are empty, and need no one to be signed in', async () => {
      const none = { totalCount: 0 }
      expect(
        await curia.ask(`{ approvals { totalCount } comments { totalCount } revisions { totalCount }
          revisionSets(status: NEW) { totalCount } sourceSuggestions { totalCount } newsItems { totalCount }
          browseOrganizations { totalCount filteredCount } organizations { totalCount }
          contributors(subscribable: {id: 12, entityType: VARIANT}) { curators { user { id } } editors { user { id } } }
          validateRevisionsForAcceptance(revisionIds: []) { genericErrors validationErrors { error } }
          viewer { id } dataReleases { name }
          organizationLeaderboards { commentsLeaderboard { totalCount } submissionsLeaderboard { totalCount } } }`),
      ).toEqual({
        approvals: none,
        comments: none,
        revisions: none,
        revisionSets: none,
        sourceSuggestions: none,
        newsItems: none,
        browseOrganizations: { totalCount: 0, filteredCount: 0 },
        organizations: none,
        contributors: { curators: [], editors: [] },
        validateRevisionsForAcceptance: { genericErrors: [], validationErrors: [] },
        viewer: null,
        dataReleases: [],
        organizationLeaderboards: { commentsLeaderboard: none, submissionsLeaderboard: none },
      })
      const { users } = await curia.ask<{ users: { nodes: { id: number; role: string }[] } }>(
        '{ users { nodes { id role } } }',
      )
      expect(users.nodes.map(({ role }) => role)).toEqual(['EDITOR'])
      expect(await curia.errorsOf('{ notifications { totalCount } }')).toHaveLength(1)
      expect(
        await curia.errorsOf('{ subscriptionForEntity(subscribable: {id: 12, entityType: VARIANT}) { id } }'),
      ).toHaveLength(1)
      expect(
        await curia.ask('{ validateRevisionsForAcceptance(revisionIds: [1]) { genericErrors } }'),
      ).toMatchObject({ validateRevisionsForAcceptance: { genericErrors: [expect.stringContaining('1')] } })
    })

    it('of names and texts before they are kept know the records of the files', async () => {
      const complex = profiles.filter(
        (row) => / AND /.test(cell(row, 'name')) && !/[()]| OR | NOT /.test(cell(row, 'name')),
      )
      const twoOf = complex.find((row) => listed(row, 'variant_ids').length === 2)
      const [one, other] = listed(twoOf ?? {}, 'variant_ids').map(Number)
      const preview = (components: string) =>
        curia.ask<{
          preview: {
            segments: { name?: string; text?: string }[]
            existingMolecularProfile: { id: number } | null
          }
        }>(`{ preview: previewMolecularProfileName(structure: {${components}}) {
          segments { ... on Feature { name } ... on Variant { name } ... on MolecularProfileTextSegment { text } }
          existingMolecularProfile { id } deprecatedVariants { id } } }`)
      const { preview: found } = await preview(
        `booleanOperator: AND, variantComponents: [{variantId: ${other}}, {variantId: ${one}}]`,
      )
      expect(found.segments.map(({ name, text }) => name ?? text).join(' ')).toBe(cell(twoOf ?? {}, 'name'))
      expect(found.existingMolecularProfile).toEqual({ id: Number(twoOf?.['molecular_profile_id']) })
      const { preview: unknown } = await preview(
        'booleanOperator: OR, variantComponents: [{variantId: 33, not: true}, {variantId: 12}]',
      )
      expect(unknown.existingMolecularProfile).toBeNull()
      expect(unknown.segments.map(({ name, text }) => name ?? text).join(' ')).toBe(
        'BRAF V600E OR NOT EGFR L858R',
      )
      expect(
        await curia.ask(`{ previewCommentText(commentText: "#E1409 of #V12, not #E99999999") {
          ... on CommentTextSegment { text }
          ... on CommentTagSegmentFlaggedAndWithStatus { displayName link status }
          ... on CommentTagSegmentFlaggedAndDeprecated { displayName link } } }`),
      ).toEqual({
        previewCommentText: [
          {
            displayName: 'EID1409',
            link: '/evidence/1409',
            status: cell(rowWith(evidence, 'evidence_id', 1409), 'evidence_status').toUpperCase(),
          },
          { text: ' of ' },
          { displayName: cell(rowWith(variants, 'variant_id', 12), 'variant'), link: '/variants/12' },
          { text: ', not #E99999999' },
        ],
      })
    })

    it('of codes, guidelines and phenotypes by what people type', async () => {
      const guidelines = [...new Set(assertions.map((row) => cell(row, 'nccn_guideline')))].filter((name) =>
        foldText(name).includes('lung'),
      )
      const { offered, codes, phenotypes } = await curia.ask<{
        offered: { id: number; name: string }[]
        codes: { id: number; code: string }[]
        phenotypes: { name: string; hpoId: string }[]
      }>(`{ offered: nccnGuidelinesTypeahead(queryTerm: "LUNG") { id name }
        codes: clingenCodesTypeahead(queryTerm: "om") { id code }
        phenotypes: phenotypeTypeahead(queryTerm: "RENAL") { name hpoId } }`)
      expect(guidelines.length).toBeGreaterThan(0)
      expect(offered.map(({ name }) => name)).toEqual(expect.arrayContaining(guidelines))
      expect(codes.map(({ code }) => code).slice(0, 4)).toEqual(['OM1', 'OM2', 'OM3', 'OM4'])
      expect(
        await curia.ask(`{ clingenCode(id: ${codes[0]?.id}) { code name exclusive }
          nccnGuideline(id: ${offered[0]?.id}) { name } }`),
      ).toEqual({
        clingenCode: { code: 'OM1', name: 'OM1', exclusive: false },
        nccnGuideline: { name: offered[0]?.name },
      })
      const named = [...evidence, ...assertions]
        .flatMap((row) => listed(row, 'phenotypes'))
        .filter((name) => foldText(name).includes('renal'))
      const names = phenotypes.map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining([...new Set(named)]))
      expect(names).toEqual(names.toSorted())
      expect(named.length).toBeGreaterThan(0)
    })
  })
})
