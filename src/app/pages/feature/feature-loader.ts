import type { LoaderFunctionArgs } from 'react-router'
import { preloadQuery } from '#app/apollo/client.ts'
import { FeaturePageDocument } from '#app/graphql/generated/feature-page.ts'
import { readRecordId } from '../record-parameters.ts'
import { startFeatureTab } from './feature-tabs.ts'

/** The feature of this id, whatever its kind; null when the address holds no id. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = readRecordId(params['id'])
  if (!id) return null
  startFeatureTab(new URL(request.url).searchParams, id)
  return preloadQuery(FeaturePageDocument, { variables: { id } })
}
