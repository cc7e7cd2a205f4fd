import type { MyChemInfo as ChemInfo } from '#server/external/my-chem-info.ts'
import { builder } from '../schema/builder.ts'
import { orNull, properties } from '../schema/columns.ts'
import { Therapy, TherapyPopover } from '../schema/refs.ts'
import { traits } from '../execution/field-traits.ts'
import { valueFound } from './outside-field.ts'

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
  fields: (t) =>
    properties(t, {
      chebiDefinition: [orNull('String'), 'Definition at ChEBI.'],
      chebiId: [orNull('String'), 'Id at ChEBI: CHEBI:63637.'],
      chemblId: [orNull('String'), 'Id at ChEMBL: CHEMBL1229517.'],
      chemblMoleculeType: [orNull('String'), 'Molecule type by ChEMBL, such as Small molecule.'],
      drugbankId: [orNull('String'), 'Id at DrugBank.'],
      fdaEpcCodes: [[FdaCode], 'Established pharmacologic classes (EPC) of the FDA.'],
      fdaMoaCodes: [[FdaCode], 'Mechanisms of action (MoA) by the FDA.'],
      firstApproval: [orNull('String'), 'Year of first approval, by ChEMBL.'],
      inchikey: [orNull('String'), 'InChIKey of its structure.'],
      indications: [
        ['String'],
        'Indications, approved or studied, by ChEMBL: MeSH terms in alphabetical order.',
      ],
      pharmgkbId: [orNull('String'), 'Id at PharmGKB.'],
      pubchemCid: [orNull('String'), 'Compound id at PubChem.'],
      rxnorm: [orNull('String'), 'Id in RxNorm.'],
    }),
})

for (const ref of [Therapy, TherapyPopover]) {
  builder.objectFields(ref, (t) => ({
    myChemInfo: t.field({
      ...traits({ outside: true }),
      type: MyChemInfo,
      nullable: true,
      description: 'Annotations from MyChem.info; null without an NCI Thesaurus id.',
      resolve: async ({ ncit_id }, _args, { outside }) =>
        ncit_id ? valueFound(await outside.chemInfo(ncit_id)) : null,
    }),
  }))
}
