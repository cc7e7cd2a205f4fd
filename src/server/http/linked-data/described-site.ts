import { storedReleases } from '#server/export/stored-releases.ts'
import type { LinkedRecord } from '#domain/records/links.ts'
import { createContext } from '#server/graphql/context.ts'
import { knowledgebaseState } from '#server/knowledge/summaries/knowledgebase.ts'
import {
  doiOf,
  releaseDataset,
  stateDataset,
  structuredCatalog,
  structuredDataset,
} from '#server/linked-data/dataset.ts'
import type { CitableDataset, DatasetSite } from '#server/linked-data/dataset.ts'
import { datasetTitle } from '#server/linked-data/dataset.ts'
import { jsonLd, structuredRecord } from '#server/linked-data/structured-data.ts'
import { knowledgebaseTitle } from '#domain/versions/knowledgebase-title.ts'
import type { States } from '#server/states/open-states.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import type { Storage } from '#server/storage/database.ts'
import { stateDownloadPath } from '../state-downloads.ts'
import { datasetLinks, recordLinks } from './signposting.ts'
import type { TypedLink } from './signposting.ts'

/** Services that the descriptions are made with. */
export interface DescribedServices {
  site: { name: string; downloads?: string }
  origin: () => string
  states: States
  /** Beginning of the operator's DOIs; null without one. */
  doiPrefix: string | null
}

/** Description of a page for programs. */
export interface PageDescription {
  /** JSON-LD; null where there is none. */
  jsonLd: string | null
  links: TypedLink[]
}

/** Where a page is read: the database, and the frozen state that it is of. */
export interface DescribedReading {
  storage: Storage
  state: StoredState | null
}

/** Describes records, states and releases for programs. */
export interface DescribedSite {
  record(record: { kind: LinkedRecord; id: number }, reading: DescribedReading): Promise<PageDescription>
  /** The home page: the catalogue, or the state. */
  home(reading: DescribedReading): Promise<PageDescription>
  dataset(dataset: CitableDataset, storage: Storage): Promise<PageDescription>
  state(name: string): Promise<CitableDataset | null>
  release(name: string): Promise<CitableDataset | null>
  /** What all datasets have in common. */
  of(): DatasetSite
}

export function describedSite({ site, origin, states, doiPrefix }: DescribedServices): DescribedSite {
  const of = (): DatasetSite => ({ name: site.name, origin: origin(), doiPrefix })
  const asDataset = (state: StoredState) => stateDataset(state, stateDownloadPath(state))
  const loadOf = (storage: Storage) => createContext({ db: storage.read, storage, site, viewer: null }).load

  async function dataset(described: CitableDataset, storage: Storage): Promise<PageDescription> {
    const knowledge = await knowledgebaseState(storage.read)
    return {
      jsonLd: jsonLd(structuredDataset(described, of(), knowledge)),
      links: datasetLinks(described, origin(), doiOf(described, of())),
    }
  }

  /** The dataset that the pages of a reading are part of. */
  function wholeOf(state: StoredState | null) {
    const described = state && asDataset(state)
    const url = `${origin()}${described?.path ?? '/'}`
    const name = described ? datasetTitle(described, of()) : knowledgebaseTitle(site.name)
    return { '@type': 'Dataset', '@id': url, name, url } as const
  }

  return {
    of,
    dataset,
    async record(record, { storage, state }) {
      const load = loadOf(storage)
      const thing = await structuredRecord(record, { load, origin: origin(), dataset: wholeOf(state) })
      if (!thing) return { jsonLd: null, links: [] }
      const type = String(Object(thing)['@type'])
      return { jsonLd: jsonLd(thing), links: await recordLinks(record, { load, origin: origin(), type }) }
    },
    async home({ storage, state }) {
      if (state) return dataset(asDataset(state), storage)
      const releases = site.downloads ? await storedReleases(site.downloads) : []
      const datasets = [
        ...(await states.list()).map(asDataset),
        ...releases.map(({ name }) => ({ kind: 'release', name, path: `/api/releases/${name}` }) as const),
      ]
      return {
        jsonLd: jsonLd(structuredCatalog(of(), datasets)),
        links: [
          { relation: 'license', href: 'https://creativecommons.org/publicdomain/zero/1.0/' },
          { relation: 'type', href: 'https://schema.org/DataCatalog' },
        ],
      }
    },
    async state(name) {
      const state = (await states.list()).find((each) => each.name === name)
      return state ? asDataset(state) : null
    },
    release: async (name) => (site.downloads ? releaseDataset(site.downloads, name) : null),
  }
}
