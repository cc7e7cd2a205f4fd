import type { EvidenceStatus, TherapyInteraction } from '#domain/vocabularies/evidence.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import type { LinkedRecord } from '#app/entities/EntityLink.tsx'
import { StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { TherapyLinks } from '#app/entities/evidence/TherapyLinks.tsx'
import type { TableColumn } from '#app/ui/table/table-columns.ts'

/*
 * The columns that evidence and assertions share. Widths are the least in pixels.
 */

export const statusColumn: TableColumn<{ status: EvidenceStatus; withdrawn: boolean }> = {
  id: 'reviewStatus',
  title: 'Status',
  onPhone: 'last',
  width: 92,
  sort: 'ascending',
  cell: ({ status, withdrawn }) => (
    <>
      <StatusTag status={status} />
      {withdrawn ? <span className="text-xs text-danger"> withdrawn</span> : null}
    </>
  ),
}

export const profileColumn = (width: number): TableColumn<{ molecularProfile: LinkedRecord }> => ({
  id: 'molecularProfileName',
  title: 'Molecular profile',
  width,
  filter: { kind: 'text', label: 'Molecular profile contains' },
  cell: ({ molecularProfile }) => <EntityLink kind="molecularProfile" record={molecularProfile} />,
})

export const diseaseColumn = (width: number): TableColumn<{ disease?: LinkedRecord | null }> => ({
  id: 'diseaseName',
  title: 'Disease',
  width,
  sort: 'ascending',
  filter: { kind: 'text', label: 'Disease contains' },
  cell: ({ disease }) => (disease ? <EntityLink kind="disease" record={disease} /> : null),
})

export const therapyColumn = (
  width: number,
): TableColumn<{
  therapies: readonly LinkedRecord[]
  therapyInteractionType?: TherapyInteraction | null
}> => ({
  id: 'therapyName',
  title: 'Therapies',
  width,
  filter: { kind: 'text', label: 'Therapy contains' },
  cell: ({ therapies, therapyInteractionType }) => (
    <TherapyLinks therapies={therapies} interaction={therapyInteractionType} />
  ),
})
