import { knowledgebaseState } from '#server/knowledge/knowledgebase.ts'
import type { KnowledgebaseState } from '#server/knowledge/knowledgebase.ts'
import { builder } from './builder.ts'
import { KnowledgebaseContents } from './enums.ts'

const Knowledgebase = builder.objectRef<KnowledgebaseState & { name: string }>('Knowledgebase').implement({
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
    knowledgeVersion: t.exposeInt('knowledgeVersion', {
      description: 'How often the knowledge has changed: equal numbers, equal answers.',
    }),
  }),
})

builder.queryField('knowledgebase', (t) =>
  t.field({
    type: Knowledgebase,
    description: 'What this knowledgebase is and holds.',
    resolve: async (_root, _args, { db, site }) => ({ ...(await knowledgebaseState(db)), name: site.name }),
  }),
)
