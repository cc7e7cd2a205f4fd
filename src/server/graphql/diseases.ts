import { diseaseAliases, diseaseById, listDiseases } from '#server/knowledge/diseases.ts'
import { builder } from './builder.ts'
import { connect, pageArgs } from './connection.ts'
import { Disease, DiseaseConnection } from './refs.ts'

Disease.implement({
  description: 'A disease of the Disease Ontology, or one that awaits its term there.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    doid: t.exposeString('doid', { nullable: true, description: 'Disease Ontology id without its prefix.' }),
    deprecated: t.exposeBoolean('deprecated'),
    diseaseAliases: t.stringList({
      resolve: async (disease, _args, { load }) =>
        (await load(diseaseAliases, disease.id)).map((alias) => alias.name),
    }),
  }),
})

builder.queryFields((t) => ({
  disease: t.field({
    type: Disease,
    nullable: true,
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, { load }) => load(diseaseById, id),
  }),
  diseases: t.field({
    type: DiseaseConnection,
    args: {
      ...pageArgs,
      id: t.arg.int(),
      ids: t.arg.intList(),
      doid: t.arg.string(),
      name: t.arg.string(),
    },
    resolve: (_root, args, { db }) => connect(listDiseases(db, args), args),
  }),
}))
