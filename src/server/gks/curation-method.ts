import type { GksContext } from './gks-context.ts'
import type { Method } from './gks-types.ts'

/** The procedure by which CIViC curates. */
export const CIVIC_METHOD: Method = {
  id: 'civic.method:2019',
  type: 'Method',
  name: 'CIViC Curation SOP (2019)',
  methodType: 'curation',
  reportedIn: {
    id: 'pmid:31779674',
    type: 'Document',
    name: 'Danos et al., 2019, Genome Med.',
    aliases: ['CIViC curation SOP'],
    title: 'Standard operating procedure for curation and clinical interpretation of variants in cancer',
    urls: ['https://doi.org/10.1186/s13073-019-0687-x', 'https://pubmed.ncbi.nlm.nih.gov/31779674/'],
    doi: '10.1186/s13073-019-0687-x',
    pmid: '31779674',
  },
}

/** The procedure by which a record was curated: CIViC's, or for what was made here the one that is configured. */
export const curationMethodOf = ({ origin }: { origin: string }, { curationMethod }: GksContext): Method =>
  origin === 'RELEASE' ? CIVIC_METHOD : curationMethod
