import { useReadQuery } from '@apollo/client/react'
import { useLoaderData, useLocation, useParams } from 'react-router'
import { parseRecordId } from '#domain/records/record-id.ts'
import { paths } from '#app/paths.ts'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Redirect } from '#app/ui/Redirect.tsx'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { NotFound } from '../not-found/NotFound.tsx'
import { RecordPage } from '../RecordPage.tsx'
import { FeatureRecord } from './FeatureRecord.tsx'
import type { loader } from './gene-loader.ts'

export function Component() {
  const query = useLoaderData<typeof loader>()
  return (
    <RecordPage noun="Gene" query={query}>
      <Gene />
    </RecordPage>
  )
}

function Gene() {
  const { data } = useReadQuery(useLoaderData<typeof loader>())
  const { id = '' } = useParams()
  const { search } = useLocation()
  if (!data.gene) return <NotFound title={`There is no gene “${id}”`} sought={id} />
  const { name, entrezId } = data.gene
  // The symbol as it is written leads to the same page under one address.
  if (parseRecordId(id) === null && id !== name) {
    return <Redirect to={`${paths.gene.href(name)}${search}`} />
  }
  return (
    <FeatureRecord
      kind="gene"
      feature={data.gene}
      identifiers={[
        {
          name: 'Entrez gene id',
          value: entrezId > 0 && (
            <>
              <ExternalLink href={`https://www.ncbi.nlm.nih.gov/gene/${entrezId}`}>{entrezId}</ExternalLink>{' '}
              <CopyButton text={String(entrezId)} label="Copy the Entrez gene id" />
            </>
          ),
        },
        {
          name: 'External links',
          value: (
            <span className="flex flex-wrap gap-x-4">
              <ExternalLink href={`https://gnomad.broadinstitute.org/gene/${name}`}>gnomAD</ExternalLink>
              <ExternalLink href={`https://www.ensembl.org/Homo_sapiens/Gene/Summary?g=${name}`}>
                Ensembl
              </ExternalLink>
              <ExternalLink href={`https://www.genenames.org/tools/search/#!/?query=${name}`}>
                HGNC
              </ExternalLink>
              <ExternalLink
                href={`https://www.cbioportal.org/results?gene_list=${name}&cancer_study_list=msk_impact_2017`}
              >
                cBioPortal
              </ExternalLink>
              <ExternalLink href={`https://www.ncbi.nlm.nih.gov/clinvar/?term=${name}[gene]`}>
                ClinVar
              </ExternalLink>
            </span>
          ),
        },
      ]}
    />
  )
}
