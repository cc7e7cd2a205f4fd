import type { Writing } from '#server/storage/database.ts'
import { addSubmission } from './curation-factories.ts'
import { addCurators } from './curators.ts'
import type { Person } from './curators.ts'
import {
  addDisease,
  addEvidence,
  addFeature,
  addTherapy,
  addVariant,
  evidenceStatement,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { Engine } from '#tests/support/storage/engines.ts'
import { suggest } from './revising.ts'

export const GENE = ['suggestGeneRevision', 'gene'] as const
export const EVIDENCE = ['suggestEvidenceItemRevision', 'evidenceItem'] as const
export const ASSERTION = ['suggestAssertionRevision', 'assertion'] as const

/** A knowledgebase with what revisions are decided on, and its people. */
export async function openRevisionKnowledge(engine: Engine) {
  const knowledge = await openInterface(engine)
  const { people, gene, profile, otherProfile, disease, therapy } = await knowledge.storage.write(
    async (tx) => {
      const gene = await addFeature(tx, 'BRAF')
      return {
        people: await addCurators(tx),
        gene,
        profile: (await addVariant(tx, gene, 'V600E')).profile,
        otherProfile: (await addVariant(tx, gene, 'V600K')).profile,
        disease: await addDisease(tx, 'Melanoma'),
        therapy: await addTherapy(tx, 'Vemurafenib'),
      }
    },
  )
  const read = () => knowledge.storage.read
  const write = <T>(make: (tx: Writing) => Promise<T>) => knowledge.storage.write(make)
  let words = 0
  /** One pending revision of the gene's description. */
  const describeGene = async (by: Person, id = gene) => {
    const text = `Description number ${(words += 1)}`
    const fields = { description: { value: text }, sourceIds: [] }
    const [result] = await suggest(knowledge, GENE, { id, fields }, by)
    if (!result) throw new Error('nothing was suggested')
    return { ...result, text }
  }
  const newGene = () => write((tx) => addFeature(tx))
  const evidenceFields = (given: object = {}) => ({
    description: { value: evidenceStatement },
    molecularProfileId: profile,
    variantOrigin: 'SOMATIC',
    sourceId: 0,
    evidenceType: 'PREDICTIVE',
    significance: 'SENSITIVITYRESPONSE',
    diseaseId: { value: disease },
    evidenceLevel: 'B',
    evidenceDirection: 'SUPPORTS',
    phenotypeIds: [] as number[],
    rating: 3,
    therapyIds: [therapy],
    therapyInteractionType: { unset: true },
    ...given,
  })
  const assertionFields = (given: object = {}) => ({
    summary: { unset: true },
    description: { unset: true },
    molecularProfileId: profile,
    variantOrigin: 'SOMATIC',
    assertionType: 'PREDICTIVE',
    significance: 'SENSITIVITYRESPONSE',
    assertionDirection: 'SUPPORTS',
    diseaseId: { value: disease },
    therapyIds: [therapy],
    therapyInteractionType: { unset: true },
    phenotypeIds: [] as number[],
    evidenceItemIds: [] as number[],
    ampLevel: { unset: true },
    acmgCodeIds: [] as number[],
    clingenCodeIds: [] as number[],
    nccnGuidelineId: { unset: true },
    nccnGuidelineVersion: { unset: true },
    fdaCompanionTest: { unset: true },
    fdaRegulatoryApproval: { unset: true },
    ...given,
  })
  const newEvidence = (given: Parameters<typeof addEvidence>[2] = {}) =>
    write(async (tx) => {
      const id = await addEvidence(tx, profile, { disease_id: disease, therapies: [therapy], ...given })
      const { source_id } = await tx
        .selectFrom('evidence_items')
        .select('source_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await addSubmission(tx, 'EVIDENCE_ITEM', id, { user: people.carl.id })
      return { id, source: source_id }
    })
  const descriptionOf = async (id: number) =>
    (await read().selectFrom('features').select('description').where('id', '=', id).executeTakeFirstOrThrow())
      .description
  return {
    knowledge,
    people,
    profile,
    otherProfile,
    disease,
    therapy,
    read,
    write,
    describeGene,
    newGene,
    descriptionOf,
    evidenceFields,
    assertionFields,
    newEvidence,
  }
}

export type RevisionKnowledge = Awaited<ReturnType<typeof openRevisionKnowledge>>
