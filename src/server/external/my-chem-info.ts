import { z } from 'zod'
import { parseForeignJson } from './bounded-json.ts'
import { all, group, oneText, text } from './lenient-values.ts'
import { createLookup, path } from './lookup.ts'
import type { ServiceAccess } from './lookup.ts'

const classes = all(z.object({ code: text, description: text }))

const Hits = z.object({
  hits: z.array(
    z.object({
      chebi: group({ id: oneText, definition: oneText }),
      chembl: group({
        molecule_chembl_id: oneText,
        molecule_type: oneText,
        first_approval: oneText,
        drug_indications: all(z.object({ mesh_heading: text })),
      }),
      drugbank: group({ id: oneText }),
      drugcentral: group({ pharmacology_class: group({ fda_epc: classes, fda_moa: classes }) }),
      pharmgkb: group({ id: oneText, xrefs: group({ rxnorm: oneText }) }),
      pubchem: group({ cid: oneText }),
      unii: group({ inchikey: oneText, rxcui: oneText }),
    }),
  ),
})

/** Facts of databases of chemicals and drugs about a therapy. */
export type MyChemInfo = NonNullable<ReturnType<typeof readHits>>

function readHits(answer: string) {
  const hit = Hits.parse(parseForeignJson(answer)).hits[0]
  if (!hit) return null
  const { chebi, chembl, drugbank, drugcentral, pharmgkb, pubchem, unii } = hit
  return {
    chebiDefinition: chebi.definition,
    chebiId: chebi.id,
    chemblId: chembl.molecule_chembl_id,
    chemblMoleculeType: chembl.molecule_type,
    drugbankId: drugbank.id,
    fdaEpcCodes: drugcentral.pharmacology_class.fda_epc,
    fdaMoaCodes: drugcentral.pharmacology_class.fda_moa,
    firstApproval: chembl.first_approval,
    inchikey: unii.inchikey,
    indications: [...new Set(chembl.drug_indications.map((indication) => indication.mesh_heading))].sort(),
    pharmgkbId: pharmgkb.id,
    pubchemCid: pubchem.cid,
    rxnorm: pharmgkb.xrefs.rxnorm ?? unii.rxcui,
  }
}

/** Looks therapies up at MyChem.info by their NCI Thesaurus id. */
export const myChemInfo = (access: ServiceAccess) =>
  createLookup(access, {
    path: (ncitId: string) =>
      path(['query'], {
        q: `unii.ncit:"${ncitId.replace(/[^\w]/g, '')}"`,
        fields:
          'chebi.id,chebi.definition,chembl.molecule_chembl_id,chembl.molecule_type,chembl.first_approval,chembl.drug_indications.mesh_heading,drugbank.id,drugcentral.pharmacology_class,pharmgkb.id,pharmgkb.xrefs.rxnorm,pubchem.cid,unii.inchikey,unii.rxcui',
        size: '1',
      }),
    read: readHits,
  })
