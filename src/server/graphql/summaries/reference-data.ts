import { isAdministrator } from '#domain/policies/roles.ts'
import { referenceStatus } from '#server/ontologies/reference/reference-status.ts'
import type { ReferenceStatus } from '#server/ontologies/reference/reference-status.ts'
import { builder } from '../schema/builder.ts'

const ReferenceData = builder.objectRef<ReferenceStatus>('ReferenceData').implement({
  description: 'Published reference data that Curia uses, and whether they are imported.',
  fields: (t) => ({
    id: t.string({
      description: 'Name on the command line: `curia reference <id>`.',
      resolve: ({ source }) => source.id,
    }),
    title: t.string({ description: 'Name of the publication.', resolve: ({ source }) => source.title }),
    url: t.string({ description: 'Official address.', resolve: ({ source }) => source.url }),
    isImported: t.exposeBoolean('isImported', { description: 'True if they are in the database.' }),
    effectIfMissing: t.string({
      description: 'Questions that are not answered without them, as a sentence.',
      resolve: ({ source }) => source.without,
    }),
    fileName: t.string({
      nullable: true,
      description: 'Name of the file that was imported last; null if none was recorded.',
      resolve: ({ file }) => file?.name ?? null,
    }),
    version: t.string({
      nullable: true,
      description: 'Version or date that this file gives itself; null if it gives none.',
      resolve: ({ file }) => file?.version ?? null,
    }),
    importedAt: t.field({
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time at which this file was imported; null if none was recorded.',
      resolve: ({ file }) => file?.imported_at ?? null,
    }),
  }),
})

builder.queryField('referenceData', (t) =>
  t.field({
    type: [ReferenceData],
    nullable: true,
    description:
      'Reference data in the order in which they help, for administrators; null for others. `curia reference` imports them.',
    resolve: (_root, _args, { viewer, db }) =>
      viewer && isAdministrator(viewer) ? referenceStatus(db) : null,
  }),
)
