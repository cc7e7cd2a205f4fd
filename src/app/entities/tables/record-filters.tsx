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
import type { EvidenceTableQueryVariables } from '#app/graphql/generated/evidence-table.ts'
import type { TableState } from '#app/ui/table/table-state.ts'
import type { RecordColumn } from './table-definition.ts'

/*
 * Filters of the table of evidence by records, which come by the address: links of summaries and charts set them. Their
 * chips show the names of the records.
 */

type EvidenceFilters = Omit<EvidenceTableQueryVariables, 'sortBy'>
type Filters = TableState['filters']

/** Subtypes of the disease belong to it unless the reader leaves them out. */
const includeSubtypes = (filters: Filters) => filters['subtypes'] !== 'off'

/** The filter by words in the disease's name. */
export const namedDisease = (diseaseName: string, filters: Filters): EvidenceFilters => ({
  diseaseName,
  includeSubtypes: includeSubtypes(filters),
})

/** A filter by the id of a record. */
function recordFilter<Result>(
  id: string,
  title: string,
  document: TypedDocumentNode<Result, { id: number }>,
  nameOf: (result: Result) => string | undefined,
  variables: (id: number, filters: Filters) => EvidenceFilters,
): RecordColumn<unknown, EvidenceFilters> {
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
    // No record has id 0: a text that is no id finds nothing rather than everything.
    variables: (text, filters) => variables(/^\d{1,9}$/.test(text) ? Number(text) : 0, filters),
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

/** Says of another filter that it leaves something out. */
function extentFilter(id: string, label: string): RecordColumn<unknown, EvidenceFilters> {
  return {
    id,
    title: label,
    width: 0,
    filterOnly: {},
    filter: { kind: 'choice', label, choices: [{ value: 'off', label: 'Not included' }] },
    variables: () => ({}),
    cell: () => null,
  }
}

export const recordFilters: readonly RecordColumn<unknown, EvidenceFilters>[] = [
  recordFilter(
    'featureId',
    'Gene or feature',
    FeatureFilterNameDocument,
    ({ feature }) => feature?.name,
    (featureId) => ({ featureId, excludeNegated: true }),
  ),
  recordFilter(
    'variantId',
    'Variant',
    VariantFilterNameDocument,
    ({ variant }) => (variant ? `${variant.feature.name} ${variant.name}` : undefined),
    (variantId, filters) => ({
      variantId,
      excludeNegated: true,
      excludeCombinations: filters['combinations'] === 'off',
    }),
  ),
  recordFilter(
    'molecularProfileId',
    'Molecular profile',
    MolecularProfileFilterNameDocument,
    ({ molecularProfile }) => molecularProfile?.name,
    (molecularProfileId) => ({ molecularProfileId }),
  ),
  recordFilter(
    'diseaseId',
    'Disease',
    DiseaseFilterNameDocument,
    ({ disease }) => disease?.name,
    (diseaseId, filters) => ({ diseaseId, includeSubtypes: includeSubtypes(filters) }),
  ),
  recordFilter(
    'therapyId',
    'Therapy',
    TherapyFilterNameDocument,
    ({ therapy }) => therapy?.name,
    (therapyId) => ({ therapyId }),
  ),
  {
    id: 'treatment',
    title: 'Treatment',
    width: 0,
    filterOnly: {},
    filter: { kind: 'text', label: 'Treatment' },
    variables: (treatment) => {
      const therapies = readTreatmentKey(treatment)
      return {
        therapyIds: therapies?.therapyIds ?? [0],
        therapyInteractionType: therapies?.interaction ?? undefined,
      }
    },
    cell: () => null,
    chip: (value) => <TreatmentName value={value} />,
  },
  extentFilter('subtypes', 'Subtypes of the disease'),
  extentFilter('combinations', 'Profiles that need other alterations'),
]
