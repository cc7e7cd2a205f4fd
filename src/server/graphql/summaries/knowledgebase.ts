import { knowledgebaseState } from '#server/knowledge/summaries/knowledgebase.ts'
import type { KnowledgebaseState } from '#server/knowledge/summaries/knowledgebase.ts'
import {
  evidenceByPublication,
  evidenceBySubmission,
  evidenceComposition,
} from '#server/knowledge/summaries/evidence-composition.ts'
import type { EvidenceInTime, EvidenceShare } from '#server/knowledge/summaries/evidence-composition.ts'
import { followedUpstreams } from '#server/mirror/record-upstreams.ts'
import { externalServicesOff } from '#server/external/external-services.ts'
import { builder } from '../schema/builder.ts'
import { orNull, properties } from '../schema/columns.ts'
import { EvidenceLevel, EvidenceType, KnowledgebaseContents } from '../schema/enums.ts'

const EvidenceShareObject = builder.objectRef<EvidenceShare>('EvidenceShare').implement({
  description: 'Number of evidence items of one type and level, without rejected ones.',
  fields: (t) => ({
    evidenceType: t.expose('evidenceType', { type: EvidenceType, description: 'The type.' }),
    evidenceLevel: t.expose('evidenceLevel', { type: EvidenceLevel, description: 'The level.' }),
    count: t.exposeInt('count', { description: 'The number of evidence items.' }),
  }),
})

const EvidenceInTimeObject = builder.objectRef<EvidenceInTime>('EvidenceInTime').implement({
  description: 'Number of evidence items in a period, without rejected ones.',
  fields: (t) => ({
    period: t.exposeString('period', {
      description: 'A year such as 2016, or a month such as 2016-05 (UTC).',
    }),
    count: t.exposeInt('count', { description: 'Number of evidence items in the period.' }),
  }),
})

const FollowedUpstream = builder
  .objectRef<Awaited<ReturnType<typeof followedUpstreams>>[number]>('FollowedUpstream')
  .implement({
    description: 'A service whose records are followed. Curia extension.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the service.' }),
      url: t.exposeString('url', { description: 'Address of the service.' }),
      completeAt: t.expose('completeAt', {
        type: 'ISO8601DateTime',
        nullable: true,
        description: 'Time at which it was last completely followed; null if it never was.',
      }),
      recordCount: t.exposeInt('records', {
        description: 'Number of its records that are here: during the first full sync, those read so far.',
      }),
      setAsideCount: t.exposeInt('setAside', {
        description: 'Number of its records that could not be read or written.',
      }),
    }),
  })

const Knowledgebase = builder
  .objectRef<KnowledgebaseState & { name: string; contact: string | null; asksOutsideServices: boolean }>(
    'Knowledgebase',
  )
  .implement({
    description: 'Description and contents of this knowledgebase.',
    fields: (t) => ({
      ...properties(t, {
        name: ['String', 'Name given by its operator.'],
        contact: [orNull('String'), 'E-mail address or web page of its operator, for questions.'],
        contents: [
          KnowledgebaseContents,
          'Contents: a release, the starter set, records of an upstream alone, or nothing yet.',
        ],
        releaseName: [orNull('String'), 'Name of the release imported last.'],
        releasedOn: [orNull('String'), 'The day of that release, such as 2024-08-01.'],
        importedAt: [orNull('ISO8601DateTime'), 'Time of the import.'],
        asksOutsideServices: [
          'Boolean',
          'True if external services are queried; otherwise the fields they provide are null.',
        ],
        knowledgeVersion: [
          'Int',
          'Knowledge version: number of committed changes; responses at the same version are the same.',
        ],
      }),
      upstreams: t.field({
        type: [FollowedUpstream],
        description: 'Services whose records are followed. Curia extension.',
        resolve: (_state, _args, { db }) => followedUpstreams(db),
      }),
      evidenceByTypeAndLevel: t.field({
        type: [EvidenceShareObject],
        description: 'Evidence by type and level; pairs without evidence are left out.',
        resolve: (_state, _args, context) => evidenceComposition(context),
      }),
      evidenceByPublicationYear: t.field({
        type: [EvidenceInTimeObject],
        description: 'Evidence by the year in which its source was published.',
        resolve: (_state, _args, context) => evidenceByPublication(context),
      }),
      evidenceBySubmissionMonth: t.field({
        type: [EvidenceInTimeObject],
        description:
          'Evidence submitted here, by month; evidence of releases, which do not give submission dates, is left out.',
        resolve: (_state, _args, context) => evidenceBySubmission(context),
      }),
    }),
  })

builder.queryField('knowledgebase', (t) =>
  t.field({
    type: Knowledgebase,
    description: 'Description and contents of this knowledgebase.',
    resolve: async (_root, _args, { db, site, outside }) => ({
      ...(await knowledgebaseState(db)),
      name: site.name,
      contact: site.contact ?? null,
      asksOutsideServices: outside !== externalServicesOff,
    }),
  }),
)
