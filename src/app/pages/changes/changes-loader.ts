import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { client, preloadQuery } from '#app/apollo/client.ts'
import {
  ChangeCountsDocument,
  ChangeListDocument,
  ChangeBoundsDocument,
  FilteredRecordsDocument,
  ChangedGeneDocument,
} from '#app/graphql/generated/changes.ts'
import { changesOfRecord } from './changes-of-record.ts'
import { CHANGES_ON_PAGE, viewError, readChangesView } from './changes-view.ts'
import type { ChangesView } from './changes-view.ts'

/** Which of the filters that name a record are set. */
const recordsOf = ({ featureId, diseaseId, therapyId }: ChangesView) => ({
  featureId: featureId ?? 0,
  diseaseId: diseaseId ?? 0,
  therapyId: therapyId ?? 0,
  hasFeature: Boolean(featureId),
  hasDisease: Boolean(diseaseId),
  hasTherapy: Boolean(therapyId),
})

/** The view with the gene that the address names by its symbol, as the address of its page does. */
async function withGene(view: ChangesView, named: string | null): Promise<ChangesView> {
  if (view.featureId || !named) return view
  const { data } = await client.query({ query: ChangedGeneDocument, variables: { symbol: named } })
  return { ...view, featureId: data?.gene?.id }
}

/** The list that the address describes, its counts, and the states that can be compared. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const ofRecord = changesOfRecord(search)
  if (ofRecord) return redirect(ofRecord)
  const { data: bounds } = await client.query({ query: ChangeBoundsDocument })
  if (!bounds) throw new Error('The server did not respond.')
  const view = await withGene(readChangesView(search, bounds), search.get('gene'))
  const error = viewError(view, bounds)
  if (error !== null) return { bounds, view, error, list: null, counts: null, records: undefined }
  const records = client.query({ query: FilteredRecordsDocument, variables: recordsOf(view) })
  // The counts read more than a page of the list, which does not wait for them.
  const counts = preloadQuery(ChangeCountsDocument, { variables: view })
  const list = preloadQuery(ChangeListDocument, { variables: { ...view, first: CHANGES_ON_PAGE } })
  return { bounds, view, error, list: await list, counts: await counts, records: (await records).data }
}
