import { get, graphql } from '../traffic.ts'
import type { Family, Request, Target } from '../traffic.ts'

/** Folders of records that have versions, with the lists that their ids are in. */
const FOLDERS: Readonly<Record<string, string>> = {
  evidence: 'evidenceItems',
  variants: 'variants',
  'molecular-profiles': 'molecularProfiles',
  assertions: 'assertions',
  diseases: 'diseases',
  therapies: 'therapies',
  sources: 'sources',
}

/** Uncompressed answers are written as fast as the connection takes them. */
function* changes(): Iterable<Request> {
  for (let index = 0; ; index += 1)
    yield get(`/api/changes?since=${index % 3}`, index % 2 === 0 ? {} : { 'accept-encoding': 'br' })
}

/** A page of versions with all that can be asked of each; another alias, so that no answer is cached. */
const versionsOf = (id: number, index: number) =>
  graphql(
    `versions of EID${id} with documents and changes`,
    `query ($id: Int!) { a${index}: recordVersions(recordType: EVIDENCE_ITEM, recordId: $id, first: 100) { totalCount
      nodes { number document activity { id } changes(since: 1) { field before after beforeText afterText } } } }`,
    { id },
  )

function* versions({ ids }: Target): Iterable<Request> {
  const most = ids['evidenceItems'] ?? [1]
  for (let index = 0; ; index += 1) {
    // The first was changed often.
    yield versionsOf(most[index % 2 === 0 ? 0 : index % most.length] ?? 1, index)
    for (const [folder, list] of Object.entries(FOLDERS)) {
      const id = ids[list]?.[index % (ids[list]?.length ?? 1)] ?? 1
      yield get(`/api/records/${folder}/${id}/versions`)
      yield get(`/api/records/${folder}/${id}/versions/1`)
    }
  }
}

export const recordVersions: readonly Family[] = [
  { name: 'changes of the knowledge', connections: 8, short: true, exchanges: changes },
  { name: 'versions of records', connections: 8, short: true, exchanges: versions },
]
