import type { MyChemInfo as ChemInfo } from '#server/external/my-chem-info.ts'
import { builder } from '../schema/builder.ts'
import { Therapy, TherapyPopover } from '../schema/refs.ts'
import { OUTSIDE, valueFound } from './outside-field.ts'

const FdaCode = builder.objectRef<ChemInfo['fdaEpcCodes'][number]>('FdaCode')
FdaCode.implement({
  description: 'An FDA class of drugs: a pharmacologic class or a mechanism of action.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Code, such as N0000175605.' }),
    description: t.exposeString('description', { description: 'Name, such as Kinase Inhibitor.' }),
  }),
})

const MyChemInfo = builder.objectRef<ChemInfo>('MyChemInfo')
MyChemInfo.implement({
  description: 'Annotations of a therapy from chemical and drug databases, by MyChem.info.',
  fields: (t) => ({
    chebiDefinition: t.exposeString('chebiDefinition', {
      nullable: true,
      description: 'Definition at ChEBI.',
    }),
    chebiId: t.exposeString('chebiId', { nullable: true, description: 'Id at ChEBI: CHEBI:63637.' }),
    chemblId: t.exposeString('chemblId', { nullable: true, description: 'Id at ChEMBL: CHEMBL1229517.' }),
    chemblMoleculeType: t.exposeString('chemblMoleculeType', {
      nullable: true,
      description: 'Molecule type by ChEMBL, such as Small molecule.',
    }),
    drugbankId: t.exposeString('drugbankId', { nullable: true, description: 'Id at DrugBank.' }),
    fdaEpcCodes: t.expose('fdaEpcCodes', {
      type: [FdaCode],
      description: 'Established pharmacologic classes (EPC) of the FDA.',
    }),
    fdaMoaCodes: t.expose('fdaMoaCodes', {
      type: [FdaCode],
      description: 'Mechanisms of action (MoA) by the FDA.',
    }),
    firstApproval: t.exposeString('firstApproval', {
      nullable: true,
      description: 'Year of first approval, by ChEMBL.',
    }),
    inchikey: t.exposeString('inchikey', { nullable: true, description: 'InChIKey of its structure.' }),
    indications: t.exposeStringList('indications', {
      description: 'Indications, approved or studied, by ChEMBL: MeSH terms in alphabetical order.',
    }),
    pharmgkbId: t.exposeString('pharmgkbId', { nullable: true, description: 'Id at PharmGKB.' }),
    pubchemCid: t.exposeString('pubchemCid', { nullable: true, description: 'Compound id at PubChem.' }),
    rxnorm: t.exposeString('rxnorm', { nullable: true, description: 'Id in RxNorm.' }),
  }),
})

for (const ref of [Therapy, TherapyPopover]) {
  builder.objectFields(ref, (t) => ({
    myChemInfo: t.field({
      ...OUTSIDE,
      type: MyChemInfo,
      nullable: true,
      description: 'Annotations from MyChem.info; null without an NCI Thesaurus id.',
      resolve: async ({ ncit_id }, _args, { outside }) =>
        ncit_id ? valueFound(await outside.chemInfo(ncit_id)) : null,
    }),
  }))
}
