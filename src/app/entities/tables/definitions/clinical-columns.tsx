import type { EvidenceStatus, TherapyInteraction } from '#domain/vocabularies/evidence.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import type { LinkedRecord } from '#app/entities/EntityLink.tsx'
import { StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { TherapyLinks } from '#app/entities/evidence/TherapyLinks.tsx'
import type { RecordColumn, SortedBy } from '../table-definition.ts'

/*
 * The columns that evidence and assertions share. Widths are the least in pixels.
 */

export const statusColumn: RecordColumn<
  { status: EvidenceStatus; withdrawn: boolean },
  SortedBy<'STATUS'>
> = {
  id: 'reviewStatus',
  title: 'Status',
  onPhone: 'last',
  width: 94,
  sort: 'ascending',
  sortBy: 'STATUS',
  download: ['status'],
  cell: ({ status, withdrawn }) => <StatusTag status={status} withdrawn={withdrawn} />,
}

export const profileColumn = (
  width: number,
): RecordColumn<{ molecularProfile: LinkedRecord }, { molecularProfileName?: string | null }> => ({
  id: 'molecularProfileName',
  title: 'Molecular profile',
  width,
  filter: { kind: 'text', label: 'Molecular profile contains' },
  download: ['molecular_profile'],
  cell: ({ molecularProfile }) => <EntityLink kind="molecularProfile" record={molecularProfile} />,
})

export const diseaseColumn = (
  width: number,
): RecordColumn<
  { disease?: LinkedRecord | null },
  SortedBy<'DISEASE_NAME'> & { diseaseName?: string | null }
> => ({
  id: 'diseaseName',
  title: 'Disease',
  width,
  sort: 'ascending',
  sortBy: 'DISEASE_NAME',
  filter: { kind: 'text', label: 'Disease contains' },
  download: ['disease'],
  cell: ({ disease }) => (disease ? <EntityLink kind="disease" record={disease} /> : null),
})

export const therapyColumn = (
  width: number,
): RecordColumn<
  { therapies: readonly LinkedRecord[]; therapyInteractionType?: TherapyInteraction | null },
  { therapyName?: string | null }
> => ({
  id: 'therapyName',
  title: 'Therapies',
  width,
  filter: { kind: 'text', label: 'Therapy contains' },
  download: ['therapies', 'therapy_interaction_type'],
  cell: ({ therapies, therapyInteractionType }) => (
    <TherapyLinks therapies={therapies} interaction={therapyInteractionType} />
  ),
})
