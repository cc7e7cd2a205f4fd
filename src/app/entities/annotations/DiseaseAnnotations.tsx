import { DiseaseAnnotationsDocument } from '#app/graphql/generated/annotations.ts'
import { idLinks } from '#domain/records/outside-links.ts'
import { therapyUrl } from '#domain/records/links.ts'
import { Facts } from '#app/ui/Facts.tsx'
import { AnnotationFrame } from './AnnotationFrame.tsx'
import { IdLinks } from './IdLinks.tsx'

/** Definition of a disease, and its ids and codes in other vocabularies. */
export const DiseaseAnnotations = ({ id }: { id: number }) => (
  <AnnotationFrame
    query={DiseaseAnnotationsDocument}
    id={id}
    parts={({ disease }) => {
      const info = disease?.myDiseaseInfo
      const linked = (value: string | null | undefined, url: (id: string) => string) =>
        value ? <IdLinks ids={[value]} url={url} /> : null
      return {
        answers: disease?.outsideAnswers ?? [],
        links: [],
        content: info ? (
          <Facts
            facts={[
              { name: 'Definition', value: info.doDef ?? info.mondoDef, isParagraph: true },
              { name: 'MONDO', value: linked(info.mondoId, idLinks.mondo) },
              { name: 'MeSH', value: linked(info.mesh, idLinks.mesh) },
              { name: 'OMIM', value: linked(info.omim, idLinks.omim) },
              { name: 'ICD-10', value: info.icd10 },
              { name: 'ICD-O', value: info.icdo },
              {
                name: 'NCI Thesaurus',
                value: info.ncit.length > 0 && (
                  <IdLinks ids={info.ncit} url={(ncit) => therapyUrl(ncit) ?? ''} />
                ),
              },
              { name: 'Exact synonyms', value: info.diseaseOntologyExactSynonyms.join(', ') },
              { name: 'Related synonyms', value: info.diseaseOntologyRelatedSynonyms.join(', ') },
            ]}
          />
        ) : null,
      }
    }}
  />
)
