import { afterAll, beforeAll, expect, it } from 'vitest'
import { evidenceTable } from '#server/export/tables/evidence.ts'
import { clinicalEvidenceSummaries } from '#server/export/release/clinical-evidence.ts'
import { siteLinks } from '#server/export/site-links.ts'
import { importRelease } from '#server/import/import-release.ts'
import { curiaFields, recordFields } from '#server/mirror/interface/record-fields.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { evidenceInput } from '#tests/support/curation/clinical-inputs.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { addDisease, addFeature, addSource, addTherapy, addVariant } from '#tests/support/factories.ts'
import { smallRelease, writeRelease } from '#tests/support/releases/release-files.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

describeOnEachEngine('The study design of evidence', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let references: Parameters<typeof evidenceInput>[0]
  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await importRelease(knowledge.storage, releaseWith('Cohort Study'))
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      const gene = await addFeature(tx, 'EGFR')
      references = {
        profile: (await addVariant(tx, gene, 'L858R')).profile,
        source: await addSource(tx),
        disease: await addDisease(tx),
        therapy: await addTherapy(tx, 'One'),
      }
    })
  })
  afterAll(() => knowledge.close())

  const releaseWith = (design: string) =>
    writeRelease('01-Aug-2024', {
      ...smallRelease,
      'ClinicalEvidenceSummaries.tsv': smallRelease['ClinicalEvidenceSummaries.tsv'].map((row) => ({
        ...row,
        study_design: design,
      })),
    })
  const submit = async (fields: object) => {
    const { submitEvidence } = await knowledge.ask<{ submitEvidence: { evidenceItem: { id: number } } }>(
      `mutation ($input: SubmitEvidenceItemInput!) { submitEvidence(input: $input) { evidenceItem { id } } }`,
      { input: { fields: evidenceInput(references, fields) } },
      people.cora,
    )
    return submitEvidence.evidenceItem.id
  }
  const designOf = async (id: number) => {
    const { evidenceItem } = await knowledge.ask<{ evidenceItem: { studyDesign: string | null } }>(
      `query ($id: Int!) { evidenceItem(id: $id) { studyDesign } }`,
      { id },
    )
    return evidenceItem.studyDesign
  }

  it('is submitted or left out, and tells items apart', async () => {
    const without = await submit({})
    const trial = await submit({ studyDesign: 'CLINICAL_TRIAL' })
    expect(trial).not.toBe(without)
    expect([await designOf(without), await designOf(trial)]).toEqual([null, 'CLINICAL_TRIAL'])
  })

  it('is revised, and stands in the versions of the item', async () => {
    const id = await submit({ studyDesign: 'CASE_REPORT', rating: 1 })
    const { suggestEvidenceItemRevision } = await knowledge.ask<{
      suggestEvidenceItemRevision: { results: { fieldName: string }[] }
    }>(
      `mutation ($input: SuggestEvidenceItemRevisionInput!) {
        suggestEvidenceItemRevision(input: $input) { results { fieldName } }
      }`,
      {
        input: {
          id,
          fields: evidenceInput(references, { studyDesign: 'META_ANALYSIS', rating: 1 }),
          comment: 'It is an analysis of several studies',
        },
      },
      people.cora,
    )
    expect(suggestEvidenceItemRevision.results).toEqual([{ fieldName: 'study_design' }])
    const { document } = await knowledge.storage.read
      .selectFrom('record_versions')
      .select('document')
      .where('record_type', '=', 'EVIDENCE_ITEM')
      .where('record_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(document ?? '')).toMatchObject({ studyDesign: 'CASE_REPORT' })
  })

  it('is imported from files that have it, kept by those that lack it, and exported', async () => {
    const imported = Number(smallRelease['ClinicalEvidenceSummaries.tsv'][0]?.['evidence_id'])
    expect(await designOf(imported)).toBe('COHORT_STUDY')
    await importRelease(knowledge.storage, writeRelease('02-Aug-2024', smallRelease))
    expect(await designOf(imported)).toBe('COHORT_STUDY')
    const table = clinicalEvidenceSummaries('ACCEPTED_AND_SUBMITTED')
    expect(table.columns.at(-1)).toBe('study_design')
    const cells = []
    for await (const rows of table.rows(
      knowledge.storage.read,
      siteLinks('https://example.org'),
      'EVERYTHING',
    ))
      cells.push(...rows.map((row) => row.at(-1)))
    expect(cells).toContain('Cohort Study')
    expect(evidenceTable.offered).toContain('study_design')
  })

  it('is read of an upstream that has it', () => {
    expect(Object.keys(recordFields.EVIDENCE_ITEM)).toContain('studyDesign')
    expect(curiaFields.has('studyDesign')).toBe(true)
  })
})
