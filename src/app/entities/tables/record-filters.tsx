import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useQuery } from '@apollo/client/react'
import { readTreatmentKey, treatmentOf } from '#domain/clinical/treatment.ts'
import {
  DiseaseFilterNameDocument,
  FeatureFilterNameDocument,
  MolecularProfileFilterNameDocument,
  TherapyFilterNameDocument,
  TherapyFilterNamesDocument,
  VariantFilterNameDocument,
} from '#app/graphql/generated/record-filter-names.ts'
import type { TableColumn } from '#app/ui/table/table-columns.ts'
import type { TableState } from '#app/ui/table/table-state.ts'

/*
 * Filters of the table of evidence by records, which come by the address: links of summaries and charts set them. Their
 * chips show the names of the records.
 */

/** A filter by the id of a record. */
function recordFilter<Result>(
  id: string,
  title: string,
  document: TypedDocumentNode<Result, { id: number }>,
  nameOf: (result: Result) => string | undefined,
): TableColumn<unknown> {
  function RecordName({ value }: { value: string }) {
    const { data } = useQuery<Result, { id: number }>(document, { variables: { id: Number(value) } })
    return <>{(data && nameOf(data as Result)) ?? `id ${value}`}</>
  }
  return {
    id,
    title,
    width: 0,
    filterOnly: {},
    filter: { kind: 'text', label: title },
    cell: () => null,
    chip: (value) => <RecordName value={value} />,
  }
}

function TreatmentName({ value }: { value: string }) {
  const read = readTreatmentKey(value)
  const { data } = useQuery(TherapyFilterNamesDocument, { variables: { ids: read?.therapyIds ?? [] } })
  const therapies = data?.therapies.nodes
  if (!read || !therapies || therapies.length < read.therapyIds.length) return <>{value}</>
  return <>{treatmentOf({ therapies, therapyInteractionType: read.interaction })?.name}</>
}

export const recordFilters: readonly TableColumn<unknown>[] = [
  recordFilter('featureId', 'Gene or feature', FeatureFilterNameDocument, ({ feature }) => feature?.name),
  recordFilter('variantId', 'Variant', VariantFilterNameDocument, ({ variant }) =>
    variant ? `${variant.feature.name} ${variant.name}` : undefined,
  ),
  recordFilter(
    'molecularProfileId',
    'Molecular profile',
    MolecularProfileFilterNameDocument,
    ({ molecularProfile }) => molecularProfile?.name,
  ),
  recordFilter('diseaseId', 'Disease', DiseaseFilterNameDocument, ({ disease }) => disease?.name),
  recordFilter('therapyId', 'Therapy', TherapyFilterNameDocument, ({ therapy }) => therapy?.name),
  {
    id: 'treatment',
    title: 'Treatment',
    width: 0,
    filterOnly: {},
    filter: { kind: 'text', label: 'Treatment' },
    cell: () => null,
    chip: (value) => <TreatmentName value={value} />,
  },
  {
    id: 'subtypes',
    title: 'Subtypes of the disease',
    width: 0,
    filterOnly: {},
    filter: {
      kind: 'choice',
      label: 'Subtypes of the disease',
      choices: [{ value: 'off', label: 'Not included' }],
    },
    cell: () => null,
  },
]

const idOf = (state: TableState, filter: string): number | undefined => {
  const value = state.filters[filter]
  // No record has id 0: a text that is no id finds nothing rather than everything.
  return value === undefined ? undefined : /^\d{1,9}$/.test(value) ? Number(value) : 0
}

/** The filters by records as the query takes them. */
export function recordFilterVariables(state: TableState) {
  const { treatment, diseaseId, diseaseName, featureId, variantId } = state.filters
  const therapies = treatment ? readTreatmentKey(treatment) : null
  return {
    featureId: idOf(state, 'featureId'),
    variantId: idOf(state, 'variantId'),
    excludeNegated: featureId || variantId ? true : undefined,
    molecularProfileId: idOf(state, 'molecularProfileId'),
    diseaseId: idOf(state, 'diseaseId'),
    includeSubtypes: diseaseId || diseaseName ? state.filters['subtypes'] !== 'off' : undefined,
    therapyId: idOf(state, 'therapyId'),
    therapyIds: treatment ? (therapies?.therapyIds ?? [0]) : undefined,
    therapyInteractionType: therapies?.interaction ?? undefined,
  }
}
