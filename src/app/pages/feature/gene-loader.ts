import type { LoaderFunctionArgs } from 'react-router'
import { preloadQuery } from '#app/apollo/client.ts'
import { GenePageDocument } from '#app/graphql/generated/gene-page.ts'
import { readRecordId } from '../record-parameters.ts'
import { startFeatureTab } from './feature-tabs.ts'

/** The gene named by its feature id or its symbol. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = readRecordId(params['id'])
  if (id) startFeatureTab(new URL(request.url).searchParams, id)
  return preloadQuery(GenePageDocument, { variables: id ? { id } : { symbol: params['id'] ?? '' } })
}
