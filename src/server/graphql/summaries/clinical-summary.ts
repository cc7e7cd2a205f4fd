import { treatmentOutcomes } from '#domain/clinical/clinical-summary.ts'
import type {
  TreatmentOutcome as Outcome,
  SignificanceCount,
  SummaryCell,
  SummaryConflict,
  SummaryRow,
  SummaryType,
} from '#domain/clinical/clinical-summary.ts'
import type { EvidenceStatusFilter as StatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Treatment } from '#domain/clinical/treatment.ts'
import { clinicalSummaryOf } from '#server/knowledge/summaries/clinical-summary.ts'
import type { DiseaseSubtype, OwnedSummary } from '#server/knowledge/summaries/clinical-summary.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { builder } from '../schema/builder.ts'
import type { GraphQLContext } from '../context.ts'
import {
  EvidenceLevel,
  EvidenceSignificance,
  EvidenceStatusFilter,
  EvidenceType,
  TherapyInteraction,
} from '../schema/enums.ts'
import { Assertion } from '../schema/refs.ts'

/* The clinical summary, beyond the contract: evidence as a tumour board reads it. */

const firstArg = builder.args((t) => ({
  first: t.int({ description: 'Maximum number; all by default.' }),
}))

const firstOf = <Item>(items: readonly Item[], first: number | null | undefined): Item[] =>
  items.slice(0, Math.max(0, first ?? items.length))

const TreatmentOutcome = builder.enumType('TreatmentOutcome', {
  description: 'Outcome of a treatment: response, no response (including resistance), or other.',
  values: {
    RESPONSE: { value: 'RESPONSE', description: 'Sensitivity is supported.' },
    NO_RESPONSE: {
      value: 'NO_RESPONSE',
      description: 'Resistance or reduced sensitivity is supported, or sensitivity is not.',
    },
    OTHER: { value: 'OTHER', description: 'Another significance, such as an adverse response.' },
  } satisfies Record<Outcome, object>,
})

const ClinicalTerm = builder.objectRef<{ id: number; name: string }>('ClinicalTerm').implement({
  description: 'A disease, therapy or molecular profile, by name.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id among records of its kind.' }),
    name: t.exposeString('name', { description: 'Name.' }),
  }),
})

const TreatmentObject = builder.objectRef<Treatment>('Treatment').implement({
  description: 'One or more therapies with their interaction type.',
  fields: (t) => ({
    key: t.exposeString('key', {
      description: 'Key that identifies the treatment, such as `19+22.COMBINATION`.',
    }),
    name: t.exposeString('name', { description: 'Therapies in words: `Dabrafenib + Trametinib`.' }),
    therapies: t.field({
      type: [ClinicalTerm],
      description: 'Therapies, by name.',
      resolve: ({ therapies }) => [...therapies],
    }),
    therapyInteractionType: t.expose('interaction', {
      type: TherapyInteraction,
      nullable: true,
      description: 'Therapy interaction type; null for a single therapy.',
    }),
  }),
})

const SignificanceCountObject = builder.objectRef<SignificanceCount>('ClinicalSignificanceCount').implement({
  description: 'Evidence of one significance, counted by direction.',
  fields: (t) => ({
    significance: t.expose('significance', { type: EvidenceSignificance, description: 'The significance.' }),
    evidenceItemCount: t.exposeInt('evidenceItemCount', {
      description: 'Number of evidence items, whatever their direction.',
    }),
    supporting: t.exposeInt('supporting', { description: 'Number of evidence items that support it.' }),
    notSupporting: t.exposeInt('notSupporting', {
      description: 'Number of evidence items that do not support it.',
    }),
    level: t.expose('level', {
      type: EvidenceLevel,
      description: 'Best level of the supporting evidence; if there is none, of the other evidence.',
    }),
    notSupportingLevel: t.expose('notSupportingLevel', {
      type: EvidenceLevel,
      nullable: true,
      description: 'Best level of the evidence that does not support it; null if there is none.',
    }),
    newestYear: t.exposeInt('newestYear', {
      nullable: true,
      description:
        'Newest publication year of the evidence, whatever its direction; null if no source has a year.',
    }),
    levelYear: t.exposeInt('levelYear', {
      nullable: true,
      description:
        'Newest publication year of the evidence that `level` is the level of; null if one of its sources has no year.',
    }),
  }),
})

const CellObject = builder.objectRef<SummaryCell>('ClinicalSummaryCell').implement({
  description:
    'Predictive evidence of one significance and direction on one treatment; that on wild type is apart.',
  fields: (t) => ({
    treatment: t.expose('treatment', { type: TreatmentObject, description: 'The treatment.' }),
    molecularProfile: t.expose('molecularProfile', {
      type: ClinicalTerm,
      nullable: true,
      description: 'The molecular profile, in the summary of a therapy.',
    }),
    molecularProfiles: t.field({
      type: [ClinicalTerm],
      description: 'The molecular profiles that the evidence is about; most evidence first.',
      resolve: ({ molecularProfiles }) => [...molecularProfiles],
    }),
    outcome: t.expose('outcome', { type: TreatmentOutcome, description: 'Outcome of the treatment.' }),
    count: t.field({
      type: SignificanceCountObject,
      description: 'The evidence by direction.',
      resolve: (cell) => cell,
    }),
    conflicts: t.field({
      type: [ClinicalTerm],
      description: 'Molecular profiles for which the evidence on the treatment conflicts.',
      resolve: ({ conflicts }) => [...conflicts],
    }),
  }),
})

type OutcomeCells = { outcome: SummaryCell['outcome']; cells: SummaryCell[] }

const OutcomeObject = builder.objectRef<OutcomeCells>('ClinicalSummaryOutcome').implement({
  description: 'The cells of a row with one outcome.',
  fields: (t) => ({
    outcome: t.expose('outcome', { type: TreatmentOutcome, description: 'The outcome.' }),
    cellCount: t.int({ description: 'Number of cells.', resolve: ({ cells }) => cells.length }),
    cells: t.field({
      type: [CellObject],
      description: 'The cells, the strongest evidence first.',
      args: firstArg,
      resolve: ({ cells }, { first }) => firstOf(cells, first),
    }),
  }),
})

const RowObject = builder.objectRef<SummaryRow>('ClinicalSummaryRow').implement({
  description: 'Predictive evidence for one disease or one molecular profile.',
  fields: (t) => ({
    term: t.expose('term', {
      type: ClinicalTerm,
      description: 'The disease; in the summary of a disease, the molecular profile.',
    }),
    evidenceItemCount: t.exposeInt('evidenceItemCount', { description: 'Number of evidence items.' }),
    outcomes: t.field({
      type: [OutcomeObject],
      description: 'The cells by outcome; one entry for each outcome.',
      resolve: ({ cells }) =>
        treatmentOutcomes.map((outcome) => ({
          outcome,
          cells: cells.filter((cell) => cell.outcome === outcome),
        })),
    }),
  }),
})

const TypeObject = builder.objectRef<SummaryType>('ClinicalSummaryType').implement({
  description: 'Evidence of one type other than predictive.',
  fields: (t) => ({
    evidenceType: t.expose('evidenceType', { type: EvidenceType, description: 'The type.' }),
    evidenceItemCount: t.exposeInt('evidenceItemCount', { description: 'Number of evidence items.' }),
    significances: t.field({
      type: [SignificanceCountObject],
      description: 'The evidence by significance.',
      resolve: ({ significances }) => [...significances],
    }),
    conflictCount: t.exposeInt('conflictCount', {
      description: 'Number of conflicts in the evidence of the type.',
    }),
  }),
})

const ConflictObject = builder.objectRef<SummaryConflict>('EvidenceConflict').implement({
  description:
    'Conflicting evidence on one molecular profile, treatment, disease and type: one item supports what another does not, both sensitivity and resistance are supported, or a prognostic effect as well as none.',
  fields: (t) => ({
    molecularProfile: t.expose('molecularProfile', {
      type: ClinicalTerm,
      description: 'The molecular profile.',
    }),
    disease: t.expose('disease', { type: ClinicalTerm, nullable: true, description: 'The disease.' }),
    treatment: t.expose('treatment', {
      type: TreatmentObject,
      nullable: true,
      description: 'Treatment, for predictive evidence; otherwise null.',
    }),
    evidenceType: t.expose('evidenceType', { type: EvidenceType, description: 'The type of the evidence.' }),
    evidenceItemCount: t.int({
      description: 'Number of evidence items on the same profile, treatment, disease and type.',
      resolve: ({ evidenceItemIds }) => evidenceItemIds.length,
    }),
    evidenceItemIds: t.exposeIntList('evidenceItemIds', {
      description: 'Ids of all evidence items on the same profile, treatment, disease and type.',
    }),
  }),
})

const SubtypeObject = builder.objectRef<DiseaseSubtype>('DiseaseSubtype').implement({
  description: 'A subtype of a disease by the Disease Ontology.',
  fields: (t) => ({
    disease: t.field({ type: ClinicalTerm, description: 'The disease.', resolve: (subtype) => subtype }),
    evidenceItemCount: t.exposeInt('evidenceItemCount', {
      description: 'Number of evidence items on the subtype.',
    }),
  }),
})

export const ClinicalSummaryObject = builder.objectRef<OwnedSummary>('ClinicalSummary').implement({
  description: 'Summary of the evidence of a record.',
  fields: (t) => ({
    evidenceItemCount: t.exposeInt('evidenceItemCount', { description: 'Number of evidence items.' }),
    submittedCount: t.exposeInt('submittedCount', {
      description: 'Number of submitted evidence items, whether included or not.',
    }),
    combinationCount: t.exposeInt('combinationCount', {
      description:
        'Of a variant: number of evidence items on molecular profiles that need other variants, too, whether included or not; otherwise 0.',
    }),
    negatedCount: t.exposeInt('negatedCount', {
      description:
        'Of a variant or feature: number of evidence items on molecular profiles that require it to be absent, which are never included; otherwise 0.',
    }),
    retractedCount: t.exposeInt('retractedCount', {
      description: 'Number of evidence items whose source was retracted, which are never included.',
    }),
    rowCount: t.int({ description: 'Number of rows.', resolve: ({ rows }) => rows.length }),
    rows: t.field({
      type: [RowObject],
      description:
        'Predictive evidence by disease, or by molecular profile in the summary of a disease; most evidence first.',
      args: firstArg,
      resolve: ({ rows }, { first }) => firstOf(rows, first),
    }),
    otherTypes: t.field({
      type: [TypeObject],
      description: 'Evidence by type, other than predictive.',
      resolve: ({ otherTypes }) => [...otherTypes],
    }),
    conflictCount: t.int({
      description: 'Number of conflicts.',
      resolve: ({ conflicts }) => conflicts.length,
    }),
    conflicts: t.field({
      type: [ConflictObject],
      description: 'Conflicts in the evidence; predictive first, then by number of evidence items.',
      args: firstArg,
      resolve: ({ conflicts }, { first }) => firstOf(conflicts, first),
    }),
    assertionCount: t.int({
      description: 'Number of assertions.',
      resolve: ({ assertionIds }) => assertionIds.length,
    }),
    assertions: t.field({
      type: [Assertion],
      description:
        'Assertions that are not rejected, whichever evidence is included: accepted before submitted, then by AMP/ASCO/CAP tier.',
      args: firstArg,
      resolve: ({ assertionIds }, { first }, { load }) =>
        Promise.all(firstOf(assertionIds, first).map((id) => existing(load(recordById.assertions, id)))),
    }),
    ontologyImported: t.exposeBoolean('ontologyImported', {
      description: 'True if the Disease Ontology is imported; without it no disease has subtypes.',
    }),
    subtypes: t.field({
      type: [SubtypeObject],
      description: 'Subtypes of a disease that have evidence, whether included or not; most evidence first.',
      resolve: ({ subtypes }) => [...subtypes],
    }),
  }),
})

/** The argument of every summary: the status of the evidence that counts. */
export const summaryArgs = builder.args((t) => ({
  status: t.field({
    type: EvidenceStatusFilter,
    defaultValue: 'NON_REJECTED',
    description: 'Status of the evidence items to include.',
  }),
}))

export const SUMMARY_DESCRIPTION = 'Summary of the evidence. Curia extension.'

/** The field with the summary of a record of some kind. */
export const clinicalSummaryField = (kind: 'feature' | 'molecularProfile' | 'therapy') => ({
  type: ClinicalSummaryObject,
  description: SUMMARY_DESCRIPTION,
  args: summaryArgs,
  resolve: ({ id }: { id: number }, { status }: { status?: StatusFilter | null }, context: GraphQLContext) =>
    clinicalSummaryOf(context, { kind, id, status: status ?? 'NON_REJECTED' }),
})
