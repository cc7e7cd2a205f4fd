import type { MyDiseaseInfo as DiseaseInfo } from '#server/external/my-disease-info.ts'
import { builder } from '../schema/builder.ts'
import { orNull, properties } from '../schema/columns.ts'
import { Disease, DiseasePopover } from '../schema/refs.ts'
import { traits } from '../execution/field-traits.ts'
import { valueFound } from './outside-field.ts'

const MyDiseaseInfo = builder.objectRef<DiseaseInfo>('MyDiseaseInfo')
MyDiseaseInfo.implement({
  description: 'Annotations of a disease from the Disease Ontology and Mondo, by MyDisease.info.',
  fields: (t) =>
    properties(t, {
      diseaseOntologyExactSynonyms: [['String'], 'Exact synonyms in the Disease Ontology.'],
      diseaseOntologyRelatedSynonyms: [['String'], 'Related synonyms in the Disease Ontology.'],
      doDef: [orNull('String'), 'Definition at the Disease Ontology.'],
      doDefCitations: [['String'], 'URLs of the sources of the Disease Ontology definition.'],
      icd10: [orNull('String'), 'Code in ICD-10.'],
      icdo: [orNull('String'), 'Code in ICD-O.'],
      mesh: [orNull('String'), 'Id in MeSH.'],
      mondoDef: [orNull('String'), 'Definition at Mondo.'],
      mondoId: [orNull('String'), 'Id at Mondo, such as MONDO:0005061.'],
      ncit: [['String'], 'Ids in the NCI Thesaurus.'],
      omim: [orNull('String'), 'Id at OMIM.'],
    }),
})

for (const ref of [Disease, DiseasePopover]) {
  builder.objectFields(ref, (t) => ({
    myDiseaseInfo: t.field({
      ...traits({ outside: true }),
      type: MyDiseaseInfo,
      nullable: true,
      description: 'Annotations from MyDisease.info; null without a DOID.',
      resolve: async ({ doid }, _args, { outside }) =>
        doid ? valueFound(await outside.diseaseInfo(doid)) : null,
    }),
  }))
}
