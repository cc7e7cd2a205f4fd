import { knowledgebaseState } from '#server/knowledge/summaries/knowledgebase.ts'
import type { KnowledgebaseState } from '#server/knowledge/summaries/knowledgebase.ts'
import {
  evidenceByPublication,
  evidenceBySubmission,
  evidenceComposition,
} from '#server/knowledge/summaries/evidence-composition.ts'
import type { EvidenceInTime, EvidenceShare } from '#server/knowledge/summaries/evidence-composition.ts'
import { externalServicesOff } from '#server/external/external-services.ts'
import { builder } from '../schema/builder.ts'
import { EvidenceLevel, EvidenceType, KnowledgebaseContents } from '../schema/enums.ts'

const EvidenceShareObject = builder.objectRef<EvidenceShare>('EvidenceShare').implement({
  description: 'How much evidence has a type and a level, rejected evidence aside.',
  fields: (t) => ({
    evidenceType: t.expose('evidenceType', { type: EvidenceType, description: 'The type.' }),
    evidenceLevel: t.expose('evidenceLevel', { type: EvidenceLevel, description: 'The level.' }),
    count: t.exposeInt('count', { description: 'The number of evidence items.' }),
  }),
})

const EvidenceInTimeObject = builder.objectRef<EvidenceInTime>('EvidenceInTime').implement({
  description: 'How much evidence belongs to a span of time, rejected evidence aside.',
  fields: (t) => ({
    period: t.exposeString('period', {
      description: 'A year such as 2016, or a month such as 2016-05 (UTC).',
    }),
    count: t.exposeInt('count', { description: 'The number of evidence items of that time.' }),
  }),
})

const Knowledgebase = builder
  .objectRef<KnowledgebaseState & { name: string; asksOutsideServices: boolean }>('Knowledgebase')
  .implement({
    description: 'What this knowledgebase is and holds.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'What its operator calls it.' }),
      contents: t.expose('contents', {
        type: KnowledgebaseContents,
        description: 'Whether it holds a release, the starter set or nothing yet.',
      }),
      releaseName: t.exposeString('releaseName', {
        nullable: true,
        description: 'Name of the release imported last.',
      }),
      releasedOn: t.exposeString('releasedOn', {
        nullable: true,
        description: 'The day of that release, such as 2024-08-01.',
      }),
      importedAt: t.expose('importedAt', {
        type: 'ISO8601DateTime',
        nullable: true,
        description: 'When it was imported.',
      }),
      evidenceByTypeAndLevel: t.field({
        type: [EvidenceShareObject],
        description: 'Evidence by type and level; pairs without evidence are left out.',
        resolve: (_state, _args, { db }) => evidenceComposition(db),
      }),
      evidenceByPublicationYear: t.field({
        type: [EvidenceInTimeObject],
        description: 'Evidence by the year in which its source was published.',
        resolve: (_state, _args, { db }) => evidenceByPublication(db),
      }),
      evidenceBySubmissionMonth: t.field({
        type: [EvidenceInTimeObject],
        description:
          'Evidence submitted here by month; releases, which only date the last review, are left out.',
        resolve: (_state, _args, { db }) => evidenceBySubmission(db),
      }),
      asksOutsideServices: t.exposeBoolean('asksOutsideServices', {
        description: 'Whether services outside are asked; if not, fields that they answer are null.',
      }),
      knowledgeVersion: t.exposeInt('knowledgeVersion', {
        description: 'How often the knowledge has changed: equal numbers, equal answers.',
      }),
    }),
  })

builder.queryField('knowledgebase', (t) =>
  t.field({
    type: Knowledgebase,
    description: 'What this knowledgebase is and holds.',
    resolve: async (_root, _args, { db, site, outside }) => ({
      ...(await knowledgebaseState(db)),
      name: site.name,
      asksOutsideServices: outside !== externalServicesOff,
    }),
  }),
)
