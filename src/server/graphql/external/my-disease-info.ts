import type { MyDiseaseInfo as DiseaseInfo } from '#server/external/my-disease-info.ts'
import { builder } from '../schema/builder.ts'
import { Disease, DiseasePopover } from '../schema/refs.ts'
import { OUTSIDE, valueFound } from './outside-field.ts'

const MyDiseaseInfo = builder.objectRef<DiseaseInfo>('MyDiseaseInfo')
MyDiseaseInfo.implement({
  description: 'What the Disease Ontology and Mondo say of a disease, by MyDisease.info.',
  fields: (t) => ({
    diseaseOntologyExactSynonyms: t.exposeStringList('diseaseOntologyExactSynonyms', {
      description: 'Other names of exactly it at the Disease Ontology.',
    }),
    diseaseOntologyRelatedSynonyms: t.exposeStringList('diseaseOntologyRelatedSynonyms', {
      description: 'Names of something close to it at the Disease Ontology.',
    }),
    doDef: t.exposeString('doDef', {
      nullable: true,
      description: 'Its definition at the Disease Ontology.',
    }),
    doDefCitations: t.exposeStringList('doDefCitations', {
      description: 'Addresses the definition of the Disease Ontology is from.',
    }),
    icd10: t.exposeString('icd10', { nullable: true, description: 'Its code in ICD-10.' }),
    icdo: t.exposeString('icdo', { nullable: true, description: 'Its code in ICD-O.' }),
    mesh: t.exposeString('mesh', { nullable: true, description: 'Its id in MeSH.' }),
    mondoDef: t.exposeString('mondoDef', { nullable: true, description: 'Its definition at Mondo.' }),
    mondoId: t.exposeString('mondoId', {
      nullable: true,
      description: 'Its id at Mondo, such as MONDO:0005061.',
    }),
    ncit: t.exposeStringList('ncit', { description: 'Its ids in the NCI Thesaurus.' }),
    omim: t.exposeString('omim', { nullable: true, description: 'Its id at OMIM.' }),
  }),
})

for (const ref of [Disease, DiseasePopover]) {
  builder.objectFields(ref, (t) => ({
    myDiseaseInfo: t.field({
      ...OUTSIDE,
      type: MyDiseaseInfo,
      nullable: true,
      description: 'What MyDisease.info says of it; null without a DOID.',
      resolve: async ({ doid }, _args, { outside }) =>
        doid ? valueFound(await outside.diseaseInfo(doid)) : null,
    }),
  }))
}
