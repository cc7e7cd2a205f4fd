import { genomicChange } from '#domain/variants/genomic-hgvs.ts'
import { factorOfFeature, geneOfFeature } from '#server/knowledge/records/features.ts'
import { variantCoordinates } from '#server/knowledge/records/variants/coordinates.ts'
import type { VariantRecord } from '#server/knowledge/records/records.ts'
import type { Finding } from '#server/external/finding.ts'
import { builder } from '../schema/builder.ts'
import type { GraphQLContext } from '../context.ts'
import { Disease, Factor, FactorVariant, Gene, GeneVariant, Therapy } from '../schema/refs.ts'
import { traits } from '../execution/field-traits.ts'

/** A service with what it found about a record; or why there is nothing that it could be asked. */
type Question = [service: string, finding: Finding<unknown> | { missing: string }]

const states = {
  PRESENT: 'The service has annotations of the record.',
  ABSENT: 'The service was asked and has none.',
  NOT_QUERIED: 'The record lacks what the service needs; see `reason`.',
  UNREACHABLE: 'The service does not respond, or in a way that is not understood; see `reason`.',
  OFF: 'External services are switched off on this server.',
}

const OutsideState = builder.enumType('OutsideState', {
  description: 'Outcome of a question to an external service. Curia extension.',
  values: Object.fromEntries(
    Object.entries(states).map(([value, description]) => [value, { value, description }]),
  ) as Record<keyof typeof states, { value: keyof typeof states; description: string }>,
})

interface Answer {
  service: string
  state: keyof typeof states
  at: string | null
  reason: string | null
}

const OutsideAnswer = builder.objectRef<Answer>('OutsideAnswer')
OutsideAnswer.implement({
  description: 'An external service that annotates a record: whether it answered, and when. Curia extension.',
  fields: (t) => ({
    service: t.exposeString('service', { description: 'Name of the service, such as MyVariant.info.' }),
    state: t.field({ type: OutsideState, description: 'Outcome.', resolve: ({ state }) => state }),
    at: t.field({
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time of its answer, which is stored for some hours; null without one.',
      resolve: ({ at }) => at,
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Reason why it has no answer; null where it has one.',
    }),
  }),
})

function answerOf([service, finding]: Question): Answer {
  if ('missing' in finding) return { service, state: 'NOT_QUERIED', at: null, reason: finding.missing }
  if (finding.reached)
    return { service, state: finding.value === null ? 'ABSENT' : 'PRESENT', at: finding.at, reason: null }
  return { service, state: finding.off ? 'OFF' : 'UNREACHABLE', at: null, reason: finding.reason }
}

const ofNcit = async (
  id: string | null | undefined,
  ask: (ncitId: string) => Promise<Finding<unknown>>,
): Promise<Question[1]> => (id ? ask(id) : { missing: 'It has no NCI Thesaurus id.' })

async function questionsOfVariant(
  { id, allele_registry_id }: VariantRecord,
  { load, outside }: GraphQLContext,
): Promise<Question[]> {
  const place = (await load(variantCoordinates, id)).at(0)
  const change = place ? genomicChange(place) : null
  const missing = 'It has no genomic change: chromosome, positions and bases.'
  return Promise.all([
    (async (): Promise<Question> => [
      'MyVariant.info',
      change === null
        ? { missing }
        : change.referenceBuild === 'NCBI36'
          ? { missing: 'MyVariant.info has no NCBI36.' }
          : await outside.variantInfo(change),
    ])(),
    (async (): Promise<Question> => [
      'OpenCRAVAT',
      change ? await outside.cravatAnnotations(change) : { missing },
    ])(),
    (async (): Promise<Question> => [
      'ClinGen Allele Registry',
      allele_registry_id
        ? await outside.maneSelectTranscript(allele_registry_id)
        : { missing: 'It has no allele registry id.' },
    ])(),
  ])
}

const description =
  'The external services that annotate it, each with the state and time of its answer. They are the same answers as those of the annotations. Curia extension.'

builder.objectFields(GeneVariant, (t) => ({
  outsideAnswers: t.field({
    ...traits({ outside: true }),
    type: [OutsideAnswer],
    description,
    resolve: async (variant, _args, context) => (await questionsOfVariant(variant, context)).map(answerOf),
  }),
}))

builder.objectFields(Gene, (t) => ({
  outsideAnswers: t.field({
    ...traits({ outside: true }),
    type: [OutsideAnswer],
    description,
    resolve: async ({ id }, _args, { load, outside }) => {
      const gene = await load(geneOfFeature, id)
      const finding = gene
        ? await outside.geneDetails(gene.entrez_id)
        : { missing: 'It has no Entrez gene id.' }
      return [answerOf(['MyGene.info', finding])]
    },
  }),
}))

builder.objectFields(Disease, (t) => ({
  outsideAnswers: t.field({
    ...traits({ outside: true }),
    type: [OutsideAnswer],
    description,
    resolve: async ({ doid }, _args, { outside }) => {
      const finding = doid ? await outside.diseaseInfo(doid) : { missing: 'It has no Disease Ontology id.' }
      return [answerOf(['MyDisease.info', finding])]
    },
  }),
}))

builder.objectFields(Therapy, (t) => ({
  outsideAnswers: t.field({
    ...traits({ outside: true }),
    type: [OutsideAnswer],
    description,
    resolve: async ({ ncit_id }, _args, { outside }) => [
      answerOf(['MyChem.info', await ofNcit(ncit_id, outside.chemInfo)]),
    ],
  }),
}))

builder.objectFields(Factor, (t) => ({
  outsideAnswers: t.field({
    ...traits({ outside: true }),
    type: [OutsideAnswer],
    description,
    resolve: async ({ id }, _args, { load, outside }) => {
      const factor = await load(factorOfFeature, id)
      return [answerOf(['NCI Thesaurus', await ofNcit(factor?.ncit_id, outside.ncitDetails)])]
    },
  }),
}))

builder.objectFields(FactorVariant, (t) => ({
  outsideAnswers: t.field({
    ...traits({ outside: true }),
    type: [OutsideAnswer],
    description,
    resolve: async ({ ncit_id }, _args, { outside }) => [
      answerOf(['NCI Thesaurus', await ofNcit(ncit_id, outside.ncitDetails)]),
    ],
  }),
}))
