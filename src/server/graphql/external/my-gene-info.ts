import { geneOfFeature } from '#server/knowledge/records/features.ts'
import { builder } from '../schema/builder.ts'
import { Gene } from '../schema/refs.ts'
import { traits } from '../execution/field-traits.ts'
import { valueFound } from './outside-field.ts'

builder.objectFields(Gene, (t) => ({
  myGeneInfoDetails: t.field({
    ...traits({ outside: true }),
    type: 'JSON',
    nullable: true,
    description:
      'Annotations from MyGene.info as JSON text: summary, aliases, positions, pathways, protein domains.',
    resolve: async ({ id }, _args, { load, outside }) => {
      const gene = await load(geneOfFeature, id)
      const details = gene && valueFound(await outside.geneDetails(gene.entrez_id))
      return details && JSON.stringify(details)
    },
  }),
}))
