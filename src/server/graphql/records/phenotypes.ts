import { phenotypeUrl, recordLink } from '#domain/records/links.ts'
import { listPhenotypes, phenotypeById } from '#server/knowledge/records/phenotypes.ts'
import type { PhenotypeRecord } from '#server/knowledge/records/terms.ts'
import { usageOf } from '#server/knowledge/summaries/usage.ts'
import { builder } from '../schema/builder.ts'
import { connectKnowledge, pageArgs, readerFor } from '../schema/connection.ts'
import { Phenotype, PhenotypeConnection } from '../schema/refs.ts'
import { recordQuery } from '../schema/relation.ts'
import { usageCount } from '../summaries/usage.ts'

const PhenotypePopover = builder.objectRef<PhenotypeRecord>('PhenotypePopover')

Phenotype.implement({
  description: 'A phenotype, such as a sign or symptom: a term of the Human Phenotype Ontology.',
})

PhenotypePopover.implement({
  description: 'A phenotype in brief, with counts of its records.',
  fields: (t) => ({
    assertionCount: t.int(usageCount(usageOf.phenotypes, 'assertions')),
    evidenceItemCount: t.int(usageCount(usageOf.phenotypes, 'evidence_items')),
    molecularProfileCount: t.int(usageCount(usageOf.phenotypes, 'molecular_profiles')),
  }),
})

for (const ref of [Phenotype, PhenotypePopover]) {
  builder.objectFields(ref, (t) => ({
    id: t.exposeInt('id', { description: 'Id of the phenotype.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'Definition of the phenotype.',
    }),
    hpoId: t.string({
      description: 'Human Phenotype Ontology id, such as HP:0001250; empty if it has none yet.',
      resolve: (phenotype) => phenotype.hpo_id ?? '',
    }),
    link: t.string({
      description: 'Path of its page.',
      resolve: (phenotype) => recordLink('PHENOTYPE', phenotype.id),
    }),
    url: t.string({
      description: 'URL of the term at the Human Phenotype Ontology; empty without an id.',
      resolve: (phenotype) => phenotypeUrl(phenotype.hpo_id) ?? '',
    }),
  }))
}

builder.queryFields((t) => ({
  phenotype: recordQuery(t, Phenotype, phenotypeById, 'phenotype', 'One phenotype.'),
  phenotypePopover: t.field({
    type: PhenotypePopover,
    nullable: true,
    description: 'One phenotype in brief, with counts of its records.',
    args: { id: t.arg.int({ required: true, description: 'Id of the phenotype.' }) },
    resolve: (_root, { id }, { load }) => load(phenotypeById, id),
  }),
  phenotypes: t.field({
    type: PhenotypeConnection,
    description: 'Phenotypes, filtered, by name.',
    args: {
      ...pageArgs,
      id: t.arg.int({ description: 'Only this phenotype.' }),
      ids: t.arg.intList({ description: 'Only these phenotypes.' }),
      hpoId: t.arg.string({
        description:
          'Only phenotypes whose Human Phenotype Ontology id begins with this, with or without `HP:`.',
      }),
      name: t.arg.string({ description: 'Only phenotypes whose name contains this.' }),
    },
    resolve: (_root, args, context) =>
      connectKnowledge(context, listPhenotypes(readerFor(context, args), args), args),
  }),
}))
