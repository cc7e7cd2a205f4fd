import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { MatchRequest } from '#server/matching/match-request.ts'
import { readRequest } from '#server/errors/request-values.ts'
import type { MatchReport } from '#domain/matching/match-report.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { traits } from './execution/field-traits.ts'
import { builder } from './schema/builder.ts'
import { assayedOf, MatchSampleInput } from './match-sample-input.ts'
import {
  MatchDiseaseRelation,
  MatchOriginAgreement,
  MatchPrecision,
  MatchResult,
  MatchState,
} from './match-types.ts'
import { Assertion, Disease, EvidenceItem, MolecularProfile, VariantInterface } from './schema/refs.ts'
import { relation } from './schema/relation.ts'

type Profile = MatchReport['profiles'][number]

const UnderstoodAlteration = builder
  .objectRef<MatchReport['alterations'][number]>('UnderstoodAlteration')
  .implement({
    description: 'An alteration of the input, as understood.',
    fields: (t) => ({
      index: t.exposeInt('index', { description: 'Position in the input, from 0.' }),
      text: t.exposeString('text', { description: 'The alteration as given.' }),
      understoodAs: t.exposeStringList('understoodAs', {
        description: 'Alterations that it was understood as.',
      }),
      isAbsent: t.exposeBoolean('isAbsent', { description: 'True if it was reported as absent.' }),
      warnings: t.exposeStringList('warnings', { description: 'Warnings about it.' }),
    }),
  })

const MisunderstoodAlteration = builder
  .objectRef<MatchReport['notUnderstood'][number]>('MisunderstoodAlteration')
  .implement({
    description: 'An alteration that was not understood and is left out.',
    fields: (t) => ({
      index: t.exposeInt('index', {
        nullable: true,
        description: 'Position in the input, from 0; null for alterations read from a file.',
      }),
      text: t.exposeString('text', { description: 'The alteration as given.' }),
      reason: t.exposeString('reason', { description: 'Reason it was not understood.' }),
      choices: t.stringList({
        description: 'Possible meanings, each in a form that is understood.',
        resolve: ({ choices }) => [...choices],
      }),
    }),
  })

const MatchedPart = builder.objectRef<Profile['parts'][number]>('MatchedPart').implement({
  description: 'A variant of a molecular profile with its state in the sample.',
  fields: (t) => ({
    variant: t.field({
      type: VariantInterface,
      description: 'The variant.',
      resolve: ({ variant }, _args, { load }) => existing(load(recordById.variants, variant.id)),
    }),
    negated: t.exposeBoolean('negated', {
      description: 'True if the molecular profile requires its absence (NOT).',
    }),
    state: t.expose('state', { type: MatchState, description: 'Presence in the sample.' }),
    precision: t.expose('precision', {
      type: MatchPrecision,
      nullable: true,
      description: 'Rule by which an alteration matches or may match it; null if none is related.',
    }),
    alterations: t.exposeIntList('alterations', {
      description: 'Positions in the input of the related alterations.',
    }),
    because: t.exposeString('because', { description: 'Reason for the state, as a sentence.' }),
  }),
})

const MatchedEvidenceItem = builder.objectRef<Profile['evidence'][number]>('MatchedEvidenceItem').implement({
  description: 'An evidence item on a molecular profile, with its relation to the sample.',
  fields: (t) => ({
    evidenceItem: relation(t, EvidenceItem, 'The evidence item.', { id: recordById.evidence_items }),
    diseaseRelation: t.expose('diseaseRelation', {
      type: MatchDiseaseRelation,
      description: 'Relation of its disease to that of the sample.',
    }),
    originAgreement: t.expose('originAgreement', {
      type: MatchOriginAgreement,
      description: 'Agreement of its variant origin with that of the sample.',
    }),
  }),
})

const MatchedAssertion = builder.objectRef<Profile['assertions'][number]>('MatchedAssertion').implement({
  description: 'An assertion on a molecular profile, with its relation to the sample.',
  fields: (t) => ({
    assertion: relation(t, Assertion, 'The assertion.', { id: recordById.assertions }),
    diseaseRelation: t.expose('diseaseRelation', {
      type: MatchDiseaseRelation,
      description: 'Relation of its disease to that of the sample.',
    }),
    originAgreement: t.expose('originAgreement', {
      type: MatchOriginAgreement,
      description: 'Agreement of its variant origin with that of the sample.',
    }),
  }),
})

const MatchedProfile = builder.objectRef<Profile>('MatchedProfile').implement({
  description: 'A molecular profile that matches, may match or nearly matches the sample.',
  fields: (t) => ({
    molecularProfile: relation(t, MolecularProfile, 'The molecular profile.', {
      id: recordById.molecular_profiles,
    }),
    result: t.expose('result', { type: MatchResult, description: 'Result for the sample.' }),
    precision: t.expose('precision', {
      type: MatchPrecision,
      nullable: true,
      description: 'Least precise rule among the parts by which it matches; null if there is none.',
    }),
    parts: t.expose('parts', { type: [MatchedPart], description: 'Variants with their states.' }),
    evidenceItems: t.expose('evidence', {
      type: [MatchedEvidenceItem],
      description: 'Evidence: nearest disease first, then by level and rating.',
    }),
    assertions: t.expose('assertions', {
      type: [MatchedAssertion],
      description: 'Assertions: nearest disease first, then by tier.',
    }),
  }),
})

const RelatedVariantReason = builder.enumType('RelatedVariantReason', {
  description: 'Relation of a variant that does not match to an alteration of the sample.',
  values: {
    SAME_CODON: { value: 'SAME_CODON', description: 'Another change of the same codon.' },
    SAME_GENE: { value: 'SAME_GENE', description: 'Another variant of the same gene.' },
  } as const,
})

const RelatedVariant = builder.objectRef<MatchReport['related'][number]>('RelatedVariant').implement({
  description: 'A variant similar to an alteration of the sample that does not match it.',
  fields: (t) => ({
    variant: t.field({
      type: VariantInterface,
      description: 'The variant.',
      resolve: ({ variant }, _args, { load }) => existing(load(recordById.variants, variant.id)),
    }),
    alteration: t.exposeInt('alteration', {
      nullable: true,
      description: 'Position of the alteration in the input.',
    }),
    why: t.expose('why', { type: RelatedVariantReason, description: 'Kind of relation.' }),
  }),
})

const SampleMatch = builder.objectRef<MatchReport>('SampleMatch').implement({
  description: 'Matching results of a tumour sample. Curia extension.',
  fields: (t) => ({
    knowledgeVersion: t.int({
      description: 'Knowledge version that the sample was matched with.',
      resolve: ({ knowledge }) => knowledge.version,
    }),
    disease: t.field({
      type: Disease,
      nullable: true,
      description: 'Disease of the patient; null if not given.',
      resolve: ({ disease }, _args, { load }) => (disease ? load(diseaseById, disease.id) : null),
    }),
    alterations: t.expose('alterations', {
      type: [UnderstoodAlteration],
      description: 'Alterations that were understood.',
    }),
    notUnderstood: t.expose('notUnderstood', {
      type: [MisunderstoodAlteration],
      description: 'Alterations that were not understood.',
    }),
    warnings: t.exposeStringList('warnings', { description: 'Warnings about the whole sample.' }),
    missingReferenceData: t.exposeString('missingReferenceData', {
      nullable: true,
      description:
        'Reference data that are not imported and would tell more of this sample, as a sentence; null if none.',
    }),
    profiles: t.field({
      type: [MatchedProfile],
      description:
        'Molecular profiles: matched, undecided, then nearly matched ones; within these, the strongest for the disease first.',
      args: {
        results: t.arg({
          type: [MatchResult],
          description: 'Only molecular profiles with one of these results.',
        }),
        first: t.arg.int({ description: 'Maximum number; all by default.' }),
      },
      resolve: ({ profiles }, { results, first }) =>
        profiles
          .filter(({ result }) => !results || results.includes(result))
          .slice(0, first == null ? undefined : Math.max(0, first)),
    }),
    related: t.expose('related', {
      type: [RelatedVariant],
      description: 'Variants of the same codons and genes that do not match.',
    }),
    undecidableVariants: t.int({
      description:
        'Number of variants of genes of the sample that cannot be matched, because their names do not define an alteration.',
      resolve: ({ notDecidable }) => notDecidable.variants,
    }),
    undecidableEvidence: t.int({
      description: 'Number of accepted evidence items of these variants.',
      resolve: ({ notDecidable }) => notDecidable.evidence,
    }),
  }),
})

builder.queryField('matchSample', (t) =>
  t.field({
    ...traits({ holdsSample: true }),
    type: SampleMatch,
    description:
      'Molecular profiles that match the alterations of a tumour sample, with their records. Nothing of a sample is stored, logged or cached; sent by POST only. Curia extension.',
    args: { input: t.arg({ type: MatchSampleInput, required: true, description: 'The sample.' }) },
    resolve: (_root, { input }, { matching }) => {
      const values = { ...input, assayed: assayedOf(input.assayed) }
      const request = readRequest(MatchRequest, values, 'BAD_USER_INPUT')
      if (!matching) throw new ClientError('UNAVAILABLE', 'Samples are not matched here')
      return matching.report(request)
    },
  }),
)
