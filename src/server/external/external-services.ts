import type { GenomicChange } from '#domain/variants/genomic-hgvs.ts'
import type { SourceSource } from '#domain/vocabularies/sources.ts'
import { maneSelectTranscript } from './allele-registry.ts'
import { asco } from './asco.ts'
import { crossref } from './crossref.ts'
import type { Finding } from './finding.ts'
import type { ServiceAccess } from './lookup.ts'
import { myChemInfo } from './my-chem-info.ts'
import type { MyChemInfo } from './my-chem-info.ts'
import { myDiseaseInfo } from './my-disease-info.ts'
import type { MyDiseaseInfo } from './my-disease-info.ts'
import { myGeneInfo } from './my-gene-info.ts'
import { myVariantInfo } from './my-variant-info.ts'
import type { MyVariantInfo } from './my-variant-info.ts'
import { nciThesaurus } from './nci-thesaurus.ts'
import type { NcitDetails } from './nci-thesaurus.ts'
import { openCravat } from './open-cravat.ts'
import type { Publication } from './publication.ts'
import { pubmed } from './pubmed.ts'

/** The services outside that fields of the interface ask, and their public addresses. */
export const PUBLIC_ADDRESSES = {
  myVariant: 'https://myvariant.info/v1',
  myGene: 'https://mygene.info/v3',
  myDisease: 'https://mydisease.info/v1',
  myChem: 'https://mychem.info/v1',
  ncit: 'https://api-evsrest.nci.nih.gov/api/v1',
  openCravat: 'https://run.opencravat.org',
  alleleRegistry: 'https://reg.clinicalgenome.org',
  pubmed: 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils',
  asco: 'https://solr.asco.org/solr/ml',
  crossref: 'https://api.crossref.org',
} as const

export type ExternalService = keyof typeof PUBLIC_ADDRESSES
export type ExternalAddresses = Record<ExternalService, string>

/** Services outside. None of these throws: a service that cannot be asked is a finding too. */
export interface ExternalServices {
  variantInfo(change: GenomicChange): Promise<Finding<MyVariantInfo>>
  /** The JSON document of a gene, by its NCBI id. */
  geneDetails(entrezId: number): Promise<Finding<Record<string, unknown>>>
  diseaseInfo(doid: string): Promise<Finding<MyDiseaseInfo>>
  chemInfo(ncitId: string): Promise<Finding<MyChemInfo>>
  ncitDetails(ncitId: string): Promise<Finding<NcitDetails>>
  /** The JSON answer of OpenCRAVAT, its members by annotator. */
  cravatAnnotations(change: GenomicChange): Promise<Finding<Record<string, unknown>>>
  /** The change on the MANE Select transcript in HGVS, by the allele registry id. */
  maneSelectTranscript(alleleRegistryId: string): Promise<Finding<string>>
  /** The publication with that citation id (see `citationIdError`) at its publisher. */
  fetchPublication(citationId: string, sourceType: SourceSource): Promise<Finding<Publication>>
}

/** The services at those addresses. `access.onSilence` is told which one stopped answering. */
export function createExternalServices(
  addresses: ExternalAddresses,
  access: Pick<ServiceAccess, 'agent' | 'timeoutMs' | 'now'> & {
    onSilence?: (service: ExternalService, reason: string) => void
  },
): ExternalServices {
  const { onSilence, ...shared } = access
  const at = (service: ExternalService): ServiceAccess => ({
    ...shared,
    address: addresses[service],
    onSilence: (reason) => onSilence?.(service, reason),
  })
  const publishers = { PUBMED: pubmed(at('pubmed')), ASCO: asco(at('asco')), ASH: crossref(at('crossref')) }
  return {
    variantInfo: myVariantInfo(at('myVariant')),
    geneDetails: myGeneInfo(at('myGene')),
    diseaseInfo: myDiseaseInfo(at('myDisease')),
    chemInfo: myChemInfo(at('myChem')),
    ncitDetails: nciThesaurus(at('ncit')),
    cravatAnnotations: openCravat(at('openCravat')),
    maneSelectTranscript: maneSelectTranscript(at('alleleRegistry')),
    fetchPublication: (citationId, sourceType) => publishers[sourceType](citationId),
  }
}

const off = async () =>
  ({ reached: false, off: true, reason: 'outside services are switched off here' }) as const

/** No service is asked. */
export const externalServicesOff: ExternalServices = {
  variantInfo: off,
  geneDetails: off,
  diseaseInfo: off,
  chemInfo: off,
  ncitDetails: off,
  cravatAnnotations: off,
  maneSelectTranscript: off,
  fetchPublication: off,
}
