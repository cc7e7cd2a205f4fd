import type { MyDiseaseInfo as DiseaseInfo } from '#server/external/my-disease-info.ts'
import { builder } from '../schema/builder.ts'
import { Disease, DiseasePopover } from '../schema/refs.ts'
import { OUTSIDE, valueFound } from './outside-field.ts'

const MyDiseaseInfo = builder.objectRef<DiseaseInfo>('MyDiseaseInfo')
MyDiseaseInfo.implement({
  description: 'Annotations of a disease from the Disease Ontology and Mondo, by MyDisease.info.',
  fields: (t) => ({
    diseaseOntologyExactSynonyms: t.exposeStringList('diseaseOntologyExactSynonyms', {
      description: 'Exact synonyms in the Disease Ontology.',
    }),
    diseaseOntologyRelatedSynonyms: t.exposeStringList('diseaseOntologyRelatedSynonyms', {
      description: 'Related synonyms in the Disease Ontology.',
    }),
    doDef: t.exposeString('doDef', {
      nullable: true,
      description: 'Definition at the Disease Ontology.',
    }),
    doDefCitations: t.exposeStringList('doDefCitations', {
      description: 'URLs of the sources of the Disease Ontology definition.',
    }),
    icd10: t.exposeString('icd10', { nullable: true, description: 'Code in ICD-10.' }),
    icdo: t.exposeString('icdo', { nullable: true, description: 'Code in ICD-O.' }),
    mesh: t.exposeString('mesh', { nullable: true, description: 'Id in MeSH.' }),
    mondoDef: t.exposeString('mondoDef', { nullable: true, description: 'Definition at Mondo.' }),
    mondoId: t.exposeString('mondoId', {
      nullable: true,
      description: 'Id at Mondo, such as MONDO:0005061.',
    }),
    ncit: t.exposeStringList('ncit', { description: 'Ids in the NCI Thesaurus.' }),
    omim: t.exposeString('omim', { nullable: true, description: 'Id at OMIM.' }),
  }),
})

for (const ref of [Disease, DiseasePopover]) {
  builder.objectFields(ref, (t) => ({
    myDiseaseInfo: t.field({
      ...OUTSIDE,
      type: MyDiseaseInfo,
      nullable: true,
      description: 'Annotations from MyDisease.info; null without a DOID.',
      resolve: async ({ doid }, _args, { outside }) =>
        doid ? valueFound(await outside.diseaseInfo(doid)) : null,
    }),
  }))
}
