import type { EvidenceType } from '#domain/vocabularies/evidence.ts'
import type { StatusCounts } from '#server/knowledge/summaries/stored-evidence-counts.ts'
import { builder } from '../schema/builder.ts'

export const EvidenceCounts = builder.objectRef<StatusCounts>('EvidenceCounts').implement({
  description: 'Number of evidence items by status.',
  fields: (t) => ({
    accepted: t.exposeInt('ACCEPTED', { description: 'Accepted ones.' }),
    submitted: t.exposeInt('SUBMITTED', { description: 'Pending ones.' }),
    rejected: t.exposeInt('REJECTED', { description: 'Rejected ones.' }),
  }),
})

const PROFILE_ID = 'Id of the profile whose evidence was counted.'

interface ByStatus {
  profileId: number
  counts: StatusCounts
}

export const EvidenceItemsByStatus = builder.objectRef<ByStatus>('EvidenceItemsByStatus').implement({
  description: 'Number of evidence items of a molecular profile by status.',
  fields: (t) => ({
    molecularProfileId: t.exposeInt('profileId', { description: PROFILE_ID }),
    acceptedCount: t.int({ description: 'Accepted ones.', resolve: ({ counts }) => counts.ACCEPTED }),
    submittedCount: t.int({
      description: 'Pending ones.',
      resolve: ({ counts }) => counts.SUBMITTED,
    }),
    rejectedCount: t.int({ description: 'Rejected ones.', resolve: ({ counts }) => counts.REJECTED }),
  }),
})

interface ByType {
  profileId: number
  counts: Partial<Record<EvidenceType, number>>
}

export const EvidenceItemsByType = builder.objectRef<ByType>('EvidenceItemsByType').implement({
  description: 'Number of evidence items of a molecular profile by type, without rejected ones.',
  fields: (t) => {
    const count = (type: EvidenceType, description: string) =>
      t.int({ description, resolve: ({ counts }) => counts[type] ?? 0 })
    return {
      molecularProfileId: t.exposeInt('profileId', { description: PROFILE_ID }),
      diagnosticCount: count('DIAGNOSTIC', 'On diagnosis.'),
      prognosticCount: count('PROGNOSTIC', 'On the course of the disease.'),
      predictiveCount: count('PREDICTIVE', 'On the response to therapies.'),
      predisposingCount: count('PREDISPOSING', 'On inherited risk.'),
      functionalCount: count('FUNCTIONAL', 'On what the gene product does.'),
      oncogenicCount: count('ONCOGENIC', 'On the part it has in causing cancer.'),
    }
  },
})
