import { TherapyAnnotationsDocument } from '#app/graphql/generated/annotations.ts'
import { idLinks, therapyLinks } from '#domain/records/outside-links.ts'
import { Facts } from '#app/ui/Facts.tsx'
import { AnnotationFrame } from './AnnotationFrame.tsx'
import { IdLinks } from './IdLinks.tsx'

/** Class, first approval, indications and ids of a therapy at databases of drugs and chemicals. */
export const TherapyAnnotations = ({ id, name }: { id: number; name: string }) => (
  <AnnotationFrame
    query={TherapyAnnotationsDocument}
    id={id}
    parts={({ therapy }) => {
      const info = therapy?.myChemInfo
      const linked = (value: string | null | undefined, url: (id: string) => string) =>
        value ? <IdLinks ids={[value]} url={url} /> : null
      const named = (codes: readonly { code: string; description: string }[]) =>
        codes.map(({ code, description }) => `${description} (${code})`).join(', ')
      return {
        answers: therapy?.outsideAnswers ?? [],
        links: therapyLinks(name),
        content: info ? (
          <Facts
            facts={[
              { name: 'Definition (ChEBI)', value: info.chebiDefinition, isParagraph: true },
              { name: 'Class (FDA)', value: named(info.fdaEpcCodes) },
              { name: 'Mechanism (FDA)', value: named(info.fdaMoaCodes) },
              { name: 'First approval', value: info.firstApproval },
              { name: 'Molecule type', value: info.chemblMoleculeType },
              { name: 'ChEMBL', value: linked(info.chemblId, idLinks.chembl) },
              { name: 'DrugBank', value: linked(info.drugbankId, idLinks.drugbank) },
              { name: 'RxNorm', value: linked(info.rxnorm, idLinks.rxnorm) },
              { name: 'ChEBI', value: linked(info.chebiId, idLinks.chebi) },
              { name: 'PubChem', value: linked(info.pubchemCid, idLinks.pubchem) },
              { name: 'PharmGKB', value: linked(info.pharmgkbId, idLinks.pharmgkb) },
              { name: 'Indications', value: info.indications.join('; ') },
            ]}
          />
        ) : null,
      }
    }}
  />
)
