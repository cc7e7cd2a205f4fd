import { z } from 'zod'
import { defineSettings } from './settings.ts'
import { PUBLIC_ADDRESSES } from '#server/external/external-services.ts'
import type { ExternalAddresses } from '#server/external/external-services.ts'

function isServiceAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
}

/** Variable with the address of an external service. */
const serviceAddress = (usual: string, meaning: string) =>
  z
    .string()
    .refine(isServiceAddress, `must be an http or https address, such as ${usual}`)
    .transform((url) => url.replace(/\/+$/, ''))
    .default(usual)
    .describe(meaning)

/** Settings of external services: their base URLs, without a trailing slash; null: none is queried. */
export const externalSettings = defineSettings({
  variables: {
    OUTSIDE_SERVICES: z
      .enum(['on', 'off'], 'must be on or off')
      .default('on')
      .describe('off: no external service is queried, and fields filled from one are null'),
    MYVARIANT_URL: serviceAddress(PUBLIC_ADDRESSES.myVariant, 'MyVariant.info: annotations of variants'),
    MYGENE_URL: serviceAddress(PUBLIC_ADDRESSES.myGene, 'MyGene.info: details of genes'),
    MYDISEASE_URL: serviceAddress(
      PUBLIC_ADDRESSES.myDisease,
      'MyDisease.info: names and definitions of diseases',
    ),
    MYCHEM_URL: serviceAddress(PUBLIC_ADDRESSES.myChem, 'MyChem.info: chemistry and approvals of therapies'),
    NCIT_URL: serviceAddress(PUBLIC_ADDRESSES.ncit, 'NCI vocabularies (EVS): definitions of factors'),
    OPENCRAVAT_URL: serviceAddress(PUBLIC_ADDRESSES.openCravat, 'OpenCRAVAT: predictions for variants'),
    ALLELE_REGISTRY_URL: serviceAddress(PUBLIC_ADDRESSES.alleleRegistry, 'ClinGen: MANE Select transcripts'),
    PUBMED_URL: serviceAddress(PUBLIC_ADDRESSES.pubmed, 'NCBI E-utilities: PubMed articles'),
    ASCO_URL: serviceAddress(PUBLIC_ADDRESSES.asco, 'ASCO: meeting abstracts'),
    CROSSREF_URL: serviceAddress(PUBLIC_ADDRESSES.crossref, 'Crossref: ASH publications by DOI'),
  },
  read: (values): ExternalAddresses | null =>
    values.OUTSIDE_SERVICES === 'off'
      ? null
      : {
          myVariant: values.MYVARIANT_URL,
          myGene: values.MYGENE_URL,
          myDisease: values.MYDISEASE_URL,
          myChem: values.MYCHEM_URL,
          ncit: values.NCIT_URL,
          openCravat: values.OPENCRAVAT_URL,
          alleleRegistry: values.ALLELE_REGISTRY_URL,
          pubmed: values.PUBMED_URL,
          asco: values.ASCO_URL,
          crossref: values.CROSSREF_URL,
        },
})
