import type { EvidenceType } from '#domain/vocabularies/evidence.ts'
import type { StatusCounts } from '#server/knowledge/summaries/stored-evidence-counts.ts'
import { builder } from '../schema/builder.ts'

export const EvidenceCounts = builder.objectRef<StatusCounts>('EvidenceCounts').implement({
  description: 'Number of evidence items by status.',
  fields: (t) => ({
    accepted: t.exposeInt('ACCEPTED', { description: 'Number of accepted evidence items.' }),
    submitted: t.exposeInt('SUBMITTED', {
      description: 'Number of submitted evidence items, which await review.',
    }),
    rejected: t.exposeInt('REJECTED', { description: 'Number of rejected evidence items.' }),
  }),
})

const PROFILE_ID = 'Id of the molecular profile.'

interface ByStatus {
  profileId: number
  counts: StatusCounts
}

export const EvidenceItemsByStatus = builder.objectRef<ByStatus>('EvidenceItemsByStatus').implement({
  description: 'Number of evidence items of a molecular profile by status.',
  fields: (t) => ({
    molecularProfileId: t.exposeInt('profileId', { description: PROFILE_ID }),
    acceptedCount: t.int({
      description: 'Number of accepted evidence items.',
      resolve: ({ counts }) => counts.ACCEPTED,
    }),
    submittedCount: t.int({
      description: 'Number of submitted evidence items, which await review.',
      resolve: ({ counts }) => counts.SUBMITTED,
    }),
    rejectedCount: t.int({
      description: 'Number of rejected evidence items.',
      resolve: ({ counts }) => counts.REJECTED,
    }),
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
      diagnosticCount: count('DIAGNOSTIC', 'Number of diagnostic evidence items.'),
      prognosticCount: count('PROGNOSTIC', 'Number of prognostic evidence items.'),
      predictiveCount: count('PREDICTIVE', 'Number of predictive evidence items.'),
      predisposingCount: count('PREDISPOSING', 'Number of predisposing evidence items.'),
      functionalCount: count('FUNCTIONAL', 'Number of functional evidence items.'),
      oncogenicCount: count('ONCOGENIC', 'Number of oncogenic evidence items.'),
    }
  },
})
