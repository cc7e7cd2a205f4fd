import { knowledgebaseTitle } from '#domain/versions/knowledgebase-title.ts'
import type { KnowledgebaseState } from '#server/knowledge/summaries/knowledgebase.ts'
import { datasetTitle, derivedFrom, doiOf } from './dataset.ts'
import type { CitableDataset, DatasetSite } from './dataset.ts'

const SCHEMA = 'http://datacite.org/schema/kernel-4'

/** The metadata of a state or release as DataCite takes them (4.6). Nothing is registered. */
export function dataciteMetadata(
  dataset: CitableDataset,
  site: DatasetSite,
  knowledge: Pick<KnowledgebaseState, 'releaseName' | 'contents'>,
) {
  const name = knowledgebaseTitle(site.name)
  const url = `${site.origin}${dataset.path}`
  const doi = doiOf(dataset, site)
  const source = derivedFrom(knowledge)
  return {
    schemaVersion: SCHEMA,
    ...(doi && { doi }),
    url,
    identifiers: [
      doi
        ? { identifier: `https://doi.org/${doi}`, identifierType: 'DOI' }
        : { identifier: url, identifierType: 'URL' },
    ],
    creators: [{ name, nameType: 'Organizational' }],
    titles: [{ title: datasetTitle(dataset, site), lang: 'en' }],
    publisher: { name },
    publicationYear: dataset.date.slice(0, 4),
    types: { resourceType: 'Knowledgebase', resourceTypeGeneral: 'Dataset' },
    subjects: [{ subject: 'clinical evidence for variants in cancer' }],
    dates: [
      { date: dataset.date, dateType: 'Created' },
      { date: dataset.date, dateType: 'Issued' },
    ],
    language: 'en',
    version: dataset.knowledgeVersion === null ? dataset.name : String(dataset.knowledgeVersion),
    rightsList: [
      {
        rights: 'Creative Commons Zero v1.0 Universal',
        rightsUri: 'https://creativecommons.org/publicdomain/zero/1.0/legalcode',
        rightsIdentifier: 'cc0-1.0',
        rightsIdentifierScheme: 'SPDX',
        schemeUri: 'https://spdx.org/licenses/',
      },
    ],
    sizes: dataset.files.map(({ path, bytes }) => `${path.split('/').at(-1)}: ${bytes} bytes`),
    formats: [...new Set(dataset.files.map(({ mediaType }) => mediaType))],
    ...(source && {
      relatedIdentifiers: [
        { relatedIdentifier: source.url, relatedIdentifierType: 'URL', relationType: 'IsDerivedFrom' },
      ],
    }),
  }
}
